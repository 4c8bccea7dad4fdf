import { hash, randomInt } from 'node:crypto'
import type { Store } from '../store.ts'
import { seal, unseal } from './sealed.ts'

/** How many recovery codes one gets. */
const RECOVERY_CODES = 10
// Without letters and digits that are taken for one another.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A passkey as it is checked. */
export interface Passkey {
  readonly id: string
  readonly user: string
  readonly name: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
  readonly created: Date
  readonly used: Date | null
}

/** The secret of the authenticator app of a user, since when it counts, if it does, and the last code that was used. */
export async function readTotp(
  store: Store,
  user: string,
): Promise<{ secret: string; confirmed: Date | null; lastStep: number } | undefined> {
  const [row] = await store.database.query<{ secret: Uint8Array; confirmed_at: Date | null; last_step: number }>(
    'select secret, confirmed_at, last_step from totp where user_id = $1',
    [user],
  )
  if (!row) return undefined
  const secret = unseal(store.settings.secret, Buffer.from(row.secret))
  return { secret, confirmed: row.confirmed_at, lastStep: Number(row.last_step) }
}

/** Keeps a secret that does not count yet; one that does is only replaced by being removed first. */
export async function startTotp(store: Store, user: string, secret: string): Promise<boolean> {
  const rows = await store.database.query(
    `insert into totp as t (user_id, secret) values ($1, $2)
      on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where t.confirmed_at is null returning 1`,
    [user, seal(store.settings.secret, secret)],
  )
  return rows.length > 0
}

/** Marks the code of a moment as used; no second one of that moment or before is. Answers whether this was the first. */
export async function spendTotpStep(store: Store, user: string, step: number): Promise<boolean> {
  const rows = await store.database.query(
    'update totp set last_step = $2, confirmed_at = coalesce(confirmed_at, $3) where user_id = $1 and last_step < $2 returning 1',
    [user, step, store.settings.clock()],
  )
  return rows.length > 0
}

export async function removeTotp(store: Store, user: string): Promise<void> {
  await store.database.query('delete from totp where user_id = $1', [user])
  await dropLonelyCodes(store, user)
}

/** New recovery codes instead of the old; only their hashes are kept. */
export async function renewRecovery(store: Store, user: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await store.database.query(
    `with gone as (delete from recovery_codes where user_id = $1)
      insert into recovery_codes (user_id, hash) select $1, unnest($2::bytea[])`,
    [user, codes.map(codeHash)],
  )
  return codes
}

/** Uses a recovery code: each works once. */
export async function spendRecovery(store: Store, user: string, code: string): Promise<boolean> {
  const rows = await store.database.query('delete from recovery_codes where user_id = $1 and hash = $2 returning 1', [
    user,
    codeHash(code),
  ])
  return rows.length > 0
}

export async function countRecovery(store: Store, user: string): Promise<number> {
  const [row] = await store.database.query<{ n: number }>(
    'select count(*)::int as n from recovery_codes where user_id = $1',
    [user],
  )
  return row?.n ?? 0
}

interface PasskeyRow extends Omit<Passkey, 'publicKey' | 'counter'> {
  readonly public_key: Uint8Array
  readonly counter: number
}

const passkeyColumns =
  'id, user_id as user, name, public_key, counter::float8 as counter, transports, created_at as created, used_at as used'

function passkeyOf({ public_key, ...row }: PasskeyRow): Passkey {
  return { ...row, publicKey: new Uint8Array(public_key) }
}

/** The passkeys of a user, oldest first. */
export async function readPasskeys(store: Store, user: string): Promise<Passkey[]> {
  const rows = await store.database.query<PasskeyRow>(
    `select ${passkeyColumns} from passkeys where user_id = $1 order by created_at, id`,
    [user],
  )
  return rows.map(passkeyOf)
}

/** The passkey of an id, of somebody who still has an account. */
export async function findPasskey(store: Store, id: string): Promise<Passkey | undefined> {
  const [row] = await store.database.query<PasskeyRow>(
    `select ${passkeyColumns} from passkeys where id = $1
      and exists (select from items i where i.id = user_id and i.deleted_at is null)`,
    [id],
  )
  return row && passkeyOf(row)
}

export async function keepPasskey(store: Store, key: Omit<Passkey, 'created' | 'used'>): Promise<boolean> {
  const rows = await store.database.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, name, created_at) values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (id) do nothing returning 1`,
    [key.id, key.user, Buffer.from(key.publicKey), key.counter, [...key.transports], key.name, store.settings.clock()],
  )
  return rows.length > 0
}

/** Notes the use of a passkey with the count that it gave; one that counts back is not used (a copy of it may be about). */
export async function notePasskeyUse(store: Store, id: string, counter: number): Promise<boolean> {
  const rows = await store.database.query(
    'update passkeys set counter = $2, used_at = $3 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1',
    [id, counter, store.settings.clock()],
  )
  return rows.length > 0
}

export async function removePasskey(store: Store, user: string, id: string): Promise<boolean> {
  const rows = await store.database.query('delete from passkeys where user_id = $1 and id = $2 returning 1', [user, id])
  await dropLonelyCodes(store, user)
  return rows.length > 0
}

/** What is asked of a user besides the password. */
export async function readFactors(store: Store, user: string): Promise<{ totp: boolean; passkeys: Passkey[] }> {
  const totp = await readTotp(store, user)
  return { totp: (totp?.confirmed ?? null) !== null, passkeys: await readPasskeys(store, user) }
}

// Recovery codes stand in for a factor: without one they would open nothing.
async function dropLonelyCodes(store: Store, user: string): Promise<void> {
  await store.database.query(
    `delete from recovery_codes where user_id = $1
      and not exists (select from totp t where t.user_id = $1 and t.confirmed_at is not null)
      and not exists (select from passkeys p where p.user_id = $1)`,
    [user],
  )
}

function newCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

function codeHash(code: string): Buffer {
  return hash('sha256', code.toLowerCase().replace(/[^a-z0-9]/g, ''), 'buffer')
}
