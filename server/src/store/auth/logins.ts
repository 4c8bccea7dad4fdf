import { LOGIN_WEEKS_MAX } from '@schakel/domain'
import type { Store } from '../store.ts'

/** Counts a login of a user on its day in Amsterdam (D11.2). */
export async function noteLogin(store: Store, user: string): Promise<void> {
  await store.database.query(
    `insert into logins as l (user_id, day, count, last_at) values ($1, ($2::timestamptz at time zone 'Europe/Amsterdam')::date, 1, $2)
      on conflict (user_id, day) do update set count = l.count + 1, last_at = greatest(l.last_at, excluded.last_at)`,
    [user, store.settings.clock()],
  )
}

/** How often and by how many people was logged in, per week from its Monday, this week last; weeks without any included (D11.2). */
export async function readLoginWeeks(store: Store, weeks: number): Promise<string> {
  const [row] = await store.database.query<{ json: string }>(
    `with this as (select date_trunc('week', $1::timestamptz at time zone 'Europe/Amsterdam')::date as monday),
      weeks as (select this.monday - 7 * n as monday from this, generate_series(0, $2::int - 1) n)
      select '[' || string_agg(json, ',' order by monday) || ']' as json from (
        select w.monday, jsonb_build_object('week', to_char(w.monday, 'YYYY-MM-DD'), 'logins', coalesce(sum(l.count), 0)::int,
          'users', count(distinct l.user_id))::text as json
        from weeks w left join logins l on l.day >= w.monday and l.day < w.monday + 7 group by w.monday) rows`,
    [store.settings.clock(), Math.min(weeks, LOGIN_WEEKS_MAX)],
  )
  return row?.json ?? '[]'
}
