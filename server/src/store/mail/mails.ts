import type { Store } from '../store.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How long after each try the next one comes, minutes; the last one is repeated. */
const PAUSES = [1, 5, 15, 60, 240]
/** For how long a mail is of the node that tries it: a mail server that is slow at each step takes minutes, and clocks of nodes differ. */
const LEASE_MS = 5 * MINUTE_MS
/** After so many tries, about three days, a mail is given up. */
export const MAIL_TRIES = 24

/** Nobody gets mail about news more often than this. */
export const NEWS_PAUSE_MS = 15 * MINUTE_MS

/** A mail to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
}

/** A mail that this node is to send now. */
export interface DueMail extends Mail {
  readonly id: string
  /** Which try this is, from 1. */
  readonly tries: number
  /** Whom it tells of news, of which the words are made as it goes out. */
  readonly reader?: string | undefined
}

interface MailRow {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly html: string | null
  readonly tries: number
  readonly reader: string | null
}

/** Keeps a mail until it is sent; on a store inside a transaction it goes only if that is committed (D8.8). */
export async function keepMail(store: Store, { to, subject, text, html }: Mail): Promise<void> {
  await store.database.query(
    'insert into mails (recipient, subject, body, html, at, due_at) values ($1, $2, $3, $4, $5, $5)',
    [to, subject, text, html ?? null, store.settings.clock()],
  )
}

/** Takes the mail that waits longest, if one is due: no other node gets it before this one had time enough. Mail about news only by who can make its words. */
export async function takeMail(store: Store, withNews = false): Promise<DueMail | undefined> {
  const now = store.settings.clock()
  const [row] = await store.database.query<MailRow>(
    `update mails set tries = tries + 1, again = false, due_at = $1::timestamptz + $2 * interval '1 ms'
      where id = (select id from mails where done_at is null and due_at <= $1 and (reader is null or $3) order by due_at limit 1 for update skip locked)
      returning id, recipient, subject, body, html, tries, reader`,
    [now, LEASE_MS, withNews],
  )
  if (!row) return undefined
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    html: row.html ?? undefined,
    tries: row.tries,
    reader: row.reader ?? undefined,
  }
}

/** How long the oldest mail waits that is not out, seconds; 0 when none does. */
export async function oldestMailWait({ database, settings }: Store): Promise<number> {
  const [row] = await database.query<{ at: Date | null }>('select min(at) as at from mails where done_at is null')
  return row?.at ? Math.max(0, settings.clock().getTime() - row.at.getTime()) / 1000 : 0
}

/** How many mails were given up within a day. */
export async function mailsGivenUp({ database, settings }: Store): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    'select count(*)::int as n from mails where done_at > $1 and error is not null',
    [new Date(settings.clock().getTime() - DAY_MS)],
  )
  return row?.n ?? 0
}

/** Locks the reader before the mail, in the order of whoever erases that reader: in another order the two would wait for each other. */
const HELD = `held as (select i.id from items i where i.id = (select reader from mails where id = $1) for key share)`
/** True of every mail. PostgreSQL does `held` only where it is asked for, and here that is before it locks the mail. */
const IS_HELD = '(reader is null or exists (select from held))'

/** A mail of `closed` is no more; what came to tell while it was on its way goes with the next one, after the pause. */
const mailAgain = (now: string) => `insert into mails (reader, recipient, subject, body, at, due_at)
  select reader, '', '', '', ${now}::timestamptz, ${now}::timestamptz + ${NEWS_PAUSE_MS} * interval '1 ms'
    from closed where again and reader is not null
  on conflict (reader) where done_at is null and reader is not null do nothing`

/** The mail is out, whoever else tries it by now: its words are wiped. */
export async function noteMailSent(store: Store, id: string): Promise<void> {
  await store.database.query(
    `with ${HELD}, closed as (
        update mails m set done_at = $2, error = null, body = '', html = null, again = false
          from (select id, reader, again from mails where id = $1 and ${IS_HELD} for update) o where m.id = o.id returning o.reader, o.again)
      ${mailAgain('$2')}`,
    [id, store.settings.clock()],
  )
}

/** There is nothing to mail any more. */
export async function dropMail(store: Store, id: string): Promise<void> {
  await store.database.query(
    `with ${HELD}, closed as (delete from mails where id = $1 and ${IS_HELD} returning reader, again) ${mailAgain('$2')}`,
    [id, store.settings.clock()],
  )
}

/**
 * The mail did not get out: it waits for its next try, or is given up where another would not help. Where it took so long that another node
 * tries it by now, or sent it, that one's word counts.
 */
export async function noteMailFailed(
  store: Store,
  { id, tries }: DueMail,
  { error, isFinal }: { readonly error: string; readonly isFinal: boolean },
): Promise<void> {
  const now = store.settings.clock()
  const done = isFinal || tries >= MAIL_TRIES ? now : null
  await store.database.query(
    `with ${HELD}, closed as (update mails set error = $2, done_at = $3, due_at = $4::timestamptz + make_interval(mins => ($5::int[])[least(tries, cardinality($5::int[]))]),
        body = case when $3::timestamptz is null then body else '' end,
        html = case when $3::timestamptz is null then html end where id = $1 and tries = $6 and done_at is null and ${IS_HELD}
        returning reader, again and done_at is not null as again)
      ${mailAgain('$4')}`,
    [id, error.slice(0, 500), done, now, PAUSES, tries],
  )
}

/** How long until the next mail is due, ms; nothing when none waits. */
export async function msToNextMail(store: Store): Promise<number | undefined> {
  const [row] = await store.database.query<{ due: Date | null }>(
    'select min(due_at) as due from mails where done_at is null',
  )
  return row?.due ? Math.max(0, row.due.getTime() - store.settings.clock().getTime()) : undefined
}

/** The longest a node sleeps before it looks for mail that another node kept, ms. */
export const MAIL_LOOK_MS = MINUTE_MS
