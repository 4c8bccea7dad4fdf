import type { StoreContext } from '../context.ts'

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
