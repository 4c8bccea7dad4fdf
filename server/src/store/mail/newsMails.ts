import { DUE_SOON_HOURS } from '@schakel/domain'
import { isMailed, type MailedNotification, type Notification } from '@schakel/domain/calls'
import { warn } from '../../warn.ts'
import { awaitFormsNow } from '../anonymity/forms.ts'
import { readEmail } from '../auth/accounts.ts'
import { viewersOf } from '../auth/viewers.ts'
import { followersAround } from '../notifications/follows.ts'
import { mailedKept } from '../notifications/keptKinds.ts'
import { noteDisclosedReads } from '../privacy/disclosureReads.ts'
import { readFollowNews } from '../read/followNews.ts'
import { readNotifications } from '../read/notifications.ts'
import { readSettings } from '../settings/settings.ts'
import type { Store, ViewerStore } from '../store.ts'
import { NEWS_PAUSE_MS } from './mails.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** What was not read after so long is mailed. */
const WAIT_MS = 5 * MINUTE_MS
/** What is older, as after a server stood still, is found where it is told, and not mailed any more. */
const OLD_MS = 24 * HOUR_MS

/** A mail that waits will say it as well. One that is on its way may have looked already: another one follows it. */
const orAgain = `on conflict (reader) where done_at is null and reader is not null
        do update set again = true where mails.tries > 0 and not mails.again`

/** News to be mailed to one person, in the form that they read, and how they want it. */
export interface NewsMail {
  readonly to: string
  readonly language: 'nl' | 'en'
  readonly timezone: string
  readonly news: readonly MailedNotification[]
}

/**
 * Looks for news that waits long enough to be mailed, once whatever the number of nodes, and keeps a mail for each person it may be for
 * (D13). Too many are no harm: what they want, may read and have not read is asked when the mail goes out.
 */
export async function gatherNews(store: Store): Promise<void> {
  const now = store.settings.clock().getTime()
  const until = new Date(now - WAIT_MS)
  await store.database.transaction(async (tx) => {
    const [round] = await tx.query<{ since: Date }>(
      // A round that is still to come was made while a clock was ahead: nobody would be mailed until then.
      `update news_round r set until = $1 from (select until from news_round for update) o where o.until < $1 or o.until > $3
        returning case when o.until > $3 then $2 else greatest(o.until, $2::timestamptz) end as since`,
      [until, new Date(now - OLD_MS), new Date(now)],
    )
    if (!round) return
    const since = round.since.getTime()
    const soon = (ms: number) => new Date(ms + DUE_SOON_HOURS * HOUR_MS).toISOString()
    await tx.query(
      `with people as (
        select n.reader as id from notifications n
          where n.at > $1 and n.at <= $2 and n.read_at is null and n.kind = any ($8::text[])
        union
        -- To a whole space: everybody of it and of its members.
        select unnest(case when e.child like 'user/%' then array[e.child] else accounts_of(e.child
            || array(select m.child from edges m where e.child like 'space/%' and m.edge = 'MEMBERS' and m.parent = e.child)) end)
          from edges e where e.edge = 'TO' and e.created_at > $1 and e.created_at <= $2
        union
        select unnest(case when o.child like 'user/%' then array[o.child] else accounts_of(array[o.child]) end)
          from items i join edges o on o.edge = 'OWNERS' and o.parent = i.id
          where i.type = 'todo' and i.deleted_at is null and (i.fields ->> 'done') is distinct from 'true'
            -- It came near, or was made or moved near.
            and i.happened <= $4 and (i.happened > $3 or i.happened > $5 and i.changed_at > $1 and i.changed_at <= $2)
      )
      insert into mails (reader, recipient, subject, body, at, due_at)
        select i.id, '', '', '', $6, greatest($6, (select max(least(m.done_at, $6)) + $7 * interval '1 ms' from mails m where m.reader = i.id))
          from people p join items i on i.id = p.id and i.type = 'user' and i.deleted_at is null
        ${orAgain}`,
      [
        round.since,
        until,
        soon(since),
        soon(until.getTime()),
        new Date(now - OLD_MS).toISOString(),
        new Date(now),
        NEWS_PAUSE_MS,
        mailedKept,
      ],
    )
    await tx.query('delete from news_mailed where at < $1', [new Date(now - 3 * OLD_MS)])
  })
  await gatherFollowed(store, until)
}

/**
 * A mail for whoever follows something that changed in their own form: nothing waits for who may not see what changed (D20.1). Who cannot
 * be asked now stops nobody else: the round that comes looks at these hours again.
 */
async function gatherFollowed(store: Store, until: Date): Promise<void> {
  const now = store.settings.clock()
  const oldest = new Date(now.getTime() - OLD_MS)
  const [round] = await store.database.query<{ since: Date }>(
    `select case when followed_until > $3 then $2 else greatest(followed_until, $2::timestamptz) end as since
      from news_round where followed_until < $1 or followed_until > $3`,
    [until, oldest, now],
  )
  if (!round) return
  let isWhole = true
  for (const viewer of await viewersOf(store, await followersAround({ store }, round.since, until))) {
    try {
      await gatherFor(store.as(viewer))
    } catch (error) {
      isWhole = false
      warn(error)
    }
  }
  if (isWhole)
    await store.database.query(
      'update news_round set followed_until = case when followed_until > $2 then $1 else greatest(followed_until, $1) end',
      [until, now],
    )
}

async function gatherFor(me: ViewerStore): Promise<void> {
  // Not waited for: the next round asks again.
  await awaitFormsNow(me, 0)
  const news = await readFollowNews(me)
  const had = await readMailed(me.store, me.viewer._id)
  const { mail } = await readSettings(me.store, me.viewer._id)
  // By what was mailed, and not by when it was: what a follower changed since put off that anybody looked.
  const now = me.store.settings.clock()
  if (!news.filter(isMailed).some((one) => mail[one.kind] && isRipe(one, now) && !had.has(nameOf(one)))) return
  await me.store.database.query(
    `insert into mails (reader, recipient, subject, body, at, due_at)
      select $1, '', '', '', $2, greatest($2, (select max(least(m.done_at, $2)) + $3 * interval '1 ms' from mails m where m.reader = $1))
      ${orAgain}`,
    [me.viewer._id, now, NEWS_PAUSE_MS],
  )
}

/** What somebody is to be mailed now: what they have not read, may still read, want mail of and were not mailed yet; else nothing. */
export async function readNewsMail(store: Store, reader: string): Promise<NewsMail | undefined> {
  const [viewer] = await viewersOf(store, [reader])
  if (!viewer) return undefined
  await awaitFormsNow(store.as(viewer))
  const [{ mail, locale, timezone }, told, had, to] = [
    await readSettings(store, reader),
    await readNotifications(store.as(viewer)),
    await readMailed(store, reader),
    await readEmail(store, reader),
  ]
  const now = store.settings.clock()
  const all: readonly Notification[] = JSON.parse(told.json)
  const news = all
    .filter(isMailed)
    .filter((one) => !one.read && mail[one.kind] && isRipe(one, now) && !had.has(nameOf(one)))
  if (to === undefined || news.length === 0) return undefined
  await noteDisclosedReads(store.as(viewer), JSON.stringify(news))
  return { to, language: locale, timezone, news }
}

/** Whether news waited long enough to be mailed, and not too long. A todo that is due soon waits for nothing. */
function isRipe({ kind, at }: Notification, now: Date): boolean {
  const ago = now.getTime() - Date.parse(at)
  return ago < OLD_MS && (kind === 'due' || ago >= WAIT_MS)
}

/** What somebody was mailed of, each by its name. */
async function readMailed({ database }: Pick<Store, 'database'>, reader: string): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ news: string }>('select news from news_mailed where reader = $1', [reader])
  return new Set(rows.map(({ news }) => news))
}

/** Keeps what somebody was mailed of, so that they are not mailed of it again. */
export async function noteNewsMailed(store: Store, reader: string, news: readonly Notification[]): Promise<void> {
  await store.database.query(
    `insert into news_mailed (reader, news, at) select i.id, n, $3 from items i, unnest($2::text[]) n where i.id = $1 on conflict do nothing`,
    [reader, news.map(nameOf), store.settings.clock()],
  )
}

// What happens once more is news again.
function nameOf({ _id, at }: Notification): string {
  return `${_id}|${at}`
}
