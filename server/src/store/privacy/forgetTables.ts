import { optionalText, textOf } from '@schakel/domain'
import type { Forgetting } from '@schakel/domain/anonymity'
import type { Store } from '../store.ts'
import { isCodeColumn, tableOf } from './columns.ts'
import { isLookedAfter } from './eraseAround.ts'
import { forgetDocument, forgetLine } from './forgetDocument.ts'

type Row = Readonly<Record<string, unknown>>

/** Pages of a table that one statement looks through: other people's requests go between two. */
const PAGES = 64

interface Column {
  readonly name: string
  readonly type: string
  /** It holds codes of the program, in which nobody is named. */
  readonly isCode: boolean
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

/** Where all of it is taken out: in what is looked after with these keys. Elsewhere only what is nobody else's, such as an address. */
export interface Reach {
  readonly keys: readonly string[]
  readonly certain: Forgetting
}

/** Takes somebody out of the note of a dossier itself, from which its text is made (D9). */
export type ForgetNote = (item: string, what: Forgetting) => Promise<void>

/**
 * Goes through every text and every document in which people put words and takes out by what somebody was known. The tables are asked of
 * the database itself, so that one that is added later is not forgotten. In steps; run again until it finds nothing, since rows move while
 * others write.
 */
export async function forgetInTables(
  store: Store,
  what: Forgetting,
  words: readonly string[],
  forgetNote: ForgetNote,
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
        rows += await forgetInRow(store, table, row, isInside ? what : reach.certain, { notes, forgetNote })
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
  forgetNote: ForgetNote,
): Promise<Forgotten> {
  const notes = new Set<string>()
  let rows = 0
  for (const table of await textTables(store)) {
    if (tableOf(table.name) !== name) continue
    const found = await store.database.query<Row>(
      `select ctid::text as ctid, ${listed(table)} from ${table.name} t where ${where}`,
      values,
    )
    for (const row of found) rows += await forgetInRow(store, table, row, what, { notes, forgetNote })
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

/** What only changes how letters look, within a word too. */
const STYLES = '</?(i|em|u|s|strike|del|b|strong)>'

function listed({ columns }: Table): string {
  return columns.map(({ name, type }) => (type === 'text' ? `t.${name}` : `t.${name}::text as ${name}`)).join(', ')
}

function insideOf({ name, columns }: Table): string {
  if (name === 'items') return isLookedAfter('$3::text[]', 't')
  const isOfItem = columns.some((column) => column.name === 'item')
  return isOfItem
    ? `exists (select from items x where x.id = t.item and ${isLookedAfter('$3::text[]', 'x')})`
    : '$3::text[] is null'
}

async function rowsWith(
  { database }: Store,
  table: Table,
  { like, phones, keys }: Needles,
  from: number,
): Promise<Row[]> {
  const words = table.columns.filter(({ isCode }) => !isCode)
  // A word of which a part is italic is one word.
  const all = `fold(regexp_replace(concat_ws(' ', ${words.map(({ name }) => `t.${name}::text`).join(', ')}), '${STYLES}', '', 'g'))`
  return database.query<Row>(
    `select ctid::text as ctid, ${keys ? insideOf(table) : 'true'} as "${INSIDE}", ${listed(table)} from ${table.name} t
      where t.ctid >= '(${from},0)'::tid and t.ctid < '(${from + PAGES},0)'::tid
        and (${all} like any (array(select fold(x) from unnest($1::text[]) x)) or $2 <> '' and ${all} ~ $2)`,
    keys ? [like, phones, keys] : [like, phones],
  )
}

/** Every table in which people put words, with the columns of texts and documents that nothing else is made of. */
async function textTables({ database }: Store): Promise<Table[]> {
  const tables = await database.query<Table & Row>(
    `select c.relname as name, (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as pages,
        jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', y.typname) order by a.attnum) as columns
      from pg_class c join pg_namespace s on s.oid = c.relnamespace and s.nspname = current_schema()
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      join pg_type y on y.oid = a.atttypid and y.typname in ('text', 'varchar', 'jsonb')
      where c.relkind = 'r' and c.relname not in ('migrations', 'erasures')
      group by c.oid, c.relname order by c.relname`,
  )
  return tables
    .map(({ name, pages, columns }) => ({
      name,
      pages,
      columns: columns.map((one) => ({ ...one, isCode: isCodeColumn(name, bare(one.name)) })),
    }))
    .filter(({ columns }) => columns.some(({ isCode }) => !isCode))
}

/** The name of a column as a row has it. */
function bare(column: string): string {
  return column.replaceAll('"', '')
}

interface InNotes {
  readonly notes: Set<string>
  readonly forgetNote: ForgetNote
}

async function forgetInRow(
  { database }: Store,
  { name, columns }: Table,
  row: Row,
  what: Forgetting,
  { notes, forgetNote }: InNotes,
): Promise<number> {
  const sets: string[] = []
  // What was read must still stand there: since then the row may have been written, and its place given to another.
  const still: string[] = []
  const values: unknown[] = [row.ctid]
  let note: string | undefined
  for (const { name: column, type, isCode } of columns) {
    const held = row[bare(column)]
    if (typeof held !== 'string' || isCode) continue
    const next =
      type === 'jsonb'
        ? JSON.stringify(forgetDocument(JSON.parse(held), what, ownerOf(name, row)))
        : forgetLine(held, what)
    if (next === (type === 'jsonb' ? JSON.stringify(JSON.parse(held)) : held)) continue
    still.push(`t.${column}::text = $${values.push(held)}`)
    values.push(next)
    const given = `$${values.length}::${type === 'jsonb' ? 'jsonb' : 'text'}`
    const isItem = name === 'items' && column === 'fields'
    sets.push(`${column} = ${isItem ? `${given} || jsonb_build_object('_version', version + 1)` : given}`)
    if (isItem) sets.push('version = version + 1')
    const dossier = isItem || column === 'before' || column === 'after' ? noteOf(held, next, row) : undefined
    if (dossier) notes.add(dossier)
    if (name === 'notes' || (isItem && dossier)) note = dossier ?? textOf(row.item)
  }
  if (sets.length === 0) return 0
  // First, since nothing would lead to it any more: whoever opens it is shown what it says, and it is saved anew.
  if (note) await forgetNote(note, what)
  // Where it was written meanwhile it counts as well: the next round finds it where it is by then.
  await database.query(
    `update ${name} t set ${sets.join(', ')} where t.ctid = $1::tid and ${still.join(' and ')}`,
    values,
  )
  return 1
}

/** The dossier, where it is its text that was changed. */
function noteOf(held: string, next: string, row: Row): string | undefined {
  const id = textOf(optionalText(row.item) ?? row.id)
  if (!id.startsWith('dossier/')) return undefined
  const [before, after]: Row[] = [JSON.parse(held), JSON.parse(next)]
  return JSON.stringify(before?.case) === JSON.stringify(after?.case) ? undefined : id
}

/** The item that a document of a row is of, where it does not say so itself. */
function ownerOf(table: string, { id, item, edge, key }: Row): string | undefined {
  if (table === 'items') return optionalText(id)
  if (table === 'edges') return edge === 'MATCH' ? `match/${textOf(key)}` : undefined
  return table === 'form_news' || tableOf(table) === 'changes' ? optionalText(item) : undefined
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
