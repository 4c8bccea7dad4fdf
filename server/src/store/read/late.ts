import type { ListOnly } from '@schakel/domain'
import { dossierRoad, dossierUnderWay } from '@schakel/domain/dashboard'
import { choiceStep, dayOf, HOME_ZONE, planningTemplate } from '@schakel/domain/planning'
import type { ViewerContext } from '../context.ts'
import type { Params } from './form.ts'

/**
 * The first step that the dossier `i` is past, if any (D11.1): a row of its planning, a planned status of its history or its selection
 * date lies before `today`, and it has not come that far. What was renamed says nothing about how far one is.
 */
export function stepPast(params: Params, today: string): string {
  const rows = Object.fromEntries(
    planningTemplate.flatMap(({ text, status }) => [text.nl, text.en].map((name) => [name, status])),
  )
  const order = `${params.add(dossierRoad)}::text[]`
  const list = (field: string) =>
    `jsonb_array_elements(case when jsonb_typeof(i.fields -> '${field}') = 'array' then i.fields -> '${field}' else '[]' end)`
  return `select s.* from (
      select r ->> 'date' as date, ${params.add(rows)}::jsonb ->> (r ->> 'text') as status, r ->> 'text' as text from ${list('planning')} r
      union all select to_char(least((h ->> 'date')::timestamptz, '9999-12-31Z') at time zone '${HOME_ZONE}', 'YYYY-MM-DD'), h ->> 'status', null
        from ${list('history')} h where h -> 'planned' = 'true'
      union all select i.fields ->> 'selection_date', ${params.add(choiceStep.status)}::text, ${params.add(choiceStep.text.nl)}::text
    ) s where s.date < ${params.add(today)}::text and array_position(${order}, s.status) > array_position(${order}, i.status)
    order by s.date, s.status limit 1`
}

/** That `i` is a dossier that is not done and not paused. */
export function isUnderWay(params: Params): string {
  return `i.type = 'dossier' and i.status = any (${params.add(dossierUnderWay)}::text[])`
}

/**
 * That `i` waits for somebody of the centre (D8.3): who reads it whole, since of hidden plans and matches nothing may be told. A todo is late
 * when its moment has passed, as in "Aan mij" and on its card (S2.2), a dossier when the day of a step is over.
 */
export function isWaiting(me: ViewerContext, only: ListOnly, params: Params): string {
  if (only === 'unmatched')
    return `${isUnderWay(params)} and not exists (select from edges e join items m on m.id = 'match/' || e.key and m.deleted_at is null
      where e.parent = i.id and e.edge = 'MATCH')`
  const now = me.store.settings.clock().toISOString()
  const today = dayOf(now) ?? now.slice(0, 10)
  // To the minute: within it the same question is asked, whose answer may be kept.
  const minute = `${now.slice(0, 16)}:00.000Z`
  return `(${isUnderWay(params)} and exists (${stepPast(params, today)})
    or i.type = 'todo' and i.happened < ${params.add(minute)}::text and (i.fields ->> 'done') is distinct from 'true')`
}
