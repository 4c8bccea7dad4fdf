import {
  fold,
  type ImportField,
  type ImportType,
  type ItemInput,
  importFields,
  isSame,
  objectOf,
} from '@schakel/domain'
import type { DuplicateFields } from '../../duplicates/duplicates.ts'
import { normaliseCity } from '../../duplicates/normaliseName.ts'
import { type Cells, contactOf, fieldsOf } from './contact.ts'
import { mapPerson, type Places } from './mapPerson.ts'
import type { StatusLabels, TagWords } from './vocabulary.ts'

/** Something about a row or a file that its reader should know and that does not keep it out. */
export type Remark =
  | { readonly code: 'tooFewCells'; readonly expected: number; readonly found: number }
  | { readonly code: 'filled'; readonly field: string; readonly value: string }
  | { readonly code: 'unknownTag'; readonly value: string }
  | { readonly code: 'unknownTags'; readonly values: readonly string[]; readonly rows: number }
  | { readonly code: 'contactWithoutName' }
  | { readonly code: 'unknownPlace'; readonly value: string }
  | { readonly code: 'otherAddress' }

/** A row as it will be made: the item, its tags and its contact persons, of which a row has one and others of its organisation add theirs. */
export interface MappedRow {
  readonly item: ItemInput
  /** Where a person hangs. */
  readonly parent?: string
  readonly tags: readonly string[]
  readonly contacts: readonly ItemInput[]
  readonly keys: DuplicateFields
  /** Fields that a default filled. */
  readonly filled: readonly string[]
  readonly remarks: readonly Remark[]
}

/** What a row means besides its cells. */
export interface Meaning {
  readonly type: ImportType
  readonly statuses: StatusLabels
  readonly tags: TagWords
  /** Values of empty cells by field. */
  readonly defaults: Readonly<Partial<Record<ImportField, string>>>
  /** The organisations that people can hang under. */
  readonly places?: Places | undefined
}

/** Makes of the cells of a row what the store takes (D17.2); whether that is right, the store says. */
export function mapRow(cells: Cells, meaning: Meaning): MappedRow {
  const remarks: Remark[] = []
  const missing = importFields.filter((name) => cells[name] === undefined && meaning.defaults[name] !== undefined)
  const all: Cells = { ...cells, ...Object.fromEntries(missing.map((name) => [name, meaning.defaults[name]])) }
  for (const field of missing) remarks.push({ code: 'filled', field, value: meaning.defaults[field] ?? '' })
  if (meaning.places) return mapPerson(all, meaning.places)
  const tags = meaning.tags.find(all.tags ?? '')
  remarks.push(...tags.unknown.map((value): Remark => ({ code: 'unknownTag', value })))
  const contact = contactOf(all, meaning.type)
  if (contact === null) remarks.push({ code: 'contactWithoutName' })
  return {
    item: { _type: meaning.type, ...fieldsOf(all, meaning.type, 'item', meaning.statuses) },
    tags: tags.ids,
    contacts: contact ? [contact] : [],
    keys: {
      name: all.name ?? '',
      city: all['address.city'] ?? '',
      website: all.website ?? '',
      email: all.email ?? '',
      kvk: all.kvk ?? '',
    },
    filled: missing,
    remarks,
  }
}

/** The fields of one item that are empty on another, which they may fill (D17.2). Status and type stay as they are. */
export function fillingOf(item: ItemInput, from: ItemInput): Record<string, unknown> {
  const filling: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(from)) {
    if (name === '_type' || name === 'status') continue
    const held = item[name]
    if (isEmptyField(name, held)) filling[name] = value
    else if (name === 'address' && isSameAddress(held, value)) {
      const parts = fillingOf(objectOf(held), objectOf(value))
      if (!isSame(parts, {})) filling[name] = { ...objectOf(held), ...parts }
    }
  }
  return filling
}

/** Whether no part that both of these addresses have differs: of two places none is made. */
export function isSameAddress(one: unknown, other: unknown): boolean {
  const held = objectOf(one)
  return Object.entries(objectOf(other)).every(([name, part]) => {
    const known = held[name]
    if (typeof known !== 'string' || typeof part !== 'string') return true
    const [before, after] = [known, part].map(name === 'city' ? normaliseCity : bare)
    return before === '' || after === '' || before === after
  })
}

function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}

// Nobody employed is what a file without such a column leaves behind.
function isEmptyField(name: string, value: unknown): boolean {
  return value === undefined || value === null || value === '' || (name === 'employees' && value === 0)
}

/** A row with what a later row of the same organisation adds to it. */
export function fillRow(row: MappedRow, later: MappedRow): MappedRow {
  return {
    ...row,
    item: { ...row.item, ...fillingOf(row.item, later.item) },
    tags: [...new Set([...row.tags, ...later.tags])],
    contacts: [...row.contacts, ...later.contacts],
  }
}
