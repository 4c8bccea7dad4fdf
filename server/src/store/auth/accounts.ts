import type { Store } from '../store.ts'
import { systemViewer } from '../system.ts'

/** The e-mail address of an account. */
export async function readEmail(store: Store, user: string): Promise<string | undefined> {
  const [row] = await store.database.query<{ email: string | null }>(
    "select fields ->> 'email' as email from items where id = $1 and type = 'user' and deleted_at is null",
    [user],
  )
  return row?.email ?? undefined
}

/** Where an account gets its mail, and in which language its owner chose to read; nothing where it has no address. */
export async function readMailbox(
  { database }: Store,
  user: string,
): Promise<{ readonly to: string; readonly locale: unknown } | undefined> {
  const [row] = await database.query<{ to: string; locale: unknown }>(
    `select i.fields ->> 'email' as to, s.settings ->> 'locale' as locale
      from items i left join user_settings s on s.user_id = i.id
      where i.id = $1 and i.type = 'user' and i.deleted_at is null and i.fields ->> 'email' is not null`,
    [user],
  )
  return row
}

/** Gives an account the address that its owner confirmed; nobody else writes it for themselves (D19.1). Throws Invalid when it is taken. */
export async function changeEmail(store: Store, user: string, email: string): Promise<void> {
  await store.as(systemViewer).update({ id: user, fields: { email } })
}

/** Whether a username is in use. */
export async function isUsernameTaken(store: Store, username: string): Promise<boolean> {
  const rows = await store.database.query(
    "select from items where type = 'user' and deleted_at is null and lower(fields ->> 'username') = lower($1)",
    [username],
  )
  return rows.length > 0
}

/** The oldest space; the first super user gets a seat there. */
export async function firstSpace(store: Store): Promise<string | undefined> {
  const [row] = await store.database.query<{ id: string }>(
    "select id from items where type = 'space' and deleted_at is null order by fields ->> '_created', id limit 1",
  )
  return row?.id
}
