import type { StepDays } from '@schakel/domain/reports'
import type { Params, ReadScope } from './form.ts'
import { formRead } from './narrow.ts'

const MINUTE_MS = 60_000

/**
 * How many days lie in `i` between its first coming to one status and its first coming to another after that, as SQL, by the history that
 * the viewer reads; null where it did not come to both. A plan is none, nor what came from an item that was joined to it (D5.2, D23.5).
 */
export function daysBetween({ from, to }: StepDays, scope: ReadScope, params: Params, now: Date): string {
  const history = `(${formRead(scope)} -> 'history')`
  // By whole minutes, so that between two writes an answer may be kept for that long.
  const until = params.add(new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString())
  // Whatever stands in a row, no reading of it as a moment fails.
  const at = `case when e ->> 'date' ~ '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' then (e ->> 'date')::timestamptz end`
  return `(with steps as (
      select e ->> 'status' as status, ${at} as at
      from jsonb_array_elements(case when jsonb_typeof(${history}) = 'array' then ${history} else '[]'::jsonb end) e
      where e -> 'planned' is distinct from 'true'::jsonb and e -> 'joined' is distinct from 'true'::jsonb)
    select (extract(epoch from min(later.at) - first.at) / 86400)::float8
    from (select min(at) as at from steps where status = ${params.add(from)}::text) first, steps later
    where later.status = ${params.add(to)}::text and later.at >= first.at and later.at <= ${until}::timestamptz
    group by first.at)`
}
