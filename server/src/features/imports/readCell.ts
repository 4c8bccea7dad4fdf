import type { Field, FieldKind } from '@schakel/domain'
import { readDecimal, readInteger } from './readNumber.ts'

const asIs = (cell: string): unknown => cell

/** How a cell of a table is read for each kind of field that an import can fill (D17.2). */
export const cellReaders: Readonly<Partial<Record<FieldKind, (cell: string) => unknown>>> = {
  text: asIs,
  longText: asIs,
  email: asIs,
  phone: asIs,
  website: asIs,
  zipcode: asIs,
  choice: asIs,
  integer: readInteger,
  money: readDecimal,
}

/** What a cell says. What cannot be read goes on as it is, so that the store can say what is wrong with it. */
export function readCell({ kind }: Field, cell: string): unknown {
  return cellReaders[kind]?.(cell) ?? cell
}
