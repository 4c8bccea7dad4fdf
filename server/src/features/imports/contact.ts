import type { ItemInput } from '@schakel/domain'
import type { ColumnField } from './columnNames.ts'

/** The cells of a row by the field that they fill. */
export type Cells = Readonly<Partial<Record<ColumnField, string>>>

/** The person of a row; null when there is something about one but no name. */
export function contactOf(cells: Cells): ItemInput | undefined | null {
  const parts = [cells['contact.first'], cells['contact.infix'], cells['contact.last']]
  const name = cells['contact.name'] ?? (parts.filter((part) => part !== undefined).join(' ') || undefined)
  const person = withoutEmpty({
    name,
    jobtitle: cells['contact.jobtitle'],
    email: cells['contact.email'],
    phone: cells['contact.phone'],
    mobile: cells['contact.mobile'],
  })
  if (Object.keys(person).length === 0) return undefined
  return name === undefined ? null : person
}

/** The address of a row, if it says anything of one. */
export function addressOf(cells: Cells): ItemInput | undefined {
  const address = withoutEmpty({
    street: cells['address.street'],
    zipcode: cells['address.zipcode'],
    city: cells['address.city'],
  })
  return Object.keys(address).length > 0 ? address : undefined
}

/** What is said, without what is not. */
export function withoutEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
}
