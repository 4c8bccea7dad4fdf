import { type AnyItem, definitionOf, type Facts, type TypeName, writableFields } from '@schakel/domain'
import { newIdempotencyKey } from '../../api/call.ts'
import { type Part, ROOT } from './formState.ts'
import { edgeOf, type FormWorld, optionsFor } from './itemTabs.ts'
import { childShape, fieldsOf, type ShownField, type ShownTab, shapeOf } from './shape.ts'
import { defaultsOf, valuesOf } from './values.ts'

// What one may not write later, one may not fill in at the start either (D6).
function mayFillIn(type: TypeName, { viewer, only }: FormWorld): (name: string) => boolean {
  const asked = only?.[type]
  if (asked) return (name) => asked.includes(name)
  const facts: Facts = {
    id: '',
    type,
    status: definitionOf(type).statuses?.start,
    isUnderHome: true,
    isLimited: false,
    isOwner: true,
  }
  const writable = writableFields({ ...viewer, spaces: [], matchedSuppliers: [] }, facts)
  return (name) => writable === 'all' || writable.includes(name)
}

/** The tabs of the form of a new item. */
export function tabsOfNew(type: TypeName, parentType: TypeName | undefined, world: FormWorld): readonly ShownTab[] {
  return shapeOf(type, { mode: 'add', parentType, mayWrite: mayFillIn(type, world), ...optionsFor(world) })
}

/** What the inputs of an item that is there hold. */
export function valuesOfItem(fields: readonly ShownField[], item: AnyItem) {
  return valuesOf(fields, { ...item, $role: edgeOf(item)?.ref.$role })
}

/** The fields of an item that is made inside the form of another one. */
export function fieldsOfChild(child: TypeName, parent: TypeName, world: FormWorld) {
  const { main, more } = childShape(child, parent, { mayWrite: mayFillIn(child, world), ...optionsFor(world) })
  return { main, more, all: [...main, ...more] }
}

/** The inputs of a new item as they begin. */
export function newPart(type: TypeName, fields: readonly ShownField[], world: FormWorld, id?: string): Part {
  const key = newIdempotencyKey()
  return { id: id ?? key.slice(0, 8), type, values: defaultsOf(fields, world.defaultPrice, world.now), key }
}

/** The inputs of the item the form is about. */
export function rootPart(type: TypeName, tabs: readonly ShownTab[], item: AnyItem | undefined, world: FormWorld): Part {
  const fields = fieldsOf(tabs)
  if (!item) return newPart(type, fields, world, ROOT)
  return { id: ROOT, type, values: valuesOfItem(fields, item), key: newIdempotencyKey() }
}

/** Whether an item's page opens by itself after it was made (S4.14). */
export function opensItself(type: TypeName): boolean {
  return definitionOf(type).autoOpen
}
