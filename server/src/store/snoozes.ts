import { Invalid, Missing } from '@schakel/domain'
import { SNOOZE_MAX_DAYS } from '@schakel/domain/work'
import { Params, readScope } from './read/form.ts'
import type { ViewerStore } from './store.ts'

const DAY_MS = 86_400_000

/**
 * Puts an item aside for the viewer alone until a moment (ISO 8601 UTC), or takes it back when that is null (S2.2). Nothing of the item
 * changes. Throws Missing where the viewer does not read it, Invalid for a moment that has passed or lies more than a year ahead.
 */
export async function snooze(me: ViewerStore, item: string, until: string | null): Promise<{ until: string | null }> {
  const { database, settings } = me.store
  const now = settings.clock().getTime()
  const at = until === null ? null : Date.parse(until)
  if (at !== null) {
    if (at <= now) throw Invalid.of('until', 'tooEarly')
    if (at > now + SNOOZE_MAX_DAYS * DAY_MS) throw Invalid.of('until', 'tooLarge', { max: SNOOZE_MAX_DAYS })
  }
  const params = new Params()
  const scope = readScope(me, params)
  const seen = `select i.id from items i where i.id = ${params.add(item)} and ${scope.where}`
  const reader = params.add(me.viewer._id)
  const [found] = await database.query<{ id: string }>(
    at === null
      ? `with seen as (${seen}), gone as (delete from work_snoozes s using seen where s.reader = ${reader} and s.item = seen.id)
          select id from seen`
      : `insert into work_snoozes (reader, item, until) select ${reader}, seen.id, ${params.add(new Date(at).toISOString())}::timestamptz from (${seen}) seen
          on conflict (reader, item) do update set until = excluded.until returning item as id`,
    params.values,
  )
  if (!found) throw new Missing(item)
  return { until: at === null ? null : new Date(at).toISOString() }
}
