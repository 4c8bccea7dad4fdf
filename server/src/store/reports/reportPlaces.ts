import { Invalid, REPORTS_SHOWN_MAX } from '@schakel/domain'
import type { Queryable } from '../database/index.ts'
import { assertKeptRead, keptRead } from '../lists/kept.ts'
import { Params } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'

/**
 * Puts a report on the dashboard of the viewer after `at` others that they read, or takes it off when that is null (S2.2). What they
 * read no longer keeps its place for when they read it again. Throws Missing, Invalid.
 */
export async function placeReport(me: ViewerStore, id: string, at: number | null): Promise<{ readonly _id: string }> {
  const { database } = me.store
  const user = me.viewer._id
  if (at === null) {
    await database.query('delete from report_places where user_id = $1 and report_id = $2', [user, id])
    return { _id: id }
  }
  await assertKeptRead(me, 'reports', id)
  await database.transaction(async (tx) => {
    // Two windows of one person, one after the other.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 18))', [user])
    const shown = (await placed(me, tx)).filter((one) => one !== id)
    if (shown.length >= REPORTS_SHOWN_MAX) throw Invalid.of('reports', 'tooLarge', { max: REPORTS_SHOWN_MAX })
    const kept = await tx.query<{ id: string }>(
      'select report_id as id from report_places where user_id = $1 and report_id <> $2 order by place, report_id',
      [user, id],
    )
    const others = kept.map((row) => row.id)
    const next = shown[at]
    const order = others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, id)
    await tx.query(
      `insert into report_places (user_id, report_id, place, created_at)
        select $1, r.id, w.place, $3 from unnest($2::text[]) with ordinality w(id, place) join reports r on r.id = w.id
        on conflict (user_id, report_id) do update set place = excluded.place`,
      [user, order, me.store.settings.clock()],
    )
  })
  return { _id: id }
}

/** The reports on the dashboard of the viewer that they still read, in order. */
async function placed(me: ViewerStore, tx: Queryable): Promise<readonly string[]> {
  const params = new Params()
  const rows = await tx.query<{ id: string }>(
    `select v.id from report_places p join reports v on v.id = p.report_id
      where p.user_id = ${params.add(me.viewer._id)} and ${keptRead(me, params)} order by p.place, v.id`,
    params.values,
  )
  return rows.map(({ id }) => id)
}
