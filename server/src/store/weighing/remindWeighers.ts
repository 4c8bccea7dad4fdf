import { reminderDays } from '../answers/remindAnswers.ts'
import { Params } from '../read/form.ts'
import { isToWeigh } from '../read/toWeigh.ts'
import type { Store } from '../store.ts'

/**
 * Reminds who was invited to weigh and has not submitted, three days and a week after they were told, each once whatever the number of nodes
 * (F2.14). Only the last moment that came counts; who invited, and was told nothing, is not reminded either. Answers how many were told.
 */
export async function remindWeighers(store: Store): Promise<number> {
  const params = new Params()
  const now = `${params.add(store.settings.clock())}::timestamptz`
  const within = `${params.add(await reminderDays(store))} * interval '1 day'`
  const rows = await store.database.query(
    `with moments as (
      select distinct on (n.reader, n.item, n.detail) n.reader, n.item, n.detail, x.moment, n.at + x.after as at
        from notifications n cross join (values ('again', interval '3 days'), ('still', interval '7 days')) x(moment, after)
        where n.kind = 'weigh' and n.detail like 'invited %' and n.at > ${now} - interval '7 days' - ${within} and n.at + x.after <= ${now}
        order by n.reader, n.item, n.detail, x.after desc
    )
    insert into notifications (reader, kind, item, detail, at)
      select m.reader, 'weigh', i.id, m.moment || ' ' || (i.fields #>> '{weighing_setup,round}'), ${now}
        from moments m join items i on i.id = m.item and i.deleted_at is null
        where m.at > ${now} - ${within} and m.detail = 'invited ' || (i.fields #>> '{weighing_setup,round}')
          and ${isToWeigh(params, 'm.reader')}
      on conflict do nothing returning reader`,
    params.values,
  )
  return rows.length
}
