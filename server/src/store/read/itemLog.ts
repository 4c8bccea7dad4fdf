import { Forbidden, Missing, may, mayReadLog } from '@schakel/domain'
import type { ItemLog, LogLine } from '@schakel/domain/calls'
import type { ViewerStore } from '../store.ts'
import { loadOne } from '../write/load.ts'
import { type LogRow, lineOf, userOf } from './changeEntry.ts'
import { Params } from './form.ts'
import { lineName, lineNumber } from './lineName.ts'
import { aroundItem, inReadScope, onlyOf, ownLines, selectLines } from './logRows.ts'

/** Lines of one page. */
const PAGE = 50
/** Lines in which is looked for who did something lately. */
const PEOPLE_IN = 500
const READS_MAX = 200

export interface LogQuery {
  readonly item: string
  /** Only what came before this line. */
  readonly before?: string | undefined
  /** Only what this person did. */
  readonly by?: string | undefined
  /** Only what changed this field. */
  readonly field?: string | undefined
}

/**
 * Who did what with an item, newest first, and who read what of it was disclosed (D6, D7). What hangs at the other end of a line
 * must be in the viewer's scope, and what super users alone read is told to them alone: for others such a line is none. Throws Missing
 * for who does not read the item, Forbidden for who is neither a super user nor staff who look after it.
 */
export async function readItemLog(me: ViewerStore, query: LogQuery): Promise<ItemLog> {
  const { id } = await loadLogged(me, query.item)
  const rows = await readRows(me, id, query, PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const isFirst = query.before === undefined
  const last = shown.at(-1)
  return {
    lines: shown.map((row) => named(me, lineOf(id, row, may(me.viewer, 'readSuperFields'), false))),
    ...(last && rows.length > PAGE ? { next: lineName(me.store.settings.secret, last.seq) } : {}),
    people: isFirst ? await readPeople(me, id) : [],
    reads: isFirst ? await readReads(me, id) : [],
  }
}

/** One line of it with all that it changed, however long. Throws Missing, Forbidden. */
export async function readLogLine(me: ViewerStore, item: string, name: string): Promise<LogLine> {
  const { id } = await loadLogged(me, item)
  const [row] = await readRows(me, id, { item, seq: lineNumber(me.store.settings.secret, name) }, 1)
  if (!row) throw new Missing(name)
  return named(me, lineOf(id, row, may(me.viewer, 'readSuperFields'), true))
}

function named({ store }: ViewerStore, line: LogLine): LogLine {
  return { ...line, _id: lineName(store.settings.secret, line._id) }
}

async function loadLogged(me: ViewerStore, item: string) {
  const loaded = await loadOne(me, item)
  if (!mayReadLog(me.viewer, loaded.facts)) throw new Forbidden('log')
  return loaded
}

interface Wanted extends LogQuery {
  readonly seq?: string
}

function readRows(me: ViewerStore, id: string, query: Wanted, limit: number): Promise<LogRow[]> {
  const params = new Params()
  const item = params.add(id)
  const only = [
    query.before === undefined
      ? ''
      : `and c.seq < ${params.add(lineNumber(me.store.settings.secret, query.before))}::bigint`,
    query.seq === undefined ? '' : `and c.seq = ${params.add(query.seq)}::bigint`,
    onlyOf(me, params, query),
  ].join(' ')
  const asked = { me, params, item, only, order: 'c.seq desc', count: params.add(limit) }
  const parts = [ownLines(asked, `c.item = ${item}`), ...aroundItem(asked)]
  return me.store.database.query<LogRow>(selectLines(asked, parts, 'l.seq desc'), params.values)
}

/** Who did it lately, of the lines about the item that are told: what is none for the reader was done by nobody (D6). */
async function readPeople(me: ViewerStore, id: string): Promise<ItemLog['people']> {
  const params = new Params()
  const item = params.add(id)
  const sees = inReadScope(me, params)
  const only = `and c.by like 'user/%'`
  const lines = ownLines(
    { me, params, item, only, order: 'c.seq desc', count: params.add(PEOPLE_IN) },
    `c.item = ${item}`,
  )
  return me.store.database.query<{ _id: string; name: string }>(
    `select u.id as _id, u.fields ->> 'name' as name from (select distinct l.by from ${lines} l) by_whom
      join items u on u.id = by_whom.by where ${sees('u.id')} order by name, u.id`,
    params.values,
  )
}

interface ReadRow {
  readonly match: string
  readonly supplier: { readonly _id: string; readonly name?: string }
  readonly reader: string
  readonly name: string | null
  readonly is_erased: boolean
  readonly first_at: Date
  readonly last_at: Date
}

async function readReads(me: ViewerStore, id: string): Promise<ItemLog['reads']> {
  const params = new Params()
  const item = params.add(id)
  const sees = inReadScope(me, params)
  const rows = await me.store.database.query<ReadRow>(
    `select r.match, bare_ref(s.fields) as supplier, r.reader, r.first_at, r.last_at,
        (select u.fields ->> 'name' from items u where u.id = r.reader and ${sees('u.id')}) as name,
        exists (select from erasures x where x.id = r.reader) as is_erased
      from edges e join disclosure_reads r on r.match = 'match/' || e.key join items s on s.id = e.child
      where e.edge = 'MATCH' and ('match/' || e.key = ${item} or e.parent = ${item}
          or e.parent in (select d.child from edges d where d.parent = ${item} and d.edge = 'DOSSIERS'))
        and ${sees('s.id')}
      order by r.last_at desc, r.match, r.reader limit ${READS_MAX}`,
    params.values,
  )
  return rows.map(({ match, supplier, reader, name, is_erased, first_at, last_at }) => ({
    match,
    supplier,
    user: userOf({ by: reader, name, is_erased }),
    first: new Date(first_at).toISOString(),
    last: new Date(last_at).toISOString(),
  }))
}
