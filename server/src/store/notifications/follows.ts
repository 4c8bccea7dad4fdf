import { hasTimeline, Invalid, Missing, typeOfId } from '@schakel/domain'
import { FOLLOWS_MAX, type Followed } from '@schakel/domain/calls'
import { Params, readScope } from '../read/form.ts'
import { aboutItem } from '../read/timelineRows.ts'
import { containment } from '../registryFunctions.ts'
import type { ViewerStore } from '../store.ts'
import { loadOne } from '../write/load.ts'

/**
 * What the viewer follows and reads now, the latest first. What they do not read tells nothing and is not listed; it may come back, as out
 * of the trash. It is theirs alone: whoever impersonates them follows nothing.
 */
export async function readFollows(me: ViewerStore): Promise<readonly Followed[]> {
  if (me.isImpersonated) return []
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.query<{ item: Followed['item']; at: Date }>(
    `select ${aboutItem(scope)} as item, f.at from follows f join items i on i.id = f.item
      where f.follower = ${params.add(me.viewer._id)} and ${scope.where} order by f.at desc, f.item`,
    params.values,
  )
  return rows.map(({ item, at }) => ({ item, since: new Date(at).toISOString() }))
}

/** For so long what one stopped to follow can be followed again as it was, ms. */
export const ENDED_FOLLOW_MS = 10 * 60_000

/**
 * Follows an item, or stops; who takes that back soon is told what they would have been. Whether one followed something that one does not read makes no difference to the answer. Throws Missing
 * for what the viewer does not read or what has no timeline, Invalid beyond `FOLLOWS_MAX` that they read.
 */
export async function setFollow(me: ViewerStore, item: string, follow: boolean): Promise<void> {
  const { database, settings } = me.store
  if (!follow) {
    await database.query(
      `with gone as (delete from follows where follower = $1 and item = $2 returning *)
        insert into ended_follows (follower, item, at, seen_at, ended_at) select follower, item, at, seen_at, $3 from gone
          on conflict (follower, item) do update set at = excluded.at, seen_at = excluded.seen_at, ended_at = excluded.ended_at`,
      [me.viewer._id, item, settings.clock()],
    )
    return
  }
  const type = typeOfId(item)
  if (type === undefined || !hasTimeline(type)) throw new Missing(item)
  await loadOne(me, item)
  const params = new Params()
  const scope = readScope(me, params)
  const [follower, id] = [`${params.add(me.viewer._id)}::text`, `${params.add(item)}::text`]
  const now = settings.clock()
  const soon = params.add(new Date(now.getTime() - ENDED_FOLLOW_MS))
  const made = await database.query(
    `insert into follows (follower, item, at, seen_at) select ${follower}, ${id}, coalesce(o.at, ${params.add(now)}::timestamptz), o.seen_at
      from (select) one left join ended_follows o on o.follower = ${follower} and o.item = ${id} and o.ended_at > ${soon}::timestamptz
      where (select count(*) from follows f join items i on i.id = f.item
        where f.follower = ${follower} and f.item <> ${id} and ${scope.where}) < ${FOLLOWS_MAX}
      on conflict (follower, item) do update set at = follows.at returning item`,
    params.values,
  )
  if (made.length === 0) throw Invalid.of('item', 'tooLarge', { max: FOLLOWS_MAX })
}

/** What of an item its follower was shown: until when. */
export interface SeenNews {
  readonly item: string
  readonly until: string
}

/**
 * Notes that the viewer has seen what changed on these items until the newest that they were shown (ISO 8601 UTC): what came since, they
 * have not. Without a moment it is until now, as who showed it knew of none.
 */
export async function seeFollowed(me: ViewerStore, seen: readonly SeenNews[]): Promise<void> {
  if (seen.length === 0) return
  const now = me.store.settings.clock()
  const rows = seen.map(({ item, until }) => ({ item, until: momentOf(until) ?? now.toISOString() }))
  await me.store.database.query(
    `update follows f set seen_at = greatest(f.seen_at, least(x.until, $3::timestamptz))
      from jsonb_to_recordset($2::jsonb) as x(item text, until timestamptz) where f.follower = $1 and f.item = x.item`,
    [me.viewer._id, JSON.stringify(rows), now],
  )
}

/** A moment as notifications name it; nothing for another text. */
function momentOf(text: string): string | undefined {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text && /^\d{4}-/.test(text) ? text : undefined
}

/**
 * Who follows something on which anything changed between two moments, whether they read it or not: from what changed up to what it lies
 * in, as `readMoved` goes down.
 */
export async function followersAround(
  { store: { database } }: Pick<ViewerStore, 'store'>,
  since: Date,
  until: Date,
): Promise<readonly string[]> {
  const rows = await database.query<{ follower: string }>(
    `with recursive changed as materialized (
        select i.id from items i where i.changed_at > $1 and i.changed_at <= $2 and i.deleted_at is null
      ), up as (
        select id from changed
        union
        select o.id from up w, lateral (
          select e.parent as id from edges e where e.child = w.id and e.edge in (${containment})
          union all select e.parent from edges e where w.id like 'match/%' and e.key = substr(w.id, 7) and e.edge = 'MATCH') o
      ), around as materialized (
        select id from up
        -- The supplier of a match, and to whom a message went.
        union select e.child from up w join edges e on e.key = substr(w.id, 7) and e.edge = 'MATCH' where w.id like 'match/%'
        union select e.child from changed c join edges e on e.parent = c.id and e.edge = 'TO'
      )
      select distinct f.follower from around a join follows f on f.item = a.id`,
    [since, until],
  )
  return rows.map(({ follower }) => follower)
}
