import {
  fold,
  type ImportColumn,
  type ImportField,
  type ImportType,
  type ItemInput,
  importColumnsOf,
  textOf,
} from '@schakel/domain'
import { normaliseName } from '../../duplicates/normaliseName.ts'
import { readCell } from './readCell.ts'
import type { StatusLabels } from './vocabulary.ts'

/** The cells of a row by the field that they fill. */
export type Cells = Readonly<Partial<Record<ImportField, string>>>

/** What the cells of a row say of the item of the row, or of its contact person. */
export function fieldsOf(
  cells: Cells,
  type: ImportType,
  of: ImportColumn['of'],
  statuses?: StatusLabels,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  const groups: Record<string, Record<string, unknown>> = {}
  for (const { name, of: whose, path, field } of importColumnsOf(type)) {
    const cell = cells[name]
    const [first, second] = path
    if (whose !== of || !field || first === undefined || cell === undefined || cell === '') continue
    const value = first === 'status' && statuses ? statuses.codeOf(cell) : readCell(field, cell)
    if (second === undefined) fields[first] = value
    else groups[first] = { ...groups[first], [second]: value }
  }
  return { ...fields, ...groups }
}

/** The person of a row; null when there is something about one but no name. */
export function contactOf(cells: Cells, type: ImportType): ItemInput | undefined | null {
  const parts = [cells['contact.first'], cells['contact.infix'], cells['contact.last']]
  const said = fieldsOf(cells, type, type === 'person' ? 'item' : 'contact')
  const name = said.name ?? (parts.filter((part) => part !== undefined).join(' ') || undefined)
  if (name !== undefined) return { ...said, name }
  return Object.keys(said).length === 0 ? undefined : null
}

/** The contact persons of one organisation, of whom a list may name some again. */
export class Contacts {
  readonly #addressed = new Set<string>()
  readonly #names = new Set<string>()

  constructor(known: readonly Readonly<Record<string, unknown>>[] = []) {
    for (const contact of known) this.#add(contact)
  }

  /** Those that are not among them yet, each of them once; they are from then on. Rather one twice than one lost: colleagues share an address. */
  others(contacts: readonly ItemInput[]): ItemInput[] {
    return contacts.filter((contact) => {
      const { addressed, name } = signsOf(contact)
      const isKnown = addressed === undefined ? this.#names.has(name) : this.#addressed.has(addressed)
      this.#add(contact)
      return !isKnown
    })
  }

  #add(contact: Readonly<Record<string, unknown>>): void {
    const { addressed, name } = signsOf(contact)
    if (addressed !== undefined) this.#addressed.add(addressed)
    this.#names.add(name)
  }
}

/** By what a contact is known: its name, and where it has an address that with its surname. */
function signsOf(contact: Readonly<Record<string, unknown>>) {
  const name = textOf(contact.name).trim()
  const address = textOf(contact.email).trim().toLowerCase()
  return { name: normaliseName(name), addressed: address === '' ? undefined : `${address} ${surnameOf(name)}` }
}

/** The last word of a name, as it counts beside an address: colleagues share a mailbox, and one person is written in many ways. */
export function surnameOf(name: string): string {
  return fold(name.trim().split(/\s+/).at(-1) ?? '')
}
