import { hash as digest, randomBytes } from 'node:crypto'
import { SESSION_DAYS, SESSION_IDLE_HOURS } from '@schakel/domain'
import type { StoreContext } from '../context.ts'
import type { Queryable } from '../database/index.ts'
import { needsFactor } from './needsFactor.ts'
import { holdsPassword } from './passwords.ts'

const HOUR_MS = 3_600_000

/** What is kept of a token. */
export function tokenHashOf(token: string): Buffer {
  return digest('sha256', token, 'buffer')
}

/** By what a session is known without its token. */
export function sessionKeyOf(token: string): string {
  return digest('sha256', token, 'base64')
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
  store: Pick<StoreContext, 'settings'> & { readonly database: Queryable },
  user: string,
  { device, address }: SessionMark = { device: '', address: '' },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = store.settings.clock()
  await store.database.query(
    'insert into sessions (token_hash, user_id, created_at, seen_at, device, address) values ($1, $2, $3, $3, $4, $5)',
    [tokenHashOf(token), user, now, device, address],
  )
  return token
}

/**
 * The same for whom a second factor may be asked: nothing where it is, by what counts while nobody can change their role (D21.5). Who had
 * a session of before has shown the factor that they have, and needs one only where they have none. Nor is there one where `hash` was kept
 * of the password that they gave, and is no more: whoever had that may be somebody else (D8.8).
 */
export async function openSessionUnlessAsked(
  { database, settings }: StoreContext,
  user: string,
  mark: SessionMark,
  { hadSession, hash }: { readonly hadSession: boolean; readonly hash?: string | undefined },
): Promise<string | undefined> {
  return database.transaction(async (tx) => {
    // Locked first: what is read after it was not there before.
    const [held] = await tx.query<{ role: string | null }>(
      "select fields ->> 'role' as role from items where id = $1 and type = 'user' and deleted_at is null for share",
      [user],
    )
    if (!held) return undefined
    if (hash !== undefined && !(await holdsPassword({ database: tx }, user, hash))) return undefined
    const [row] = await tx.query<{ has: boolean }>(
      `select exists (select from totp where user_id = $1 and confirmed_at is not null)
          or exists (select from passkeys where user_id = $1) as has`,
      [user],
    )
    const isNeeded = needsFactor(settings, held.role)
    const isAsked = row?.has ? !hadSession : isNeeded
    return isAsked ? undefined : openSession({ database: tx, settings }, user, mark)
  })
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
    [
      user,
      tokenHashOf(token),
      new Date(now - SESSION_IDLE_HOURS * HOUR_MS),
      new Date(now - SESSION_DAYS * 24 * HOUR_MS),
    ],
  )
  return row?.json ?? '[]'
}

/** Ends a session (D8.8). */
export async function closeSession(store: StoreContext, token: string): Promise<void> {
  await endSessions(store, 'token_hash = $1', [tokenHashOf(token)])
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
    [user, keepToken === undefined ? null : tokenHashOf(keepToken)],
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
