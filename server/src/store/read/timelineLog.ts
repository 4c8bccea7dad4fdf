import { definitionOf, type Facts, homeOf, isCentre, isTypeName, may, mayReadLog, typeNames } from '@schakel/domain'
import type { TimelineEntry } from '@schakel/domain/calls'
import type { ViewerStore } from '../store.ts'
import { ownsRow } from '../write/load.ts'
import { type LogRow, lineOf } from './changeEntry.ts'
import { Params, readScope } from './form.ts'
import { lineName } from './lineName.ts'
import { type AskedLines, aroundItem, inReadScope, onlyOf, ownLines, selectLines } from './logRows.ts'
import { aboutItem, type TimelineQuery, timelineRows } from './timelineRows.ts'

/** Whose own changes stand in the timeline of what they hang under. */
export const changingTypes = typeNames.filter((type) => definitionOf(type).timeline?.includes('changes'))
/** What stands in a timeline as itself, from when it was made. */
const itself = typeNames.filter((type) => definitionOf(type).timeline?.includes('itself'))

/** A page of the changes, for whoever may read the log of each item that they are about (D6). */
export async function readTimelineLog(me: ViewerStore, query: TimelineQuery, limit: number): Promise<TimelineEntry[]> {
  if (!isCentre(me.viewer) || !query.kinds.includes('change')) return []
  const logged = await readLogged(me, query.item)
  if (logged.length === 0) return []
  const params = new Params()
  const asked: AskedLines = {
    me,
    params,
    item: params.add(query.item),
    only: conditions(me, params, query),
    order: 'c.at desc, c.seq desc',
    count: params.add(limit),
  }
  const ids = `${params.add(logged)}::text[]`
  const parts = [ownLines(asked, `c.item = any (${ids})`)]
  if (logged.includes(query.item)) {
    const around = { ...asked, only: `${asked.only} and c.item <> all (${ids})` }
    parts.push(...aroundItem(around))
  }
  const rows = await me.store.database.lists.query<LogRow>(
    selectLines(asked, parts, 'l.at desc, l.seq desc'),
    params.values,
  )
  const about = await readAbout(
    me,
    rows.map((row) => (logged.includes(row.item) ? row.item : query.item)),
  )
  return rows.map((row) => entryOf(me, row, about.get(row.item) ?? about.get(query.item) ?? {}, query.item))
}

/**
 * Counts the lines of each row of `r` (`id`, `since`, `ids`: those of its items that changed and whose log the viewer may read) that others
 * wrote since, with who wrote the last one and when, for whoever reads logs.
 */
export function countLines(me: ViewerStore, params: Params, most: number): string {
  const own = `c.by is distinct from ${params.add(me.viewer._id)}::text`
  const asked: AskedLines = {
    me,
    params,
    item: 'r.id',
    only: `and ${toldHere(me, params)} and c.at > r.since and ${own}`,
    order: 'c.at desc, c.seq desc',
    count: params.add(most),
  }
  const around = { ...asked, only: `${asked.only} and r.id = any (r.ids) and c.item <> all (r.ids)` }
  const parts = [ownLines(asked, 'c.item = any (r.ids)'), ...aroundItem(around)]
  const sees = inReadScope(me, params)
  return `select count(*)::int as count, max(o.at) as at, (array_agg(o.by order by o.at desc, o.seq desc))[1] as by,
      (array_agg((select u.fields ->> 'name' from items u where u.id = o.by and ${sees('u.id')}) order by o.at desc, o.seq desc))[1] as name
    from (select n.at, n.seq, n.by from (${parts.join(' union all ')}) n order by n.at desc, n.seq desc limit ${most}) o`
}

/** That a line is told in a timeline as itself. */
function toldHere(me: ViewerStore, params: Params): string {
  return `c.kind not in ('disclose', 'conceal') and not ${saysElsewhere(me, params)}`
}

function conditions(me: ViewerStore, params: Params, query: TimelineQuery): string {
  const only = [`and ${toldHere(me, params)}`, onlyOf(me, params, query)]
  if (query.from !== undefined) only.push(`and c.at >= ${params.add(query.from)}::timestamptz`)
  if (query.until !== undefined) only.push(`and c.at < ${params.add(query.until)}::timestamptz`)
  if (query.before !== undefined) {
    const [at, key] = [params.add(query.before.at), params.add(query.before.key)]
    only.push(
      `and (c.at < ${at}::timestamptz or c.at = ${at}::timestamptz and ${keyOf('c.seq')} collate "C" < ${key}::text)`,
    )
  }
  return only.join(' ')
}

/** What begins with a status: that it was made is told by that. Rows of a sheet are told by their sheet (G1). */
const begun = typeNames.filter((type) => definitionOf(type).statuses || definitionOf(type).isRow)
const statusNames = [...new Set(typeNames.flatMap((type) => Object.keys(definitionOf(type).statuses?.entries ?? {})))]

/** That a line is told by an entry of another kind: what was said, sent or planned, a status, and who sees a match. */
function saysElsewhere(me: ViewerStore, params: Params): string {
  // What only super users read besides makes an entry of its own for them alone: for others it would tell that it is there (D6).
  const hidesNothing = may(me.viewer, 'readSuperFields') ? 'c.secret is null' : 'true'
  const told = params.add(['status', 'history', '$open', '$visible', ...statusNames])
  return `(c.kind in ('create', 'link') and c.item ~ '^(${itself.join('|')})/'
    or c.kind = 'create' and c.item ~ '^(${begun.join('|')})/'
    or c.kind = 'update' and ${hidesNothing} and c.after - ${told}::text[] = '{}'
      and (c.after ? 'status' or c.after ? '$open' or c.after -> '$visible' = 'true') and (c.after -> '$visible') is distinct from 'false')`
}

/** The place of a change in the order of a timeline: as long as the number of a line can be, so that they have one order as texts too. */
export function changeKey(seq: string): string {
  return `change|${seq.padStart(19, '0')}`
}

// The same in SQL.
function keyOf(seq: string): string {
  return `'change|' || lpad(${seq}::text, 19, '0')`
}

interface LoggedRow {
  readonly id: string
  readonly type: string
  readonly is_whole: boolean
  readonly under_home: boolean
  readonly owner: boolean
}

/** The items of the timeline whose log the viewer may read. */
async function readLogged(me: ViewerStore, item: string): Promise<string[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const source = timelineRows(me, params, scope, item)
  const owns = ownsRow(params, homeOf(me.viewer) ?? '', me.viewer._id)
  const rows = await me.store.database.lists.query<LoggedRow>(
    `with ${source} select i.id, i.type, ${scope.isWhole} as is_whole, ${owns}
      from rows r join items i on i.id = r.id where r.type = any (${params.add(changingTypes)}::text[])`,
    params.values,
  )
  return rows.filter((row) => mayReadLog(me.viewer, factsOf(row))).map(({ id }) => id)
}

function factsOf({ id, type, is_whole, under_home, owner }: LoggedRow): Facts {
  if (!isTypeName(type)) throw new Error(`no type ${type}`)
  return { id, type, isUnderHome: under_home, isLimited: !is_whole, isOwner: owner }
}

type About = TimelineEntry['item']

async function readAbout(me: ViewerStore, ids: readonly string[]): Promise<Map<string, About>> {
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.lists.query<{ id: string; about: About }>(
    `select i.id, ${aboutItem(scope)} as about from items i where i.id = any (${params.add([...new Set(ids)])}::text[]) and ${scope.where}`,
    params.values,
  )
  return new Map(rows.map(({ id, about }) => [id, about]))
}

function entryOf(me: ViewerStore, row: LogRow, item: About, root: string): TimelineEntry {
  const id = item._id ?? root
  const line = lineOf(id, row, may(me.viewer, 'readSuperFields'), false)
  // The status has an entry of its own.
  const fields = line.fields.filter(({ name }) => name !== 'status')
  return {
    _id: changeKey(row.seq),
    kind: 'change',
    at: line.date,
    ...(line.user ? { by: line.user } : {}),
    item,
    line: { ...line, _id: lineName(me.store.settings.secret, row.seq), fields },
  }
}
