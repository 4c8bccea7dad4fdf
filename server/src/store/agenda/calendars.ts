import { createHmac, hash, randomBytes } from 'node:crypto'
import type { Store } from '../store.ts'

/** Calendars of elsewhere that one person may lay under their own. */
const OVERLAYS_MAX = 5

function secretOf(store: Store, user: string, nonce: string): string {
  return createHmac('sha256', store.settings.secret).update(`agenda:${user}:${nonce}`).digest('base64url')
}

/** The secret of somebody's feed, when there is one (D14). */
export async function readFeed(store: Store, user: string): Promise<string | undefined> {
  const [row] = await store.database.query<{ nonce: string }>('select nonce from agenda_feeds where user_id = $1', [
    user,
  ])
  return row && secretOf(store, user, row.nonce)
}

/** Makes a feed with a secret of its own; an earlier one opens nothing any more. */
export async function makeFeed(store: Store, user: string): Promise<string> {
  const nonce = randomBytes(16).toString('base64url')
  const secret = secretOf(store, user, nonce)
  await store.database.query(
    `insert into agenda_feeds (user_id, nonce, hash) values ($1, $2, $3)
      on conflict (user_id) do update set nonce = excluded.nonce, hash = excluded.hash`,
    [user, nonce, hash('sha256', secret, 'buffer')],
  )
  return secret
}

export async function dropFeed(store: Store, user: string): Promise<void> {
  await store.database.query('delete from agenda_feeds where user_id = $1', [user])
}

/** Whose agenda a secret opens. */
export async function userOfFeed(store: Store, secret: string): Promise<string | undefined> {
  const [row] = await store.database.query<{ user: string }>(
    `select f.user_id as user from agenda_feeds f join items i on i.id = f.user_id and i.deleted_at is null where f.hash = $1`,
    [hash('sha256', secret, 'buffer')],
  )
  return row?.user
}

/** A calendar of elsewhere as it is kept. */
export interface Overlay {
  readonly _id: string
  readonly name: string
  readonly url: string
  /** What was read there last. */
  readonly body: string | null
  readonly fetched: Date | null
  /** Why it could not be read the last time. */
  readonly error: string | null
}

export async function listOverlays(store: Store, user: string): Promise<readonly Overlay[]> {
  return store.database.query<Overlay>(
    `select id::text as "_id", name, url, body, fetched_at as fetched, error from agenda_overlays where user_id = $1 order by lower(name), id`,
    [user],
  )
}

/** Adds one; nothing when there are too many already. */
export async function addOverlay(
  store: Store,
  user: string,
  { name, url, body }: Pick<Overlay, 'name' | 'url' | 'body'>,
): Promise<string | undefined> {
  const [row] = await store.database.query<{ id: string }>(
    `insert into agenda_overlays (user_id, name, url, body, fetched_at)
      select $1, $2, $3, $4, $5 where (select count(*) from agenda_overlays where user_id = $1) < ${OVERLAYS_MAX}
      returning id::text as id`,
    [user, name, url, body, store.settings.clock()],
  )
  return row?.id
}

/** Notes what came of reading one again: what it says now, or why it could not be read, which leaves what it said before. */
export async function noteFetched(
  store: Store,
  id: string,
  { body, error }: { readonly body?: string; readonly error?: string },
): Promise<void> {
  await store.database.query(
    'update agenda_overlays set body = coalesce($2, body), error = $3, fetched_at = $4 where id = $1::uuid',
    [id, body ?? null, error ?? null, store.settings.clock()],
  )
}

/** Removes one of somebody's; whether there was such a one. */
export async function removeOverlay(store: Store, user: string, id: string): Promise<boolean> {
  const rows = await store.database.query(
    'delete from agenda_overlays where user_id = $1 and id::text = $2 returning 1',
    [user, id],
  )
  return rows.length > 0
}

/** The activity that an event of a file became. */
export interface ImportedEvent {
  readonly item: string
  /** What the file said of each field the last time, as a digest; of an import of before that was kept it is not known. */
  readonly said: Readonly<Record<string, string>> | null
}

/** Which activities these events became when somebody imported them before, of those that are still there. */
export async function importedBefore(
  store: Store,
  user: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, ImportedEvent>> {
  const rows = await store.database.query<ImportedEvent & { uid: string }>(
    `select a.uid, a.item, a.said from agenda_imports a join items i on i.id = a.item and i.deleted_at is null
      where a.user_id = $1 and a.uid = any ($2::text[])`,
    [user, [...uids]],
  )
  return new Map(rows.map(({ uid, ...event }) => [uid, event]))
}

export async function noteImported(
  store: Store,
  user: string,
  uid: string,
  { item, said }: ImportedEvent,
): Promise<void> {
  await store.database.query(
    `insert into agenda_imports (user_id, uid, item, said) values ($1, $2, $3, $4)
      on conflict (user_id, uid) do update set item = excluded.item, said = excluded.said`,
    [user, uid, item, said],
  )
}
