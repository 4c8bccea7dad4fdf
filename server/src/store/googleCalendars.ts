import { seal, unseal } from './sealed.ts'
import type { Store } from './store.ts'

/** An event of a calendar at Google; what is private there has no name or place here. */
export interface GoogleEvent {
  readonly uid: string
  readonly name: string
  /** A moment (ISO 8601 UTC), or a day for what takes the whole day. */
  readonly start: string
  /** A moment; of whole days the last of them, when there are more. */
  readonly end?: string | undefined
  readonly location?: string | undefined
  readonly isPrivate?: true | undefined
}

/** What stands in a calendar in a stretch of time. */
export interface GoogleCalendar {
  /** What its owner calls it: of most people their address at Google. */
  readonly name: string
  readonly events: readonly GoogleEvent[]
}

/** Somebody's calendar at Google as it is kept (D14). */
export interface KeptGoogle {
  /** Another one each time they connect. */
  readonly _id: string
  readonly since: Date
  /** The lasting key to it; none when Google does not let this installation read it any more. */
  readonly token: string | undefined
  readonly name: string
  /** What was read there last, and of which stretch of time. */
  readonly events: readonly GoogleEvent[]
  readonly from: Date | null
  readonly to: Date | null
  readonly fetched: Date | null
  /** Why it could not be read the last time. */
  readonly error: string | null
}

interface Row extends Omit<KeptGoogle, 'token'> {
  readonly token: Uint8Array | null
}

/** The calendar that somebody connected, if any. */
export async function readGoogleCalendar({ database, settings }: Store, user: string): Promise<KeptGoogle | undefined> {
  const [row] = await database.query<Row>(
    `select id::text as "_id", at as since, token, name, events, read_from as "from", read_to as "to", fetched_at as fetched, error
      from google_calendars where user_id = $1`,
    [user],
  )
  return row && { ...row, token: tokenOf(settings.secret, row.token) }
}

/** Sealed with another secret it opens nothing: that is as if Google knew it no more. */
function tokenOf(secret: string, sealed: Uint8Array | null): string | undefined {
  try {
    return sealed ? unseal(secret, Buffer.from(sealed)) : undefined
  } catch {
    return undefined
  }
}

/** Keeps the key that somebody came back with; what was connected before is forgotten. */
export async function keepGoogleCalendar({ database, settings }: Store, user: string, token: string): Promise<void> {
  await database.query(
    `insert into google_calendars (user_id, at, token) values ($1, $2, $3)
      on conflict (user_id) do update set id = gen_random_uuid(), at = excluded.at, token = excluded.token,
        name = '', events = '[]', read_from = null, read_to = null, fetched_at = null, error = null`,
    [user, settings.clock(), seal(settings.secret, token)],
  )
}

/** What came of reading one. */
export interface Reading {
  readonly calendar: GoogleCalendar
  readonly from: string
  readonly to: string
  /** The lasting key from now on. */
  readonly token: string
}

/** Notes what a connected calendar says now. */
export async function noteGoogleRead(
  { database, settings }: Store,
  id: string,
  { calendar, from, to, token }: Reading,
): Promise<void> {
  await database.query(
    `update google_calendars set name = $2, events = $3::jsonb, read_from = $4, read_to = $5, token = $6, fetched_at = $7, error = null
      where id = $1::uuid`,
    [id, calendar.name, JSON.stringify(calendar.events), from, to, seal(settings.secret, token), settings.clock()],
  )
}

/** Notes why it could not be read now; what it said before stays. */
export async function noteGoogleSilent({ database, settings }: Store, id: string, error: string): Promise<void> {
  await database.query('update google_calendars set error = $2, fetched_at = $3 where id = $1::uuid', [
    id,
    error,
    settings.clock(),
  ])
}

/** Google lets it be read no more: the key and what it opened are forgotten, that it was connected is not. */
export async function endGoogleCalendar({ database }: Store, id: string): Promise<void> {
  await database.query("update google_calendars set token = null, events = '[]', error = null where id = $1::uuid", [
    id,
  ])
}

/** Forgets what somebody connected; answers the key to give back, if there was one, and nothing when nothing was connected. */
export async function dropGoogleCalendar(
  { database, settings }: Store,
  user: string,
): Promise<Pick<KeptGoogle, 'token'> | undefined> {
  const [row] = await database.query<Pick<Row, 'token'>>(
    'delete from google_calendars where user_id = $1 returning token',
    [user],
  )
  return row && { token: tokenOf(settings.secret, row.token) }
}
