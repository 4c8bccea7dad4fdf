import { hash, randomBytes } from 'node:crypto'
import { type Account, kindOf, SESSION_DAYS, SESSION_IDLE_HOURS, type Viewer } from '@schakel/domain'
import type { Store } from './store.ts'

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
      where e.child = i.id and e.edge = 'MEMBERS' order by e.created_at limit 1) as organisation,
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
export async function viewerOfToken(store: Store, token: string): Promise<Viewer | undefined> {
  const hash = hashOf(token)
  const now = store.settings.clock()
  const find = async (): Promise<Viewer | null> => {
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
      await store.database.query('update sessions set seen_at = $2 where token_hash = $1', [hash, now])
    }
    return viewerOf(row)
  }
  const isViewer = (value: unknown): value is Viewer | null => value !== undefined
  const viewer = await store.memo.get(`viewer ${hash.toString('base64')}`, find, isViewer)
  return viewer ?? undefined
}

/** The viewer that a user is; for commands and tests that act in someone's name. */
export async function viewerOfUser(store: Store, id: string): Promise<Viewer | undefined> {
  const [row] = await store.database.query<ViewerRow>(
    viewerQuery("from items i where i.id = $1 and i.type = 'user' and i.deleted_at is null"),
    [id],
  )
  return row ? viewerOf(row) : undefined
}

/** A new session of a user; the token is random and only its hash is kept (D8.8). */
export async function openSession(store: Store, user: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = store.settings.clock()
  await store.database.query(
    'insert into sessions (token_hash, user_id, created_at, seen_at) values ($1, $2, $3, $3)',
    [hashOf(token), user, now],
  )
  return token
}

/** Ends a session (D8.8). */
export async function closeSession(store: Store, token: string): Promise<void> {
  await store.database.query('delete from sessions where token_hash = $1', [hashOf(token)])
  store.memo.clear()
}

/** The account behind an e-mail address or username, with the kept password; nothing when there is none. */
export async function findLogin(store: Store, name: string): Promise<{ user: string; hash: string } | undefined> {
  const [row] = await store.database.query<{ user: string; hash: string }>(
    `select i.id as user, p.hash from items i join passwords p on p.user_id = i.id
      where i.type = 'user' and i.deleted_at is null
        and (lower(i.fields ->> 'email') = lower($1) or lower(i.fields ->> 'username') = lower($1))`,
    [name],
  )
  return row
}

/** The kept password of a user. */
export async function passwordHashOf(store: Store, user: string): Promise<string | undefined> {
  const [row] = await store.database.query<{ hash: string }>('select hash from passwords where user_id = $1', [user])
  return row?.hash
}

/** Sets a password and ends every other session of the user (D8.8). */
export async function setPassword(store: Store, user: string, hash: string, keepToken?: string): Promise<void> {
  const plan = {
    at: store.settings.clock().toISOString(),
    by: user,
    whole: true,
    password: { user, hash, keep: keepToken ? hashOf(keepToken).toString('hex') : '' },
    changes: [{ item: user, kind: 'password' }],
  }
  await store.database.query('select apply_plan($1::jsonb)', [JSON.stringify(plan)])
  store.memo.clear()
}

/** Failed logins of these subjects in the last minutes (D19.7). */
export async function countFailures(store: Store, subject: string, minutes: number): Promise<number> {
  const since = new Date(store.settings.clock().getTime() - minutes * 60_000)
  const [row] = await store.database.query<{ n: number }>(
    'select count(*)::int as n from login_failures where subject = $1 and at > $2',
    [subject, since],
  )
  return row?.n ?? 0
}

/** Counts a failed login against its account and its address. */
export async function noteFailure(store: Store, subjects: readonly string[]): Promise<void> {
  await store.database.query('insert into login_failures (subject, at) select unnest($1::text[]), $2', [
    [...subjects],
    store.settings.clock(),
  ])
}

/** The users for the user list of super users (S7.12), as JSON text. */
export async function listUsers(store: Store): Promise<string> {
  const [row] = await store.database.query<{ json: string }>(
    `select coalesce('[' || string_agg((i.fields || coalesce(
        (select jsonb_build_object('organisation', bare_ref(o.fields)) from edges e join items o on o.id = e.parent and o.deleted_at is null
          where e.child = i.id and e.edge = 'MEMBERS' order by e.created_at limit 1), '{}'))::text, ',' order by i.folded, i.id) || ']', '[]') as json
      from items i where i.type = 'user' and i.deleted_at is null`,
  )
  return row?.json ?? '[]'
}

/** The kept answer to an idempotency key of a user, if it is not too old (D2.4). */
export async function findReceipt(
  store: Store,
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
