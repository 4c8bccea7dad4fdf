import { hash } from 'node:crypto'
import type { PublicRequest } from '@schakel/domain'
import { keepKey, readKey, useKey } from '../auth/accountKeys.ts'
import type { Store } from '../store.ts'

const PURPOSE = ['request'] as const

/** Keeps a request until it is confirmed, in a transaction, and answers the key for that. Sent again from the same form it takes the place of the first. */
export async function keepRequest(store: Store, request: PublicRequest, form: string): Promise<string> {
  const mark = markOf(form)
  // Of two at once the later one takes the place of the other.
  await store.database.query('select pg_advisory_xact_lock(hashtextextended($1, 19))', [mark])
  await store.database.query("delete from account_keys where purpose = 'request' and detail ->> 'form' = $1", [mark])
  return keepKey(store, {
    purpose: 'request',
    user: null,
    detail: { form: mark, request: JSON.stringify(request) },
  })
}

/**
 * Puts a later text of the same form under the key that was mailed to the same address: that mail then confirms it. Answers whether there is
 * such a key, of which nobody read yet what they would confirm.
 */
export async function replaceRequest(store: Store, request: PublicRequest, form: string): Promise<boolean> {
  const found = await store.database.query(
    `update account_keys set detail = detail || jsonb_build_object('request', $2::text)
      where purpose = 'request' and detail ->> 'form' = $1 and detail ->> 'read' is null and expires_at > $3
        and lower((detail ->> 'request')::jsonb #>> '{contacts,0,email}') = lower($4)
      returning hash`,
    [markOf(form), JSON.stringify(request), store.settings.clock(), request.contacts[0]?.email ?? null],
  )
  return found.length > 0
}

// The form itself would let who reads it here write over the request.
const markOf = (form: string) => hash('sha256', form, 'base64url')

/** The request of a key, while it works, to be shown: from then on it is what the key confirms, and no later text. */
export async function showRequest(store: Store, key: string): Promise<PublicRequest | undefined> {
  const form = (await readKey(store, key, PURPOSE))?.detail.form
  if (form === undefined) return undefined
  const [row] = await store.database.query<{ detail: Readonly<Record<string, string>> }>(
    `update account_keys set detail = detail || '{"read": "yes"}' where purpose = 'request' and detail ->> 'form' = $1 returning detail`,
    [form],
  )
  return requestIn(row?.detail)
}

/** The same, once: it belongs to whoever takes it. Then it is `used`, as long as the key would have worked (D2.4). */
export async function takeRequest(store: Store, key: string): Promise<PublicRequest | 'used' | undefined> {
  const taken = await useKey(store, key, 'request')
  return taken === 'used' ? taken : requestIn(taken?.detail)
}

function requestIn(detail: Readonly<Record<string, string>> | undefined): PublicRequest | undefined {
  // What stands there was written by `keepRequest` alone.
  return detail?.request === undefined ? undefined : JSON.parse(detail.request)
}

/** The space in which requests come in: the one of this id, or the first that was made. */
export async function findRequestSpace(store: Store, id: string | undefined): Promise<string | undefined> {
  const [space] = await store.database.query<{ id: string }>(
    `select i.id from items i where i.type = 'space' and i.deleted_at is null and ($1::text is null or i.id = $1)
      order by i.created_at, i.id limit 1`,
    [id ?? null],
  )
  return space?.id
}

/** The spaces of this id or key, else of this name. */
export async function findSpaces(store: Store, named: string): Promise<string[]> {
  const rows = await store.database.query<{ id: string; is_id: boolean }>(
    `select i.id, i.id in ($1, 'space/' || $1) as is_id from items i where i.type = 'space' and i.deleted_at is null
        and (i.id in ($1, 'space/' || $1) or lower(i.fields ->> 'name') = lower($1))
      order by is_id desc, i.created_at, i.id`,
    [named],
  )
  return rows.filter(({ is_id }) => is_id === rows[0]?.is_id).map(({ id }) => id)
}

/** Tells the staff of a space of a new dossier: what it is they read in their own form (D13). */
export async function tellStaff(store: Store, space: string, dossier: string): Promise<void> {
  await store.database.query(
    `insert into notifications (reader, kind, item, detail, at)
      select i.id, 'status', $2, 'request', $3 from items i
      where i.type = 'user' and i.deleted_at is null and i.id = any (accounts_of(array[$1]))
      on conflict (reader, kind, item, detail) do nothing`,
    [space, dossier, store.settings.clock()],
  )
}
