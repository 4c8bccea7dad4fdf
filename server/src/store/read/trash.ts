import {
  Forbidden,
  freelyRestorableTypes,
  homeOf,
  may,
  mayRestore,
  PAGE_SIZE_MAX,
  restorableTypes,
  TRASH_DAYS,
} from '@schakel/domain'
import { isWhole } from '../access/whoReads.ts'
import type { ViewerContext } from '../context.ts'
import { containment } from '../registryFunctions.ts'
import { ownership } from '../write/load.ts'
import { Params } from './form.ts'

/** What of the trash is asked for; all of it when left out. */
export interface TrashQuery {
  /** What its name holds, capitals and accents aside. */
  readonly q?: string | undefined
  /** Its type. */
  readonly feed?: string | undefined
  /** Only this item. */
  readonly item?: string | undefined
  readonly page?: number
  readonly pageSize?: number
}

/** A page of the trash as JSON text, and how much there is of what was asked for. */
export interface TrashPage {
  readonly json: string
  readonly total: number
}

/** From when on what was thrown away can come back. */
export function trashedSince(me: ViewerContext): Date {
  return new Date(me.store.settings.clock().getTime() - TRASH_DAYS * 86_400_000)
}

/** That the viewer reads the row of this name in full, also one that lies in the trash. */
export function isMine(me: ViewerContext, keys: () => string, i: string): string {
  return may(me.viewer, 'readEverything') ? 'true' : isWhole(`${keys()}::text[]`, i)
}

/** That the viewer takes the row `i` out of the trash: what they read in full and, where the table of rights asks for it, own (D21.6). */
export function comesBackFor(me: ViewerContext, params: Params, keys: () => string): string {
  const freely = freelyRestorableTypes(me.viewer.kind)
  const owned = restorableTypes(me.viewer.kind).filter((type) => !freely.includes(type))
  const types = (names: readonly string[]) => `i.type = any (${params.add(names)}::text[])`
  const ways = [types(freely)]
  if (owned.length > 0) {
    const { underHome, owner } = ownership(params, homeOf(me.viewer) ?? '', me.viewer._id)
    ways.push(`${types(owned)} and (${underHome} or ${owner})`)
  }
  return `(${ways.join(' or ')}) and ${isMine(me, keys, 'i')}`
}

/** What was thrown away and can still come back, newest first; staff see what they could take out (D2.5). */
export async function readTrash(me: ViewerContext, query: TrashQuery = {}): Promise<TrashPage> {
  if (!mayRestore(me.viewer)) throw new Forbidden('trash')
  const params = new Params()
  const keys = params.lazy(me.keys.all)
  const sees = (i: string) => isMine(me, keys, i)
  const { q, feed, item, page = 1, pageSize = PAGE_SIZE_MAX } = query
  const only = [
    `i.deleted_at > ${params.add(trashedSince(me))}`,
    'i.deleted_with = i.id',
    comesBackFor(me, params, keys),
    feed ? `i.type = ${params.add(feed)}` : 'true',
    item ? `i.id = ${params.add(item)}` : 'true',
    q ? `position(fold(${params.add(q)}) in i.folded) > 0` : 'true',
  ].join(' and ')
  const order = 'deleted_at desc, id'
  const [row] = await me.store.database.query<{ json: string; total: number }>(
    `select (select count(*)::int from items i where ${only}) as total,
      coalesce('[' || string_agg(json, ',' order by ${order}) || ']', '[]') as json from (
        select (i.fields || jsonb_build_object('_deleted', to_char(i.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            || jsonb_strip_nulls(jsonb_build_object('_deleted_by', ${deletedBy(sees)}, '_parents', ${places(sees)}, '_into', ${keptOf(sees)})))::text as json,
          i.deleted_at, i.id
        from items i where ${only}
        order by ${order} limit ${params.add(pageSize)} offset ${params.add((page - 1) * pageSize)}) rows`,
    params.values,
  )
  return { json: row?.json ?? '[]', total: row?.total ?? 0 }
}

type Sees = (row: string) => string

/** A reference that says when it lies in the trash itself. */
const refOf = (row: string) =>
  `bare_ref(${row}.fields) || case when ${row}.deleted_at is null then '{}' else '{"_gone": true}'::jsonb end`

function deletedBy(sees: Sees): string {
  return `(select jsonb_build_object('_id', u.id, 'name', u.fields -> 'name') from items u where u.id = i.deleted_by and ${sees('u')})`
}

/** Where it hung, and the ends of a match. */
function places(sees: Sees): string {
  return `(select jsonb_agg(p.ref order by p.place) from (
    select ${refOf('p')} || jsonb_build_object('_edge', e.edge) as ref, row_number() over (order by e.created_at, e.key) as place
      from ${placesOf('i.id')} where ${sees('p')} order by place limit 5) p)`
}

/** The edges `e` to the places `p` of an item; of a match its dossier, and then its supplier. */
export function placesOf(id: string): string {
  return `(select e.key, e.edge, e.created_at, e.parent as at from edges e where e.child = ${id} and e.edge in (${containment})
      union all select e.key, e.edge, e.created_at, unnest(array[e.parent, e.child]) from edges e
        where e.edge = 'MATCH' and e.key = substr(${id}, 7)) e join items p on p.id = e.at`
}

/** With which one it was made one, where that was not taken back. */
function keptOf(sees: Sees): string {
  return `(select ${refOf('k')} from (${lastMerge('i.id')}) m join items k on k.id = m.after ->> '_into' where m.kind = 'merge' and ${sees('k')})`
}

/** The last that happened to an item of being made one with another, being taken apart again and coming back by itself. */
export function lastMerge(id: string): string {
  return `select c.kind, c.after from changes c where c.item = ${id}
    and (c.kind = 'restore' or c.kind in ('merge', 'unmerge') and c.after ? '_into') order by c.seq desc limit 1`
}
