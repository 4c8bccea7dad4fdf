import type { Store } from '../store.ts'
import type { AccountKey } from './accountKeys.ts'

/** Somebody as an identity provider knows them. */
export interface Subject {
  readonly issuer: string
  readonly subject: string
}

/** The account that somebody of a provider comes in by. */
export async function userOfSubject(store: Store, { issuer, subject }: Subject): Promise<string | undefined> {
  const [row] = await store.database.query<{ user: string }>(
    `select l.user_id as user from oidc_links l join items i on i.id = l.user_id and i.deleted_at is null
      where l.issuer = $1 and l.subject = $2`,
    [issuer, subject],
  )
  return row?.user
}

/**
 * Whether somebody of a provider came in by another account than this one: that lies in the trash, or got another address since. The
 * provider may go on vouching for an address that was theirs, and with it they would come in as who has it now.
 */
export async function isOfAnother(
  store: Store,
  { issuer, subject }: Subject,
  user: string | undefined,
): Promise<boolean> {
  const rows = await store.database.query(
    `select from (select issuer, subject, user_id from oidc_links union all select issuer, subject, user_id from oidc_before) l
      where l.issuer = $1 and l.subject = $2 and l.user_id is distinct from $3 limit 1`,
    [issuer, subject, user ?? null],
  )
  return rows.length > 0
}

/** From now on this is how they come in. An account that somebody else of the provider came in by stays theirs: then it answers false. */
export async function linkSubject(store: Store, { issuer, subject }: Subject, user: string): Promise<boolean> {
  const rows = await store.database.query(
    `insert into oidc_links (issuer, subject, user_id, at)
      select $1, $2, $3, $4 where not exists (select from oidc_links where issuer = $1 and user_id = $3 and subject <> $2)
      on conflict (issuer, subject) do update set user_id = excluded.user_id returning 1`,
    [issuer, subject, user, store.settings.clock()],
  )
  return rows.length > 0
}

/** The account with an address. */
export async function userOfEmail(store: Store, email: string): Promise<string | undefined> {
  const [row] = await store.database.query<{ id: string }>(
    "select id from items where type = 'user' and deleted_at is null and lower(fields ->> 'email') = lower($1)",
    [email],
  )
  return row?.id
}

/** The last invitation to an address that still works. */
export async function inviteTo(store: Store, email: string): Promise<AccountKey | undefined> {
  const [row] = await store.database.query<AccountKey>(
    `select purpose, user_id as user, detail from account_keys
      where purpose = 'invite' and lower(detail ->> 'email') = lower($1) and expires_at > $2 order by at desc, hash limit 1`,
    [email, store.settings.clock()],
  )
  return row
}
