import { hash, randomBytes } from 'node:crypto'
import type { Mail } from '../mail/mails.ts'
import type { Store } from '../store.ts'

const MINUTE_MS = 60_000

/** What a key lets someone do, and for how long, minutes (D8.8). */
const lifetimes = {
  reset: 60,
  invite: 7 * 24 * 60,
  email: 24 * 60,
  /** The first super user, by the command. */
  first: 7 * 24 * 60,
  /** Between the password and the second factor. */
  step: 10,
  /** What a passkey signs. */
  challenge: 10,
  /** On the way to an identity provider and back (D16). */
  oidc: 10,
  /** On the way to Google's consent and back, for who connects their calendar there (D14). */
  google: 10,
  /** A request of somebody without an account, until they confirm it (D18). */
  request: 3 * 24 * 60,
} as const

export type KeyPurpose = keyof typeof lifetimes

/** What a key was made for. */
export interface AccountKey {
  readonly purpose: KeyPurpose
  readonly user: string | null
  readonly detail: Readonly<Record<string, string>>
}

function hashOf(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}

/** A key that nobody guesses; only its hash is kept (D8.8). */
export function newAccountKey(): string {
  return randomBytes(32).toString('base64url')
}

/** When a key of a purpose that is made now ends. */
export function endOfKey(store: Store, purpose: KeyPurpose, minutes: number = lifetimes[purpose]): Date {
  return new Date(store.settings.clock().getTime() + minutes * MINUTE_MS)
}

/** Keeps a new key and answers it; it works for as long as keys of its purpose do, or for `minutes`. */
export async function keepKey(store: Store, { purpose, user, detail }: AccountKey, minutes?: number): Promise<string> {
  const key = newAccountKey()
  await store.database.query(
    'insert into account_keys (hash, purpose, user_id, detail, at, expires_at) values ($1, $2, $3, $4, $5, $6)',
    [hashOf(key), purpose, user, detail, store.settings.clock(), endOfKey(store, purpose, minutes)],
  )
  return key
}

const columns = 'purpose, user_id as user, detail'

/** What a key is for, while it works. */
export async function readKey(
  store: Store,
  key: string,
  purposes: readonly KeyPurpose[],
): Promise<AccountKey | undefined> {
  const [row] = await store.database.query<AccountKey>(
    `select ${columns} from account_keys where hash = $1 and purpose = any ($2::text[]) and expires_at > $3`,
    [hashOf(key), [...purposes], store.settings.clock()],
  )
  return row
}

/** Takes a key: it works for one, once. Inside a transaction it comes back when that fails. */
export async function takeKey(
  store: Store,
  key: string,
  purposes: readonly KeyPurpose[],
): Promise<AccountKey | undefined> {
  const [row] = await store.database.query<AccountKey>(
    `delete from account_keys where hash = $1 and purpose = any ($2::text[]) and expires_at > $3 returning ${columns}`,
    [hashOf(key), [...purposes], store.settings.clock()],
  )
  return row
}

/**
 * Takes a key and keeps it without what it was for until it would have ended: whoever has it hears `used` when its answer was lost. Inside a
 * transaction it comes back when that fails.
 */
export async function useKey(store: Store, key: string, purpose: KeyPurpose): Promise<AccountKey | 'used' | undefined> {
  const [row] = await store.database.query<AccountKey>(
    `with k as (select hash, ${columns} from account_keys
        where hash = $1 and purpose = $2 and expires_at > $3 and detail <> '{}' for update)
      update account_keys a set detail = '{}' from k where a.hash = k.hash returning k.purpose, k.user, k.detail`,
    [hashOf(key), purpose, store.settings.clock()],
  )
  return row ?? ((await readKey(store, key, [purpose])) && 'used')
}

/** Ends the keys of a user: what was mailed before works no more. */
export async function dropKeys(store: Store, user: string, purposes: readonly KeyPurpose[]): Promise<void> {
  await store.database.query('delete from account_keys where user_id = $1 and purpose = any ($2::text[])', [
    user,
    [...purposes],
  ])
}

/** Ends the invitations of a person. */
export async function dropInvitations(store: Store, person: string): Promise<void> {
  await store.database.query("delete from account_keys where purpose = 'invite' and detail ->> 'person' = $1", [person])
}

/** An hour of asking gives an account at most this many mails. */
const RESETS = 5

/** Keeps the key and the mail of a reset, if there is such an account: one statement, the same for those there are not (D8.8). */
export async function askReset(store: Store, email: string, key: string, mail: Omit<Mail, 'to'>): Promise<void> {
  const now = store.settings.clock()
  await store.database.query(
    `with u as (select i.id, i.fields ->> 'email' as email from items i
        where i.type = 'user' and i.deleted_at is null and lower(i.fields ->> 'email') = lower($1)
          and (select count(*) from account_keys k where k.user_id = i.id and k.purpose = 'reset' and k.at > $2) < $3),
      k as (insert into account_keys (hash, purpose, user_id, at, expires_at) select $4, 'reset', u.id, $5, $6 from u)
    insert into mails (recipient, subject, body, html, at, due_at) select u.email, $7, $8, $9, $5, $5 from u`,
    [
      email.trim(),
      new Date(now.getTime() - lifetimes.reset * MINUTE_MS),
      RESETS,
      hashOf(key),
      now,
      endOfKey(store, 'reset'),
      mail.subject,
      mail.text,
      mail.html ?? null,
    ],
  )
}
