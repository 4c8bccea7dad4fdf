import type { Field, FieldKind } from '../fields/index.ts'
import { definitionOf, type TypeName, typeNames } from '../types/index.ts'

/** Orders that every list has (D8.3): by what stands in a column of the database and is found by an index. */
export const listSorts = ['changed', 'created', 'name', 'date', 'due', 'status'] as const

/** One of those orders. */
export type ListSort = (typeof listSorts)[number]

/** Which way an order goes; without one it goes its own way: the latest first, the first letter first. */
export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The orders that begin with the largest: the latest is what one looks for. */
const latestFirst: readonly string[] = ['changed', 'created', 'date'] satisfies readonly ListSort[]

/** Which way an order goes by itself (D8.3). */
export function usualOrder(sort: string): SortOrder {
  return latestFirst.includes(sort) ? 'desc' : 'asc'
}

const sortedKinds: readonly FieldKind[] = [
  ...(['text', 'email', 'website', 'zipcode', 'username', 'choice', 'flag'] as const),
  ...(['integer', 'money', 'date', 'dateTime'] as const),
]

const shownKinds: readonly FieldKind[] = [...sortedKinds, 'phone', 'longText', 'list', 'repeat']

/** What a list tells of every item besides its fields. */
const listFacts = ['organisation', '_changed', '_created'] as const

/** A field by its dotted path, such as `address.city`; nothing when the type has none of that name. */
export function fieldAt(type: TypeName, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.')
  const { fields } = definitionOf(type)
  return rest.reduce<Field | undefined>(
    (field, part) => (field?.fields && Object.hasOwn(field.fields, part) ? field.fields[part] : undefined),
    Object.hasOwn(fields, name) ? fields[name] : undefined,
  )
}

/** The fields of a type by dotted path, the parts of a group such as an address each on its own. */
export function fieldPaths(type: TypeName): readonly (readonly [path: string, field: Field])[] {
  return Object.entries(definitionOf(type).fields).flatMap(([name, field]) =>
    field.kind === 'object'
      ? Object.entries(field.fields ?? {}).map(([part, inner]): [string, Field] => [`${name}.${part}`, inner])
      : [[name, field] as const],
  )
}

function isTold(field: Field): boolean {
  return !field.hidden && !field.writeOnly
}

/** The fields that a list of a type can be put in the order of; what super users alone read orders nothing (D6). */
export function sortableFields(type: TypeName): readonly string[] {
  return fieldPaths(type).flatMap(([path, field]) =>
    isTold(field) && !field.superOnly && sortedKinds.includes(field.kind) ? [path] : [],
  )
}

/** Every name a list can be sorted by, of whatever type. */
export function everySort(): readonly string[] {
  return [...new Set([...listSorts, ...typeNames.flatMap(sortableFields)])]
}

const sortOfFact: ReadonlyMap<string, ListSort> = new Map(Object.entries({ _changed: 'changed', _created: 'created' }))

/** The order that a column of a list gives when one asks for it; nothing for a column that gives none. */
export function sortOfColumn(type: TypeName, column: string): string | undefined {
  return sortOfFact.get(column) ?? (sortableFields(type).includes(column) ? column : undefined)
}

/** The columns a list of a type can show, those of its definition first (D3). */
export function columnsOf(type: TypeName, isSuper = false): readonly string[] {
  const shown = fieldPaths(type).flatMap(([path, field]) =>
    isTold(field) && (isSuper || !field.superOnly) && shownKinds.includes(field.kind) ? [path] : [],
  )
  return [...new Set([...usualColumns(type), ...shown, ...listFacts])]
}

/** The columns a list of a type begins with: those of its definition, and when it last changed. */
export function usualColumns(type: TypeName): readonly string[] {
  const { columns, statuses } = definitionOf(type)
  const named = columns.includes('name') ? columns : ['name', ...columns]
  return [...new Set([...named, ...(statuses ? ['status'] : []), '_changed'])]
}
