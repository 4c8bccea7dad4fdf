import {
  type AnyItem,
  amountsFor,
  type Field,
  fieldAt,
  isEmpty,
  propertyOf,
  type TypeName,
  type ViewerKind,
} from '@schakel/domain'
import { organisationOf } from '../../../entities/items/titleOf.ts'

/** The column that leads to the card; it always stands first. */
export const NAME = 'name'

const widths: ReadonlyMap<string, number> = new Map(
  Object.entries({
    name: 300,
    status: 160,
    organisation: 220,
    _changed: 150,
    _created: 150,
  }),
)
const byKind: Readonly<Partial<Record<Field['kind'], number>>> = {
  flag: 110,
  integer: 120,
  money: 120,
  date: 130,
  dateTime: 160,
  phone: 150,
  email: 220,
  website: 200,
  longText: 280,
}
const USUAL = 160

/** How wide a column is until somebody makes it otherwise, pixels. */
export function usualWidth(type: TypeName, column: string): number {
  const kind = fieldAt(type, column)?.kind
  return widths.get(column) ?? (kind === undefined ? USUAL : (byKind[kind] ?? USUAL))
}

/** Whether a column is of numbers, which stand at the right. */
export function isNumber(type: TypeName, column: string): boolean {
  const kind = fieldAt(type, column)?.kind
  return kind === 'integer' || kind === 'money'
}

/** What an item has in a column. */
export function valueAt(item: AnyItem, column: string): unknown {
  return column.split('.').reduce<unknown>(propertyOf, item)
}

/** Whether a cell says nothing to a viewer of this kind. */
export function isBlankCell(item: AnyItem, column: string, kind: ViewerKind): boolean {
  if (column === 'organisation') return organisationOf(item) === undefined
  const value = valueAt(amountsFor(kind, item), column)
  // D22.3: an amount that nobody entered says so.
  if (value === null && fieldAt(item._type, column)?.kind === 'money') return false
  return isEmpty(value) || (Array.isArray(value) && value.length === 0)
}
