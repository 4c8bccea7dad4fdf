import {
  changeStatus,
  definitionOf,
  Invalid,
  type ItemInput,
  isSame,
  parseItem,
  type StatusPatch,
  startStatus,
  type TypeName,
} from '@schakel/domain'
import { newKey } from '../key.ts'
import type { ViewerStore } from '../store.ts'
import { signatureOf } from './create.ts'
import { historyOf, type Loaded } from './load.ts'
import type { Change, ItemRow, LinkRow, Plan } from './plan.ts'
import { itemRow } from './row.ts'
import { searchWords } from './words.ts'

type Fields = Readonly<Record<string, unknown>>

/** A row of a sheet that is new: what was sent, and what the server says of it by itself. */
export interface NewRow {
  readonly type: TypeName
  readonly input: ItemInput
  readonly known?: Fields
  /** Its number in what was sent, for the paths of broken rules. */
  readonly at?: number
}

/** A row of a sheet that changes. */
export interface ChangedRow {
  readonly row: Loaded
  readonly input: ItemInput
  readonly known?: Fields
  /** Its number in what was sent, for the paths of broken rules. */
  readonly at?: number
}

/** What happens to the rows of a sheet, all at once (G1). */
export interface SheetChange {
  readonly make?: readonly NewRow[]
  readonly change?: readonly ChangedRow[]
  readonly remove?: readonly string[]
}

/** What one row came to: its id and its version after the write. */
export interface SheetRow {
  readonly _id: string
  readonly _version: number
}

interface Planned {
  readonly plan: Plan
  readonly made: readonly SheetRow[]
  readonly changed: readonly SheetRow[]
}

/**
 * The plan that writes rows of a sheet under an item. Rights are the caller's to have asked. Throws Invalid with the number of the row
 * before the path of each field, such as `rows.3.remark`.
 */
export function planSheet(
  me: ViewerStore,
  parent: Loaded,
  { make = [], change = [], remove = [] }: SheetChange,
): Planned {
  const made = make.map((row) => newRow(me, parent, row))
  const changed = change.flatMap((row) => changedRow(me, parent, row))
  const touched = changed.map(({ item }) => item.id)
  return {
    plan: {
      ...(made.length > 0 ? { inserts: made.map(({ item }) => item), links: made.map(({ link }) => link) } : {}),
      ...(changed.length > 0 ? { updates: changed.map(({ item, version }) => ({ ...item, version })) } : {}),
      ...(remove.length > 0 ? { trashes: remove } : {}),
      ...(touched.length > 0 ? { touched } : {}),
      changes: [
        ...made.map((row) => row.entry),
        ...changed.map((row) => row.entry),
        ...remove.map((item): Change => ({ item, kind: 'trash' })),
      ],
    },
    made: made.map(({ item }) => ({ _id: item.id, _version: 1 })),
    changed: change.map(({ row }) => {
      const after = changed.find(({ item }) => item.id === row.id)
      return { _id: row.id, _version: after ? row.shownVersion + 1 : row.shownVersion }
    }),
  }
}

function newRow(me: ViewerStore, parent: Loaded, { type, input, known, at: index = 0 }: NewRow) {
  const now = me.store.settings.clock()
  const definition = definitionOf(type)
  const parsed = checked(index, () => parseItem(type, input, { mode: 'create', isSuper: false, now }))
  const id = `${type}/${newKey()}`
  const at = now.toISOString()
  const user = signatureOf(me.viewer)
  const status = definition.statuses && startStatus(definition.statuses, undefined, { user, mayCorrect: false }, now)
  const fields = {
    ...parsed.fields,
    ...(status ? statusFields(status) : {}),
    ...(definition.signature ? { [definition.signature]: user } : {}),
    ...known,
    _id: id,
    _type: type,
    _version: 1,
    _created: at,
    _changed: at,
  }
  const item = rowOf(type, fields, parent)
  const edge = definition.edge
  const link: LinkRow = { key: newKey(), edge, parent: parent.id, child: id, props: {} }
  const entry: Change = { item: id, kind: 'create', after: { ...item.fields, _parent: parent.id } }
  return { item, link, entry }
}

function changedRow(me: ViewerStore, parent: Loaded, { row, input, known = {}, at: index = 0 }: ChangedRow) {
  const now = me.store.settings.clock()
  const parsed = checked(index, () =>
    parseItem(row.type, input, { mode: 'update', isSuper: false, now, current: row.seen }),
  )
  const wanted: Fields = { ...parsed.fields, ...known }
  const names = Object.keys(wanted).filter((name) => !isSame(wanted[name], row.fields[name] ?? null))
  if (names.length === 0) return []
  const fields = { ...row.fields, ...wanted, _version: row.version + 1, _changed: now.toISOString() }
  const item = rowOf(row.type, fields, parent)
  const entry: Change = {
    item: row.id,
    kind: 'update',
    before: Object.fromEntries(names.map((name) => [name, row.fields[name] ?? null])),
    after: Object.fromEntries(names.map((name) => [name, wanted[name] ?? null])),
  }
  return [{ item, version: row.version, entry }]
}

/** The row as it is kept. In a template no lead is near: those who choose from it read it as it is. */
function rowOf(type: TypeName, fields: Fields, parent: Loaded): ItemRow {
  const row = itemRow(type, fields, {}, [])
  if (type !== 'requirement' || parent.type !== 'template') return row
  const withheld = definitionOf(type).withheld ?? []
  const { keeps: _, ...rest } = row
  const limited = Object.fromEntries(Object.entries(row.fields).filter(([name]) => !withheld.includes(name)))
  return { ...rest, limited, words_limited: searchWords(type, limited, []) }
}

function checked<T>(index: number, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    throw new Invalid(error.issues.map((issue) => ({ ...issue, path: `rows.${index}.${issue.path}` })))
  }
}

/** The fields of a status that was chosen (D5.3). */
export function statusFields({ status, history, dates }: StatusPatch): Fields {
  return { ...dates, status, history }
}

/** The fields of a row that goes to another status, by the rules of its type (D5.2). Throws Invalid. */
export function withStatus(me: ViewerStore, row: Loaded, to: string): Fields {
  const table = definitionOf(row.type).statuses
  if (!table || row.fields.status === to) return {}
  const held = { status: String(row.fields.status ?? table.start), history: historyOf(row.fields) }
  const actor = { user: signatureOf(me.viewer), mayCorrect: false }
  return statusFields(changeStatus(table, held, { status: to }, actor, me.store.settings.clock()))
}
