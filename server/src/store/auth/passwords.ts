import type { StoreContext } from '../context.ts'
import type { Queryable } from '../database/index.ts'

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

/**
 * Whether this is still kept of the password of a user: one that is just being changed is waited for, and inside a transaction none is
 * until its end. What follows from a check of the password asks this, since the check takes a while (D8.8).
 */
export async function holdsPassword(
  { database }: { readonly database: Queryable },
  user: string,
  hash: string,
): Promise<boolean> {
  const rows = await database.query('select from passwords where user_id = $1 and hash = $2 for update', [user, hash])
  return rows.length > 0
}

/**
 * Sets a password; every session of the user ends, and what was mailed to them before (D8.8). Unless they gave the old one themselves
 * (`isOwn`), so does their way in by a provider: that may be somebody else's by then (D16).
 */
export async function setPassword(store: StoreContext, user: string, hash: string, isOwn = false): Promise<void> {
  const plan = {
    at: store.settings.clock().toISOString(),
    by: user,
    whole: true,
    password: { user, hash, isOwn },
    changes: [{ item: user, kind: 'password' }],
  }
  await store.database.query('select apply_plan($1::jsonb)', [JSON.stringify(plan)])
  store.viewers.clear()
  store.announce([], user)
}
