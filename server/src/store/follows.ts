import { hasTimeline, Invalid, Missing, NOTIFICATION_DAYS, typeOfId } from '@schakel/domain'
import { FOLLOWS_MAX, type Followed, type Notification, type TimelineEntry, timelineKinds } from '@schakel/domain/calls'
import { changedRead, Params, readScope } from './read/form.ts'
import { readTimelineLog } from './read/timelineLog.ts'
import { aboutItem, readTimelineRows } from './read/timelineRows.ts'
import { containment } from './registryFunctions.ts'
import type { ViewerStore } from './store.ts'
import { loadOne } from './write/load.ts'

const DAY_MS = 86_400_000
/** Entries of one item that are looked through for what is new; more than this are not counted. */
const NEWS_MAX = 50

/**
 * What the viewer follows and reads now, the latest first. What they do not read tells nothing and is not listed; it may come back, as out
 * of the trash. It is theirs alone: whoever looks through their eyes follows nothing.
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

/**
 * Follows an item, or stops. Whether one followed something that one does not read makes no difference to the answer. Throws Missing
 * for what the viewer does not read or what has no timeline, Invalid beyond `FOLLOWS_MAX` that they read.
 */
export async function setFollow(me: ViewerStore, item: string, follow: boolean): Promise<void> {
  const { database, settings } = me.store
  if (!follow) {
    await database.query('delete from follows where follower = $1 and item = $2', [me.viewer._id, item])
    return
  }
  const type = typeOfId(item)
  if (type === undefined || !hasTimeline(type)) throw new Missing(item)
  await loadOne(me, item)
  const params = new Params()
  const scope = readScope(me, params)
  const [follower, id] = [`${params.add(me.viewer._id)}::text`, `${params.add(item)}::text`]
  const made = await database.query(
    `insert into follows (follower, item, at) select ${follower}, ${id}, ${params.add(settings.clock())}::timestamptz
      where (select count(*) from follows f join items i on i.id = f.item
        where f.follower = ${follower} and f.item <> ${id} and ${scope.where}) < ${FOLLOWS_MAX}
      on conflict (follower, item) do update set at = follows.at returning item`,
    params.values,
  )
  if (made.length === 0) throw Invalid.of('item', 'tooLarge', { max: FOLLOWS_MAX })
}

/** Notes that the viewer has seen what changed on these items. */
export async function seeFollowed(me: ViewerStore, items: readonly string[]): Promise<void> {
  if (items.length === 0) return
  await me.store.database.query('update follows set seen_at = $3 where follower = $1 and item = any ($2::text[])', [
    me.viewer._id,
    [...items],
    me.store.settings.clock(),
  ])
}

interface Moved {
  readonly item: string
  readonly about: Notification['item']
  readonly since: Date
}

/**
 * What changed on items that the viewer follows since they saw it, one piece of news for each: of their timeline, and so of nothing that
 * the viewer does not read, without what they did themselves (D7, D13, D20).
 */
export async function readFollowNews(me: ViewerStore): Promise<readonly Notification[]> {
  const found: Notification[] = []
  for (const moved of await readMoved(me)) {
    const news = await newsOf(me, moved)
    const [newest] = news
    if (!newest) continue
    found.push({
      _id: `follow|${moved.item}|`,
      kind: 'follow',
      at: newest.at,
      read: false,
      item: moved.about,
      ...(newest.by?.name ? { by: newest.by } : {}),
      count: news.length,
    })
  }
  return found
}

/** What is followed and has something below it that changed for this viewer: only there it is worth looking. */
async function readMoved(me: ViewerStore): Promise<readonly Moved[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const oldest = params.add(new Date(me.store.settings.clock().getTime() - NOTIFICATION_DAYS * DAY_MS))
  const since = `greatest(f.at, f.seen_at, ${oldest}::timestamptz)`
  return me.store.database.query<Moved>(
    `select f.item, ${aboutItem(scope)} as about, ${since} as since from follows f join items i on i.id = f.item
      where f.follower = ${params.add(me.viewer._id)} and ${scope.where} and exists (
        select from items i where i.id = any (array(select f.item union all select b.id from inside(f.item) b
            union all select x.id from edges e, lateral (select 'match/' || e.key as id union all select b.id from inside('match/' || e.key) b) x
              where e.edge = 'MATCH' and e.child = f.item
            union all select e.parent from edges e where e.edge = 'TO' and e.child = f.item))
          and ${scope.where} and ${changedRead(scope)} > ${since})
      order by f.item limit ${FOLLOWS_MAX}`,
    params.values,
  )
}

async function newsOf(me: ViewerStore, { item, since }: Moved): Promise<readonly TimelineEntry[]> {
  const from = new Date(new Date(since).getTime() + 1).toISOString()
  const query = { item, kinds: timelineKinds, from }
  const all = [...(await readTimelineRows(me, query, NEWS_MAX)), ...(await readTimelineLog(me, query, NEWS_MAX))]
  const own = await ownOf(me, all)
  return all
    .filter(({ by, kind, at, item: { _id, date } }) => {
      // That the day of an appointment came is no change.
      const isDay = kind === 'activity' && date === at
      return by?._id !== me.viewer._id && !isDay && !(kind === 'activity' && own.has(_id ?? ''))
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, NEWS_MAX)
}

/** Todos and appointments of the viewer themselves: who made one is its owner. */
async function ownOf(me: ViewerStore, entries: readonly TimelineEntry[]): Promise<ReadonlySet<string>> {
  const ids = entries.flatMap(({ kind, item }) => (kind === 'activity' && item._id ? [item._id] : []))
  if (ids.length === 0) return new Set()
  const rows = await me.store.database.query<{ id: string }>(
    'select i.id from items i where i.id = any ($1::text[]) and i.created_by = $2',
    [ids, me.viewer._id],
  )
  return new Set(rows.map(({ id }) => id))
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
