import { textOf } from '@schakel/domain'
import type { DuplicateFields } from '../../duplicates/duplicates.ts'
import { normaliseName } from '../../duplicates/normaliseName.ts'
import { type Cells, contactOf, surnameOf } from './contact.ts'
import type { MappedRow, Remark } from './mapRow.ts'

/** The organisations of a space by name, for people to hang under; two of one name are neither. */
export class Places {
  readonly space: string
  readonly #ids = new Map<string, string | undefined>()

  constructor(space: string) {
    this.space = space
  }

  add(name: string, id: string): void {
    const key = normaliseName(name)
    this.#ids.set(key, this.#ids.has(key) ? undefined : id)
  }

  find(name: string): string | undefined {
    return this.#ids.get(normaliseName(name))
  }
}

/** Makes of a row a person, under the organisation that it names or else under the space itself (D17.2). */
export function mapPerson(cells: Cells, places: Places): MappedRow {
  const found = cells.name === undefined ? undefined : places.find(cells.name)
  const parent = found ?? places.space
  const remarks: Remark[] =
    cells.name !== undefined && found === undefined ? [{ code: 'unknownPlace', value: cells.name }] : []
  const item = { _type: 'person', ...contactOf(cells, 'person') }
  return {
    item,
    parent,
    tags: [],
    contacts: [],
    keys: personKeys(item, parent),
    filled: [],
    remarks,
  }
}

/** What makes two people one: their name in one organisation, or their surname at one address, which colleagues may share. */
export function personKeys({ name, email }: Readonly<Record<string, unknown>>, place: string): DuplicateFields {
  return { name: textOf(name), city: place, email: textOf(email), surname: surnameOf(textOf(name)) }
}
