import { hash, randomBytes } from 'node:crypto'
import { type Account, kindOf, SESSION_DAYS, SESSION_IDLE_HOURS, type Viewer } from '@schakel/domain'
import type { StoreContext } from '../context.ts'
import { DISK_FULL, databaseErrorCode, READ_ONLY } from '../database/index.ts'

const HOUR_MS = 3_600_000
/** How stale `seen_at` may get before a read writes it anew, ms. */
const SEEN_EVERY_MS = 5 * 60_000

interface ViewerRow {
  readonly fields: Account & { readonly email?: string; readonly username?: string }
  readonly organisation: { _id: string; name: string; avatar?: string } | null
  readonly spaces: string[]
  readonly suppliers: string[]
  readonly created_at: Date
  readonly seen_at: Date
}

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

// Who a user is and what decides what they see: their organisation, its spaces, and the suppliers matched with its dossiers. Each step
// is closed off by its offset, so that it is walked from the user: from the other side it would pass everybody.
const viewerQuery = (from: string) => `select i.fields,
    (select bare_ref(o.fields) - '_type' - 'color' from edges e join items o on o.id = e.parent and o.deleted_at is null
      where e.child = i.id and e.edge = 'MEMBERS' order by e.created_at, e.key limit 1) as organisation,
    array(select s.parent from (select e.parent from edges e where e.child = i.id and e.edge = 'MEMBERS' offset 0) h,
      lateral (select e.parent from edges e where e.child = h.parent and e.edge = 'MEMBERS' offset 0) s,
      lateral (select from items p where p.id = s.parent and p.deleted_at is null and p.type = 'space' offset 0) p) as spaces,
    array(select distinct m.child from (select e.parent from edges e where e.child = i.id and e.edge = 'MEMBERS' offset 0) h,
      lateral (select d.id from items d where h.parent like 'lead/%' and d.type = 'dossier' and d.deleted_at is null
        and d.readers @> array[h.parent] offset 0) d,
      lateral (select e.child, e.key from edges e where e.parent = d.id and e.edge = 'MATCH' offset 0) m,
      lateral (select from items mi where mi.id = 'match/' || m.key and mi.deleted_at is null
        and (mi.fields ->> '$visible')::boolean offset 0) mi) as suppliers
    ${from}`

function viewerOf(row: Omit<ViewerRow, 'created_at' | 'seen_at'>): Viewer {
  const account = { ...row.fields, organisation: row.organisation ?? undefined }
  return { ...account, kind: kindOf(account), spaces: row.spaces, matchedSuppliers: row.suppliers }
}

/** The viewer behind a token, or nothing when it is unknown, revoked or too old (D8.8). */
export async function viewerOfToken(store: StoreContext, token: string): Promise<Viewer | undefined> {
  const key = sessionKeyOf(token)
  const now = store.settings.clock()
  const find = async (): Promise<Viewer | null> => {
    const hash = hashOf(token)
    const [row] = await store.database.query<ViewerRow>(
      viewerQuery(
        ', s.created_at, s.seen_at from sessions s join items i on i.id = s.user_id and i.deleted_at is null where s.token_hash = $1',
      ),
      [hash],
    )
    if (!row) return null
    const isOld = now.getTime() - row.created_at.getTime() > SESSION_DAYS * 24 * HOUR_MS
    const isIdle = now.getTime() - row.seen_at.getTime() > SESSION_IDLE_HOURS * HOUR_MS
    if (isOld || isIdle) return null
    if (now.getTime() - row.seen_at.getTime() > SEEN_EVERY_MS) {
      // On a full disk, or while no server leads, one can still read; it is noted at the next chance.
      await store.database
        .query('update sessions set seen_at = $2 where token_hash = $1', [hash, now])
        .catch(unlessUnwritable)
    }
    return viewerOf(row)
  }
  const isViewer = (value: unknown): value is Viewer | null => value !== undefined
  const viewer = await store.viewers.get(`viewer ${key}`, find, isViewer)
  return viewer ?? undefined
}

function unlessUnwritable(error: unknown): void {
  const code = databaseErrorCode(error)
  if (code !== DISK_FULL && code !== READ_ONLY) throw error
}

/** The viewer that a user is; for commands and tests that act in someone's name. */
export async function viewerOfUser(store: StoreContext, id: string): Promise<Viewer | undefined> {
  const [row] = await store.database.query<ViewerRow>(
    viewerQuery("from items i where i.id = $1 and i.type = 'user' and i.deleted_at is null"),
    [id],
  )
  return row ? viewerOf(row) : undefined
}

/** The viewers that these users are now; those who are gone are left out. For whoever looks on while others write. */
export async function viewersOf(store: StoreContext, ids: readonly string[]): Promise<Viewer[]> {
  const rows = await store.database.query<ViewerRow>(
    viewerQuery("from items i where i.id = any ($1::text[]) and i.type = 'user' and i.deleted_at is null"),
    [[...ids]],
  )
  return rows.map(viewerOf)
}

/** By what a session is known without its token. */
export function sessionKeyOf(token: string): string {
  return hash('sha256', token, 'base64')
}

/** Which of these sessions still count (D8.8). */
export async function liveSessions(store: StoreContext, sessionKeys: readonly string[]): Promise<Set<string>> {
  const now = store.settings.clock().getTime()
  const rows = await store.database.query<{ token_hash: Buffer }>(
    `select s.token_hash from sessions s join items i on i.id = s.user_id and i.deleted_at is null
      where s.token_hash = any (array(select decode(k, 'base64') from unnest($1::text[]) k)) and s.seen_at >= $2 and s.created_at >= $3`,
    [[...sessionKeys], new Date(now - SESSION_IDLE_HOURS * HOUR_MS), new Date(now - SESSION_DAYS * 24 * HOUR_MS)],
  )
  return new Set(rows.map((row) => row.token_hash.toString('base64')))
}

/** By what somebody recognises a session. */
export interface SessionMark {
  readonly device: string
  readonly address: string
}

/** A new session of a user; the token is random and only its hash is kept (D8.8). */
export async function openSession(
  store: StoreContext,
  user: string,
  { device, address }: SessionMark = { device: '', address: '' },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = store.settings.clock()
  await store.database.query(
    'insert into sessions (token_hash, user_id, created_at, seen_at, device, address) values ($1, $2, $3, $3, $4, $5)',
    [hashOf(token), user, now, device, address],
  )
  return token
}

/** The sessions of a user that still count, the last used first, as JSON text (D8.8). */
export async function listSessions(store: StoreContext, user: string, token: string): Promise<string> {
  const now = store.settings.clock().getTime()
  const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const [row] = await store.database.query<{ json: string }>(
    `select coalesce(jsonb_agg(jsonb_build_object('_id', id, 'device', device, 'address', address,
        'created', ${moment('created_at')}, 'seen', ${moment('seen_at')}, 'current', token_hash = $2)
        order by token_hash = $2 desc, seen_at desc, id), '[]')::text as json
      from sessions where user_id = $1 and seen_at >= $3 and created_at >= $4`,
    [user, hashOf(token), new Date(now - SESSION_IDLE_HOURS * HOUR_MS), new Date(now - SESSION_DAYS * 24 * HOUR_MS)],
  )
  return row?.json ?? '[]'
}

/** Ends a session (D8.8). */
export async function closeSession(store: StoreContext, token: string): Promise<void> {
  await endSessions(store, 'token_hash = $1', [hashOf(token)])
}

/** Ends one session of a user by its id; answers whether there was one (D8.8). */
export function revokeSession(store: StoreContext, user: string, id: string): Promise<boolean> {
  return endSessions(store, 'user_id = $1 and id::text = $2', [user, id])
}

/** Ends every session of a user, but for the one that is kept, and the feed of their agenda (D8.8, D21.4). */
export function closeSessions(store: StoreContext, user: string, keepToken?: string): Promise<boolean> {
  return endSessions(
    store,
    'user_id = $1 and token_hash is distinct from $2',
    [user, keepToken === undefined ? null : hashOf(keepToken)],
    'delete from agenda_feeds where user_id = $1 returning 1',
  )
}

async function endSessions(
  store: StoreContext,
  which: string,
  values: readonly unknown[],
  also = 'select 1 where false',
): Promise<boolean> {
  const rows = await store.database.query(
    `with also as (${also}) delete from sessions where ${which} returning 1`,
    values,
  )
  store.viewers.clear()
  store.announce([], null)
  return rows.length > 0
}

/** The account behind an e-mail address or username, with the kept password; nothing when there is none. */
export async function findLogin(
  store: StoreContext,
  name: string,
): Promise<{ user: string; hash: string } | undefined> {
  const [row] = await store.database.query<{ user: string; hash: string }>(
    `select i.id as user, p.hash from items i join passwords p on p.user_id = i.id
      where i.type = 'user' and i.deleted_at is null
        and (lower(i.fields ->> 'email') = lower($1) or lower(i.fields ->> 'username') = lower($1))`,
    [name],
  )
  return row
}

/** The kept password of a user. */
export async function passwordHashOf(store: StoreContext, user: string): Promise<string | undefined> {
  const [row] = await store.database.query<{ hash: string }>('select hash from passwords where user_id = $1', [user])
  return row?.hash
}

/** Sets a password; every other session of the user ends, and what was mailed to them before (D8.8). */
export async function setPassword(store: StoreContext, user: string, hash: string, keepToken?: string): Promise<void> {
  const plan = {
    at: store.settings.clock().toISOString(),
    by: user,
    whole: true,
    password: { user, hash, keep: keepToken ? hashOf(keepToken).toString('hex') : '' },
    changes: [{ item: user, kind: 'password' }],
  }
  await store.database.query('select apply_plan($1::jsonb)', [JSON.stringify(plan)])
  store.viewers.clear()
  store.announce([], user)
}

/** Tries that were counted. */
export interface Tries {
  /** So many of each subject in the last minutes, these ones included. */
  readonly counts: readonly number[]
  /** They do not count: they succeeded, or were refused before they were made. */
  readonly takeBack: () => Promise<void>
}

/**
 * Counts a try of each of these subjects before it is made (D19.7): it is there for all who come after, on whatever node, so that of many who
 * come at once no more get through than of those who come one by one, and perhaps fewer.
 */
export async function countTries(store: StoreContext, subjects: readonly string[], minutes: number): Promise<Tries> {
  const { database, settings } = store
  const now = settings.clock()
  const made = await database.query<{ row: string }>(
    'insert into login_failures (subject, at) select unnest($1::text[]), $2 returning ctid::text as row',
    [[...subjects], now],
  )
  const counted = await database.query<{ n: number }>(
    `select (select count(*)::int from login_failures f where f.subject = s.subject and f.at > $2) as n
      from unnest($1::text[]) with ordinality s(subject, place) order by s.place`,
    [[...subjects], new Date(now.getTime() - minutes * 60_000)],
  )
  return {
    counts: counted.map(({ n }) => n),
    takeBack: async () => {
      await database.query('delete from login_failures where ctid = any ($1::tid[]) and subject = any ($2::text[])', [
        made.map(({ row }) => row),
        [...subjects],
      ])
    },
  }
}

/** A page of the users for the user list of super users (S7.12), as JSON text, and how many there are in all. */
export async function listUsers(
  store: StoreContext,
  page: number,
  pageSize: number,
): Promise<{ json: string; total: number }> {
  const [row] = await store.database.query<{ json: string; total: number }>(
    `with users as (select i.id, i.folded from items i where i.type = 'user' and i.deleted_at is null),
      wanted as (select u.id from users u order by u.folded, u.id limit $1::int offset $2::int)
    select (select count(*)::int from users) as total,
      coalesce('[' || string_agg((i.fields || coalesce(
        (select jsonb_build_object('last_login', to_char(max(l.last_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          from logins l where l.user_id = i.id having count(*) > 0), '{}') || coalesce(
        (select jsonb_build_object('organisation', bare_ref(o.fields)) from edges e join items o on o.id = e.parent and o.deleted_at is null
          where e.child = i.id and e.edge = 'MEMBERS' order by e.created_at, e.key limit 1), '{}'))::text, ',' order by i.folded, i.id) || ']', '[]') as json
      from wanted w join items i on i.id = w.id`,
    [pageSize, (page - 1) * pageSize],
  )
  return row ?? { json: '[]', total: 0 }
}

/** The kept answer to an idempotency key of a user, if it is not too old (D2.4). */
export async function findReceipt(
  store: StoreContext,
  user: string,
  key: string,
  hours: number,
): Promise<{ request: string; answer: string } | undefined> {
  const since = new Date(store.settings.clock().getTime() - hours * HOUR_MS)
  const [row] = await store.database.query<{ request: string; answer: string }>(
    'select request, answer from idempotency where user_id = $1 and key = $2 and at > $3',
    [user, key, since],
  )
  return row
}
