import { isObject, optionalText, textOf } from '@schakel/domain'
import { type Forgetting, forgetText, isOneOf } from '@schakel/domain/anonymity'
import { ERASED_NAME } from '@schakel/domain/privacy'
import { isWhole } from '../access/whoReads.ts'
import type { Store } from '../store.ts'

type Row = Readonly<Record<string, unknown>>

/** Pages of a table that one statement looks through: other people's requests go between two. */
const PAGES = 64

interface Column {
  readonly name: string
  readonly type: string
}

interface Table {
  readonly name: string
  readonly pages: number
  readonly columns: readonly Column[]
}

/** Rows in which something was found. */
export interface Forgotten {
  readonly rows: number
  /** Dossiers whose text named them: what it said before can no longer be told. */
  readonly notes: ReadonlySet<string>
}

/** Where all of it is taken out: in what is read with these keys. Elsewhere only what is nobody else's, such as an address. */
export interface Reach {
  readonly keys: readonly string[]
  readonly certain: Forgetting
}

/**
 * Goes through every text and every document of every table and takes out by what somebody was known. The tables are asked of the database
 * itself, so that one that is added later is not forgotten. In steps; run again until it finds nothing, since rows move while others write.
 */
export async function forgetInTables(
  store: Store,
  what: Forgetting,
  words: readonly string[],
  reach?: Reach,
): Promise<Forgotten> {
  const notes = new Set<string>()
  let rows = 0
  const needles = { ...needlesOf(what, words), keys: reach?.keys }
  for (const table of await textTables(store)) {
    for (let from = 0; from <= table.pages; from += PAGES) {
      const found = await rowsWith(store, table, needles, from)
      for (const row of found) {
        const isInside = reach === undefined || row[INSIDE] === true
        rows += await forgetInRow(store, table, row, isInside ? what : reach.certain, notes)
      }
    }
  }
  return { rows, notes }
}

/** The same in these rows of a table alone, without looking for a word first. */
export async function forgetInRows(
  store: Store,
  name: string,
  where: string,
  values: readonly unknown[],
  what: Forgetting,
): Promise<Forgotten> {
  const notes = new Set<string>()
  let rows = 0
  for (const table of await textTables(store)) {
    if (table.name !== name && !table.name.startsWith(`${name}_2`) && table.name !== `${name}_rest`) continue
    const found = await store.database.query<Row>(
      `select ctid::text as ctid, ${listed(table)} from ${table.name} t where ${where}`,
      values,
    )
    for (const row of found) rows += await forgetInRow(store, table, row, what, notes)
  }
  return { rows, notes }
}

interface Needles {
  readonly like: readonly string[]
  readonly phones: string
  readonly keys?: readonly string[] | undefined
}

/** Whether a row is of an item within reach, as a column of its own. */
const INSIDE = ' inside'

/** What a row must hold to be looked at closely: folded words, ids, and digits with anything short between them. */
function needlesOf({ ids, phones }: Forgetting, words: readonly string[]): Needles {
  const longest = words.flatMap((text) =>
    text
      .split(/[^\p{L}\p{N}]+/u)
      .sort((a, b) => b.length - a.length)
      .slice(0, 1),
  )
  return {
    like: [...new Set([...ids, ...longest.filter((word) => word.length > 2)])].map(
      (word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`,
    ),
    phones: [...phones].map((digits) => [...digits].join('[^0-9a-z]{0,4}')).join('|'),
  }
}

function listed({ columns }: Table): string {
  return columns.map(({ name, type }) => (type === 'text' ? `t.${name}` : `t.${name}::text as ${name}`)).join(', ')
}

function insideOf({ name, columns }: Table): string {
  if (name === 'items') return isWhole('$3::text[]', 't')
  const isOfItem = columns.some((column) => column.name === 'item')
  return isOfItem
    ? `exists (select from items x where x.id = t.item and ${isWhole('$3::text[]', 'x')})`
    : '$3::text[] is null'
}

async function rowsWith(
  { database }: Store,
  table: Table,
  { like, phones, keys }: Needles,
  from: number,
): Promise<Row[]> {
  const all = `fold(concat_ws(' ', ${table.columns.map(({ name }) => `t.${name}::text`).join(', ')}))`
  return database.query<Row>(
    `select ctid::text as ctid, ${keys ? insideOf(table) : 'true'} as "${INSIDE}", ${listed(table)} from ${table.name} t
      where t.ctid >= '(${from},0)'::tid and t.ctid < '(${from + PAGES},0)'::tid
        and (${all} like any (array(select fold(x) from unnest($1::text[]) x)) or $2 <> '' and ${all} ~ $2)`,
    keys ? [like, phones, keys] : [like, phones],
  )
}

/** Every table with the columns that hold text, documents or lists of texts and that nothing else is made of. */
async function textTables({ database }: Store): Promise<Table[]> {
  return database.query<Table & Row>(
    `select c.relname as name, (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as pages,
        jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', y.typname) order by a.attnum) as columns
      from pg_class c join pg_namespace s on s.oid = c.relnamespace and s.nspname = current_schema()
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      join pg_type y on y.oid = a.atttypid and y.typname in ('text', 'varchar', 'jsonb', '_text')
      where c.relkind = 'r' and c.relname not in ('migrations', 'erasures')
      group by c.oid, c.relname order by c.relname`,
  )
}

async function forgetInRow(
  { database }: Store,
  { name, columns }: Table,
  row: Row,
  what: Forgetting,
  notes: Set<string>,
): Promise<number> {
  const sets: string[] = []
  // What was read must still stand there: since then the row may have been written, and its place given to another.
  const still: string[] = []
  const values: unknown[] = [row.ctid]
  for (const { name: column, type } of columns) {
    const held = row[column.replaceAll('"', '')]
    if (typeof held !== 'string') continue
    const next =
      type === 'jsonb'
        ? JSON.stringify(forgetValue(JSON.parse(held), what, ownerOf(name, row)))
        : type === '_text'
          ? held
          : forgetLine(held, what)
    if (next === (type === 'jsonb' ? JSON.stringify(JSON.parse(held)) : held)) continue
    still.push(`t.${column}::text = $${values.push(held)}`)
    values.push(next)
    const given = `$${values.length}::${type === 'jsonb' ? 'jsonb' : 'text'}`
    const isItem = name === 'items' && column === 'fields'
    sets.push(`${column} = ${isItem ? `${given} || jsonb_build_object('_version', version + 1)` : given}`)
    if (isItem) sets.push('version = version + 1')
    if (isItem || column === 'before' || column === 'after') noteOf(held, next, row, notes)
  }
  if (sets.length === 0) return 0
  // Where it was written meanwhile it counts as well: the next round finds it where it is by then.
  await database.query(
    `update ${name} t set ${sets.join(', ')} where t.ctid = $1::tid and ${still.join(' and ')}`,
    values,
  )
  return 1
}

/** The dossier whose text was changed. */
function noteOf(held: string, next: string, row: Row, notes: Set<string>): void {
  const id = textOf(optionalText(row.item) ?? row.id)
  if (!id.startsWith('dossier/')) return
  const [before, after]: Row[] = [JSON.parse(held), JSON.parse(next)]
  if (JSON.stringify(before?.case) !== JSON.stringify(after?.case)) notes.add(id)
}

/** A kept text, that may be a document itself. */
function forgetLine(text: string, what: Forgetting): string {
  if (/^[[{]/.test(text)) {
    try {
      return JSON.stringify(forgetValue(JSON.parse(text), what))
    } catch {
      // It only begins like one.
    }
  }
  return forgetText(text, what, ERASED_NAME)
}

const ID = /^[a-z]+\/[\w-]+$/

/** What an organisation is called is not forgotten with a person. */
const ORGANISATION = /^(?:space|organisation|supplier|lead)\//

/** Who and what is known by a name, an address and numbers of its own. */
const KNOWN = /^(?:space|organisation|supplier|lead|person|user)\//
const KNOWN_BY = new Set(['name', 'email', 'phone', 'mobile', 'username', 'address'])

/** The item that a document of a row is of, where it does not say so itself. */
function ownerOf(table: string, { id, item }: Row): string | undefined {
  if (table === 'items') return optionalText(id)
  return table.startsWith('changes') ? optionalText(item) : undefined
}

/**
 * A document in which somebody is named no more: not in its texts, and not where it refers to them. By what somebody else is known stays,
 * also when a part of it is theirs: Pieter Bob van Zanten goes on being called so, and logs in with the address that he has.
 */
function forgetValue(value: unknown, what: Forgetting, owner?: string): unknown {
  if (typeof value === 'string') return ID.test(value) ? value : forgetText(value, what, ERASED_NAME)
  if (Array.isArray(value)) return value.map((one) => forgetValue(one, what))
  if (!isObject(value)) return value
  const id = optionalText(value._id)
  if (id !== undefined && what.ids.includes(id)) return referenceOf(value, what)
  const of = id ?? owner ?? ''
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (name === '_id' || (ORGANISATION.test(of) && name === 'name')) return [name, part]
      const isTheirs = KNOWN.test(of) && !what.ids.includes(of) && KNOWN_BY.has(name)
      return [name, isTheirs ? forgetWhole(part, what) : forgetValue(part, what)]
    }),
  )
}

/** By what somebody else is known, without what is the same as of who is forgotten. */
function forgetWhole(value: unknown, what: Forgetting): unknown {
  if (typeof value === 'string') return isOneOf(value, what) ? ERASED_NAME : value
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, forgetWhole(part, what)]))
}

/** Who it was is told by an id that leads nowhere; where they belonged stays. */
function referenceOf(value: object, what: Forgetting): object {
  const kept = Object.entries(value).filter(([name]) =>
    ['_id', '_type', '_edge', '$role', 'organisation'].includes(name),
  )
  return {
    ...Object.fromEntries(kept.map(([name, part]) => [name, name === 'organisation' ? forgetValue(part, what) : part])),
    name: ERASED_NAME,
  }
}

/** Takes the versions of these notes out of the log: what a stretch of a text stood in is another text now. */
export async function dropNoteVersions({ database }: Store, items: readonly string[]): Promise<void> {
  if (items.length === 0) return
  await database.query(
    `update changes set before = before - 'case', after = after - 'case'
      where item = any ($1::text[]) and (after ? 'case' or before ? 'case')`,
    [items],
  )
}

/** Forgets that something happened to these items: whoever looks on has heard of it, or reads anew. */
export async function forgetTouches({ database }: Store, ids: readonly string[]): Promise<void> {
  await database.query('delete from touches where item = any ($1::text[])', [[...ids]])
  // Answers that nodes keep may hold their words, and nothing else says any more that they are others now.
  await database.query('select touch_quietly()')
}
