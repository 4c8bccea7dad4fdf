import { STATISTICS_NAMES_MAX } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { todayOf } from './answers.ts'
import { lastSaid } from './lastSaid.ts'
import type { StatisticsQuery } from './monthCounts.ts'
import { confirmedRows } from './references.ts'
import { counted } from './statistics.ts'
import { isSetRow } from './usesSet.ts'

/** How a requirement set did in a period: in dossiers, and in rows by supplier that was asked. */
export interface SetFigures {
  readonly _id: string
  readonly name: string
  readonly count: number
  readonly asked: number
  readonly answered: number
  readonly proven: number
  readonly days: number | null
}

/** Of most dossiers nobody keeps requirements. */
const hasRows = `i.id in (select r.parent from edges r where r.edge = 'REQUIREMENTS')`

/**
 * Use of requirement sets in the dossiers of a period, most used first (D11.2, F1.3). Asked is each row for each supplier with a visible match
 * in a frozen set. Answered and proven are what the comparison would show so today: an answer to the row as it is now (F1.5), and of grade
 * 1 or more, where what staff found goes before what was given (F1.10, F1.11). Throws Missing for a space that does not exist for the viewer.
 */
export async function readSetStatistics(me: ViewerStore, query: StatisticsQuery): Promise<readonly SetFigures[]> {
  const { params, start, named } = await counted(me, query, hasRows)
  const today = params.add(todayOf(me))
  return me.store.database.heavy.query<SetFigures>(
    `${start}, s as materialized (
        select d.id as dossier, q.fields ->> 'source' as source, q.fields ->> 'key' as key,
            coalesce((q.fields ->> 'version')::int, 0) as version from d
          join edges e on e.parent = d.id and e.edge = 'REQUIREMENTS' join items q on q.id = e.child
          where q.fields ->> 'source' like 'template/%' and ${isSetRow}
      ), most as materialized (
        select source, count(distinct dossier)::int as count from s group by source order by 2 desc, 1 limit ${STATISTICS_NAMES_MAX}
      ), v as materialized (
        select m.id as match, m.dossier, i.fields ->> 'offered' as asked from m join items i on i.id = m.id
          join items o on o.id = m.dossier where i.fields -> '$visible' = 'true' and (o.fields ->> 'set_version')::int > 0
      ), a as materialized (
        -- Of several answers to the same row the last one counts (D23.5).
        select distinct on (v.match, i.fields ->> 'key') v.match, i.fields ->> 'key' as key, i.fields ->> 'submitted' as submitted,
            coalesce((i.fields ->> 'version')::int, 0) as version, case when ${isOfAnswered(`i.fields -> 'checked'`)} then (i.fields #>> '{checked,grade}')::int end as found,
            exists (select from jsonb_array_elements(coalesce(i.fields -> 'seen', '[]')) p where ${isOfAnswered('p')})
              or exists (select from jsonb_array_elements(coalesce(i.fields -> 'evidence', '[]')) p
                where p ->> 'kind' <> 'claim' and coalesce(p ->> 'valid', '9999') >= ${today}::text) as is_shown
          from v join edges e on e.parent = v.match and e.edge = 'ANSWERS' join items i on i.id = e.child
          where i.deleted_at is null and i.fields ? 'submitted'
          order by v.match, i.fields ->> 'key', ${lastSaid} desc, i.id desc
      ), r as materialized (${confirmedRows('r.match in (select match from v)')}), cells as materialized (
        -- When one first answered stays what it was, whatever changed after it.
        select s.source, v.match, v.asked, count(*)::int as asked_rows, min(a.submitted) as first,
            (count(*) filter (where a.version >= s.version))::int as answered,
            (count(*) filter (where a.version >= s.version
              and coalesce(a.found > 0, a.is_shown or r.key is not null)))::int as proven
          from s join most using (source) join v on v.dossier = s.dossier left join a on a.match = v.match and a.key = s.key
            left join r on r.match = a.match and r.key = a.key and coalesce(r.version >= s.version, true)
          group by s.source, v.match, v.asked
      ), sums as (
        select source, sum(asked_rows)::int as asked, sum(answered)::int as answered, sum(proven)::int as proven,
            round(avg(extract(epoch from first::timestamptz - asked::timestamptz) / 86400)
              filter (where first >= asked), 1)::float8 as days
          from cells group by source
      )
      select n.named ->> '_id' as _id, n.named ->> 'name' as name, t.count,
          coalesce(c.asked, 0) as asked, coalesce(c.answered, 0) as answered, coalesce(c.proven, 0) as proven, c.days
        from most t left join sums c using (source), lateral (select ${named('t.source')} as named) n
        where n.named is not null order by t.count desc, 2, 1`,
    params.values,
  )
}

/** SQL: that a finding of the answer `i` is about the version that it answers, which is so where it says none (F1.5). */
function isOfAnswered(finding: string): string {
  return `coalesce((${finding} ->> 'version')::int >= (i.fields ->> 'version')::int, true)`
}
