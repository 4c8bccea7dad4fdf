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

/** A calendar at Google with what stands in it in a stretch of time. */
export interface GoogleCalendar {
  /** As Google knows it; `primary` for one's own where the list of calendars may not be read. */
  readonly id: string
  /** What its owner calls it. */
  readonly name: string
  /** Its colour there, `#rrggbb`. */
  readonly colour?: string | undefined
  /** It could not be read the last time: it tells what it said before. */
  readonly isSilent?: true | undefined
  readonly events: readonly GoogleEvent[]
}

/** What somebody reads along at Google. */
export interface GoogleRead {
  /** What they are called there: of most people their address at Google. */
  readonly name: string
  readonly calendars: readonly GoogleCalendar[]
}

/** What somebody connected at Google as it is kept (D14). */
export interface KeptGoogle extends GoogleRead, Keyed {
  /** Another one each time they connect. */
  readonly _id: string
  readonly since: Date
  /** Of which stretch of time was read. */
  readonly from: Date | null
  readonly to: Date | null
  readonly fetched: Date | null
  /** Why it could not be read the last time. */
  readonly error: string | null
}

/** The lasting key to somebody's calendars. */
export interface Keyed {
  readonly token: string | undefined
  /** Why there is none: Google knows it no more, or it was sealed with another secret than that of this server. */
  readonly lost: 'revoked' | 'sealed' | null
}

interface Row extends Omit<KeptGoogle, keyof Keyed> {
  readonly token: Uint8Array | null
}

/** What somebody connected, if anything. */
export async function readGoogleCalendar({ database, settings }: Store, user: string): Promise<KeptGoogle | undefined> {
  const [row] = await database.query<Row>(
    `select id::text as "_id", at as since, token, name, calendars, read_from as "from", read_to as "to", fetched_at as fetched, error
      from google_calendars where user_id = $1`,
    [user],
  )
  return row && { ...row, ...keyOf(settings.secret, row.token) }
}

function keyOf(secret: string, sealed: Uint8Array | null): Keyed {
  if (!sealed) return { token: undefined, lost: 'revoked' }
  try {
    return { token: unseal(secret, Buffer.from(sealed)), lost: null }
  } catch {
    return { token: undefined, lost: 'sealed' }
  }
}

/** Keeps the key that somebody came back with; what was connected before is forgotten. */
export async function keepGoogleCalendar({ database, settings }: Store, user: string, token: string): Promise<void> {
  await database.query(
    `insert into google_calendars (user_id, at, token) values ($1, $2, $3)
      on conflict (user_id) do update set id = gen_random_uuid(), at = excluded.at, token = excluded.token,
        name = '', calendars = '[]', read_from = null, read_to = null, fetched_at = null, error = null`,
    [user, settings.clock(), seal(settings.secret, token)],
  )
}

/** What came of reading them. */
export interface Reading extends GoogleRead {
  readonly from: string
  readonly to: string
  /** The lasting key from now on. */
  readonly token: string
}

/** Notes what the connected calendars say now. */
export async function noteGoogleRead(
  { database, settings }: Store,
  id: string,
  { name, calendars, from, to, token }: Reading,
): Promise<void> {
  await database.query(
    `update google_calendars set name = $2, calendars = $3::jsonb, read_from = $4, read_to = $5, token = $6, fetched_at = $7, error = null
      where id = $1::uuid`,
    [id, name, JSON.stringify(calendars), from, to, seal(settings.secret, token), settings.clock()],
  )
}

/** Notes why they could not be read now; what they said before stays. */
export async function noteGoogleSilent({ database, settings }: Store, id: string, error: string): Promise<void> {
  await database.query('update google_calendars set error = $2, fetched_at = $3 where id = $1::uuid', [
    id,
    error,
    settings.clock(),
  ])
}

/** Google lets them be read no more: the key and what it opened are forgotten, that they were connected is not. */
export async function endGoogleCalendar({ database }: Store, id: string): Promise<void> {
  await database.query("update google_calendars set token = null, calendars = '[]', error = null where id = $1::uuid", [
    id,
  ])
}

/** Forgets what somebody connected; answers the key to give back, if there was one, and nothing when nothing was connected. */
export async function dropGoogleCalendar({ database, settings }: Store, user: string): Promise<Keyed | undefined> {
  const [row] = await database.query<Pick<Row, 'token'>>(
    'delete from google_calendars where user_id = $1 returning token',
    [user],
  )
  return row && keyOf(settings.secret, row.token)
}
