import { seal, unseal } from '../auth/sealed.ts'
import type { Store } from '../store.ts'

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
  /** As Google knows it; one's own by `primary`. */
  readonly id: string
  /** What its owner calls it. */
  readonly name: string
  /** Its colour there, `#rrggbb`. */
  readonly colour?: string | undefined
  /** It could not be read the last time: it tells what it said before. */
  readonly isSilent?: true | undefined
  /** It is one's own, and which others there are may not be asked. */
  readonly isAlone?: true | undefined
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
  /** Of which stretch of time was read. */
  readonly from: Date | null
  readonly to: Date | null
  readonly fetched: Date | null
  /** Why it could not be read the last time. */
  readonly error: string | null
}

/** That somebody connected their calendars at Google, without what stands in them. */
export interface GoogleConnected extends Keyed, Pick<KeptGoogle, 'name' | 'error'> {
  readonly since: Date
  readonly calendars: readonly Omit<GoogleCalendar, 'events'>[]
}

/** The lasting key to somebody's calendars. */
export interface Keyed {
  readonly token: string | undefined
  /** Why there is none: Google knows it no more, or it was sealed with another secret than that of this server. */
  readonly lost: 'revoked' | 'sealed' | null
}

/** As it lies in the database. */
type Row<T extends Keyed> = Omit<T, keyof Keyed> & { readonly token: Uint8Array | null }

/** That somebody connected, if they did, without what was read. */
export async function readGoogleConnected(
  { database, settings }: Store,
  user: string,
): Promise<GoogleConnected | undefined> {
  const [row] = await database.query<Row<GoogleConnected>>(
    `select at as since, token, name, error, (select coalesce(jsonb_agg(c.told - 'events' order by c.n), '[]')
        from jsonb_array_elements(calendars) with ordinality as c (told, n)) as calendars
      from google_calendars where user_id = $1`,
    [user],
  )
  return row && { ...row, ...keyOf(settings.secret, row.token) }
}

/** What somebody connected, if anything. */
export async function readGoogleCalendar({ database, settings }: Store, user: string): Promise<KeptGoogle | undefined> {
  const [row] = await database.query<Row<KeptGoogle>>(
    `select id::text as "_id", token, name, calendars, read_from as "from", read_to as "to", fetched_at as fetched, error
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
  const [row] = await database.query<Pick<Row<Keyed>, 'token'>>(
    'delete from google_calendars where user_id = $1 returning token',
    [user],
  )
  return row && keyOf(settings.secret, row.token)
}
