import {
  type AnyItem,
  definitionOf,
  edgesUnder,
  type Facts,
  may,
  type Ref,
  type TypeName,
  writableFields,
} from '@schakel/domain'
import { newIdempotencyKey } from '../../api/call.ts'
import type { ViewerUser } from '../../api/types.ts'
import { isCentreKind, rightsOf } from '../items/useRights.ts'
import { type Part, ROOT } from './formState.ts'
import { typeOfRef } from './parents.ts'
import { childShape, fieldsOf, type ShapeOptions, type ShownField, type ShownTab, shapeOf } from './shape.ts'
import { defaultsOf, valuesOf } from './values.ts'

/** What the form knows besides what is typed. */
export interface FormWorld {
  readonly viewer: ViewerUser
  readonly defaultPrice: number
  readonly now: Date
  /** Of these types nothing else is asked: a form for who has no account (D18). */
  readonly only?: Readonly<Partial<Record<TypeName, readonly string[]>>>
}

/** The edge over which an edited item hangs, when it is the only one of its kind: its role can be changed (S5.4). */
export function edgeOf(
  item: AnyItem,
): { readonly edge: string; readonly parent: string; readonly ref: Ref } | undefined {
  const hung = (item._parents ?? []).flatMap((ref) => {
    const parentType = typeOfRef(ref)
    if (!ref._id || !parentType) return []
    const edge = edgesUnder(item._type, parentType)[0]
    return edge ? [{ edge: ref._edge ?? edge, parent: ref._id, ref }] : []
  })
  return hung.length === 1 ? hung[0] : undefined
}

function optionsFor(world: FormWorld): Pick<ShapeOptions, 'isSuper' | 'isCentre'> {
  return { isSuper: may(world.viewer, 'writeSuperFields'), isCentre: isCentreKind(world.viewer.kind) }
}

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

/** The tabs of the form of an item that is there. */
export function tabsOfItem(item: AnyItem, world: FormWorld): readonly ShownTab[] {
  const rights = rightsOf(world.viewer, item)
  const hung = edgeOf(item)
  const parentType = rights.update ? typeOfRef(hung?.ref) : undefined
  return shapeOf(item._type, {
    mode: 'edit',
    parentType,
    mayWrite: rights.write,
    mayAdd: rights.create,
    ...optionsFor(world),
  })
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
