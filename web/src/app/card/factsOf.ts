import {
  type AnyItem,
  amountsFor,
  amountsOf,
  definitionOf,
  type Field,
  isEmpty,
  isObject,
  isOrganisationType,
  propertyOf,
  textOf,
  type ViewerKind,
} from '@schakel/domain'
import type { ShownField } from '../../entities/forms/shape.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'

/** A field of an item with its value, to be read on its page. */
export interface FactField {
  readonly name: string
  readonly field: Field
  readonly value: unknown
}

// What the top of the page or a section of its own shows.
const elsewhere = new Set(['name', 'status', 'color', 'avatar', 'banner', 'description', 'case', 'tasks', 'text'])
const elsewhereKinds: readonly Field['kind'][] = ['richText', 'password', 'object']

/** The filled fields of an item that its facts show, in the order of its type; a switched-off flag is no news. */
export function factsOf(found: AnyItem, kind: ViewerKind): readonly FactField[] {
  const item = amountsFor(kind, found)
  const amounts = isCentreKind(kind) ? [] : amountsOf(item._type)
  return Object.entries(definitionOf(item._type).fields).flatMap(([name, field]) => {
    if (field.hidden || field.superOnly || elsewhere.has(name) || elsewhereKinds.includes(field.kind)) return []
    if (field.readOnly) return []
    const value = item[name]
    const isNothing = isEmpty(value) || (Array.isArray(value) && value.length === 0)
    const isDefaultFlag = field.kind === 'flag' && value === (field.default ?? false)
    // D22.3: that nobody said an amount is news to who might.
    if (isNothing && amounts.includes(name) && Object.hasOwn(item, name)) return [{ name, field, value: null }]
    return isNothing || isDefaultFlag ? [] : [{ name, field, value }]
  })
}

// Long texts have a section of their own, once there is something in it.
const isBegunHere = ({ name, field }: ShownField) =>
  name === 'description' || (field.kind !== 'richText' && !elsewhere.has(name))

/** The fields that may be written and that hold nothing yet, in the order of the form. */
export function unfilled(
  item: AnyItem,
  editable: ReadonlyMap<string, ShownField>,
  facts: readonly FactField[],
): readonly ShownField[] {
  const isThere = ({ name }: ShownField) =>
    facts.some((fact) => fact.name === name) ||
    (name === 'description' && !isEmpty(item[name])) ||
    (name === 'address' && addressOf(item) !== undefined)
  return [...editable.values()].filter((shown) => isBegunHere(shown) && !isThere(shown))
}

/** Fields as their type orders them, filled or not. */
export function inOrder(
  type: AnyItem['_type'],
  fields: readonly (ShownField & { readonly value?: unknown })[],
): readonly (ShownField & { readonly value?: unknown })[] {
  const order = Object.keys(definitionOf(type).fields)
  return fields.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}

/** The address as lines of an envelope, and where a map shows it; nothing without one. */
export function addressOf(item: AnyItem): { readonly lines: readonly string[]; readonly query: string } | undefined {
  const value = item.address
  if (!isObject(value) || (!isOrganisationType(item._type) && item._type !== 'person')) {
    return undefined
  }
  const part = (name: string) => {
    return textOf(propertyOf(value, name)) || undefined
  }
  const place = [part('zipcode'), part('city')].filter((text) => text !== undefined).join('  ')
  const lines = [part('street'), place].filter((text): text is string => Boolean(text))
  return lines.length > 0 ? { lines, query: lines.join(', ') } : undefined
}
