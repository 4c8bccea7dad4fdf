import {
  type Facts,
  homeOf,
  isCentre,
  isTypeName,
  mayReadLog,
  NOTIFICATION_DAYS,
  organisationTypes,
} from '@schakel/domain'
import { FOLLOWS_MAX, type Notification } from '@schakel/domain/calls'
import { containment } from '../registryFunctions.ts'
import type { ViewerStore } from '../store.ts'
import { ownsRow } from '../write/load.ts'
import { changedRead, Params, type ReadScope, readScope } from './form.ts'
import { ASKING, NAMELESS } from './inside.ts'
import { changingTypes, countLines } from './timelineLog.ts'
import { aboutItem, entries, rowsOf } from './timelineRows.ts'

const DAY_MS = 86_400_000
/** More than so much news of one item is not counted. */
const NEWS_MAX = 50

/** An item that is followed, with what changed in it since its follower saw it. */
interface Moved {
  readonly item: string
  readonly about: Notification['item']
  readonly since: Date
  readonly changed: readonly ChangedRow[]
}

interface ChangedRow {
  readonly id: string
  readonly type: string
  readonly is_whole: boolean
  readonly under_home: boolean
  readonly owner: boolean
}

/** What happened to one item that is followed. */
interface Told {
  readonly root: string
  readonly count: number
  readonly at: Date
  readonly by: string | null
  readonly name: string | null
}

/**
 * What changed on items that the viewer follows since they saw it, one piece of news for each: of their timeline, and so of nothing that
 * the viewer does not read, without what they did themselves (D7, D13, D20). It counts from when something was written, and not by the
 * date that was given to it. A fixed number of statements, however much one follows. It is theirs alone: whoever looks through their eyes
 * follows nothing (D6).
 */
export async function readFollowNews(me: ViewerStore): Promise<readonly Notification[]> {
  if (me.isImpersonated) return []
  const moved = await readMoved(me)
  if (moved.length === 0) return []
  const told = [...(await readEntries(me, moved)), ...(await readLines(me, moved))]
  return moved.flatMap(({ item, about }) => {
    const news = told.filter(({ root }) => root === item).toSorted((one, other) => Number(other.at) - Number(one.at))
    const [newest] = news
    if (!newest) return []
    const at = new Date(newest.at).toISOString()
    // Before disclosure somebody of who asks has a name of the form, and no id.
    const who = newest.by === null ? {} : { _id: newest.by }
    const by = newest.name === null ? {} : { by: { ...who, name: newest.name } }
    const count = Math.min(
      NEWS_MAX,
      news.reduce((sum, one) => sum + one.count, 0),
    )
    // Named with its moment: who reads it has seen what came until then, and nothing that came after.
    return [{ _id: `follow|${item}|${at}`, kind: 'follow', at, read: false, item: about, count, ...by }]
  })
}

/** What is followed and has something that changed for this viewer: only there it is worth looking. */
async function readMoved(me: ViewerStore): Promise<readonly Moved[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const oldest = params.add(new Date(me.store.settings.clock().getTime() - NOTIFICATION_DAYS * DAY_MS))
  const owns = ownsRow(params, homeOf(me.viewer) ?? '', me.viewer._id)
  const types = organisationTypes.map((type) => `'${type}'`).join(', ')
  return me.store.database.query<Moved>(
    `with recursive mine as materialized (
        select f.item, i.type in (${types}) as is_organisation, greatest(f.at, f.seen_at, ${oldest}::timestamptz) as since
          from follows f join items i on i.id = f.item where f.follower = ${params.add(me.viewer._id)} and ${scope.where} limit ${FOLLOWS_MAX}
      ), ${scope.isLimited ? '' : `${walkUp()}, `}walk as (
        select m.item as root, m.is_organisation, m.since, m.item as id from mine m ${scope.isLimited ? '' : `where not ${isFew}`}
        union
        -- As a timeline goes: what lies in it, and of an organisation its matches and messages (D6).
        select w.root, w.is_organisation, w.since, o.id from walk w, lateral (
          select case e.edge when 'MATCH' then 'match/' || e.key else e.child end as id from edges e
            where e.parent = w.id and e.edge in (${containment}, 'MATCH')
          union all select 'match/' || e.key from edges e where w.is_organisation and w.id = w.root and e.child = w.id and e.edge = 'MATCH'
          union all select e.parent from edges e where w.is_organisation and (w.id = w.root or w.id like 'user/%')
            and e.child = w.id and e.edge in ('TO', 'OWNERS') and e.parent like 'message/%') o
      ), places as (
        select root, since, id from walk ${scope.isLimited ? '' : 'union select root, since, id from found'}
      ), changed as materialized (
        select w.root, w.since, jsonb_agg(x.row) as changed from places w join items i on i.id = w.id, lateral (
            select to_jsonb(r) as row from (select i.id, i.type, ${scope.isWhole} as is_whole, ${owns}) r) x
          where ${changedRead(scope)} > w.since and ${scope.where} and (i.id = w.root or ${tellsAny(scope)})
          group by w.root, w.since
      )
      select c.root as item, c.since, c.changed, ${aboutItem(scope)} as about from changed c join items i on i.id = c.root order by c.root`,
    params.values,
  )
}

/** So little changed that what it lies in is found sooner than all that lies in what one follows. */
const FEW = 500
const isFew = `(select count(*) from lately) <= ${FEW}`

/** What changed lately, and the same way up from there, as `found`: where `walk` would come to it from what is followed. */
function walkUp(): string {
  return `lately as materialized (
        select i.id from items i where i.changed_at > (select min(since) from mine) and i.deleted_at is null order by i.changed_at desc, i.id limit ${FEW + 1}
      ), up as (
        select l.id, l.id as at, false as is_end, false as is_beside from lately l where ${isFew}
        union
        select u.id, o.at, o.is_end, u.is_beside or o.is_beside from up u, lateral (
          select e.parent as at, false as is_end, false as is_beside from edges e where e.child = u.at and e.edge in (${containment})
          union all select e.parent, false, false from edges e where u.at like 'match/%' and e.key = substr(u.at, 7) and e.edge = 'MATCH'
          -- The supplier of a match, and whose a message is: of an organisation alone, and not of what that lies in.
          union all select e.child, true, true from edges e where u.at like 'match/%' and e.key = substr(u.at, 7) and e.edge = 'MATCH'
          union all select e.child, e.child not like 'user/%', true from edges e
            where u.at like 'message/%' and e.parent = u.at and e.edge in ('TO', 'OWNERS')) o where not u.is_end
      ), found as (
        select m.item as root, m.since, u.id from mine m join up u on u.at = m.item where m.is_organisation or not u.is_beside)`
}

/** The same as `tellsWho` of each of the roots. */
function tellsAny(scope: ReadScope): string {
  if (!scope.isLimited) return 'true'
  return `(w.root ~ '${NAMELESS}' or ${scope.isOpen} and (w.root !~ '${ASKING}' or not ${scope.askerHidden('i.id')}))`
}

/**
 * What is said in the changed items themselves. Of a form of before disclosure only its reader's own dates are asked: when and by whom
 * something in it was written is not told by news either (D20.4). Its statuses are one piece of news, of when the form changed.
 */
async function readEntries(me: ViewerStore, moved: readonly Moved[]): Promise<readonly Told[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const pairs = moved.flatMap(({ item, since, changed }) => changed.map(({ id }) => ({ root: item, id, since })))
  const now = `${params.add(me.store.settings.clock().toISOString())}::text`
  const self = `${params.add(me.viewer._id)}::text`
  return me.store.database.query<Told>(
    `with pairs as materialized (
        select * from jsonb_to_recordset(${params.add(JSON.stringify(pairs))}::jsonb) as x(root text, id text, since timestamptz)),
      ${rowsOf(me, scope, 'i.id = any (array(select p.id from pairs p))')}, ${entries(now)},
      found as (
        select distinct on (p.root, x.key) p.root, x.key, p.since, x.by ->> '_id' as by, x.by ->> 'name' as name,
            case when e.kind = 'disclosure' then e.at::timestamptz
              when e.kind = 'status' and o.is_open then greatest(e.at::timestamptz, (
                -- When it was written, which may be later than the date that was given to it.
                select max(c.at) from changes c where c.item = e.item and c.at > p.since and c.after -> 'history' @> x.said
                  and not coalesce(c.before -> 'history', '[]') @> x.said))
              when o.is_open then i.created_at else ${changedRead(scope)} end as written
          from pairs p join entries e on e.item = p.id join items i on i.id = e.item, lateral (select ${scope.isOpen} as is_open) o,
            lateral (select e.kind = 'status' and not o.is_open as is_form, e.at::timestamptz > p.since as is_dated) f,
            lateral (select jsonb_build_array(jsonb_build_object('status', e.more -> 'status', 'date', e.at)) as said,
              case when f.is_form then 'status|' || e.item else e.key end as key, case when f.is_dated or not f.is_form then e.by end as by) x
          -- Todos and appointments tell nobody's name: what one made oneself is no news.
          where e.at is not null and e.by ->> '_id' is distinct from ${self} and not (e.kind = 'activity' and i.created_by is not distinct from ${self})
            and (f.is_dated or not f.is_form or ${changedRead(scope)} > ${ownWrite(self)} + interval '2 seconds')
          order by p.root, x.key, e.at collate "C" desc, e.item)
      select root, least(count(*), ${NEWS_MAX})::int as count, max(written) as at,
          (array_agg(by order by written desc, key))[1] as by, (array_agg(name order by written desc, key))[1] as name
        from found where written > since group by root`,
    params.values,
  )
}

/** When the viewer wrote the item itself last; its form is made right after that. */
function ownWrite(self: string): string {
  return `coalesce((select max(c.at) from changes c where c.item = e.item and c.by = ${self}), '-infinity')`
}

/** What the log tells of them, for whoever may read that (D6). */
async function readLines(me: ViewerStore, moved: readonly Moved[]): Promise<readonly Told[]> {
  if (!isCentre(me.viewer)) return []
  const roots = moved.flatMap(({ item, since, changed }) => {
    const ids = changed
      .filter(({ type }) => changingTypes.some((name) => name === type))
      .flatMap((row) => (mayReadLog(me.viewer, factsOf(row)) ? [row.id] : []))
    return ids.length > 0 ? [{ id: item, since, ids }] : []
  })
  if (roots.length === 0) return []
  const params = new Params()
  const given = `jsonb_to_recordset(${params.add(JSON.stringify(roots))}::jsonb) as r(id text, since timestamptz, ids text[])`
  return me.store.database.query<Told>(
    `select r.id as root, l.* from ${given}, lateral (${countLines(me, params, NEWS_MAX)}) l where l.count > 0`,
    params.values,
  )
}

function factsOf({ id, type, is_whole, under_home, owner }: ChangedRow): Facts {
  if (!isTypeName(type)) throw new Error(`no type ${type}`)
  return { id, type, isUnderHome: under_home, isLimited: !is_whole, isOwner: owner }
}
