import { STATISTICS_NAMES_MAX } from '@schakel/domain'
import { type SteppedType, steppedTypes, stepsOf } from '@schakel/domain/statistics'
import { statusesOf } from '../registryFunctions.ts'

/*
 * The parts of statistics (D11.2), each a piece of SQL over `d`, `m`, `l` and `b`: dossiers, matches, leads and branches of a period
 * (`statistics.ts`). `named` is the name of an item as the viewer may know it.
 */

const rows = (select: string) => `coalesce((select jsonb_agg(to_jsonb(x)) from (${select}) x), '[]')`
const ofMatches = 'count(*)::int as count, sum(amount) as amount, sum(price) as price'
const ofDossiers = 'count(*)::int as count, sum(users) as users, sum(price) as price'

export const perMonth = `'months', ${rows(`select month, ${ofDossiers} from d group by month`)},
  'matches', ${rows(`select month, status, ${ofMatches} from m group by month, status`)}`

// Of the names of one month a screen shows some; how many there are is told with them.
export function perLead(named: (id: string) => string): string {
  return `'leads', ${rows(`select month, max(total)::int as count,
      coalesce(jsonb_agg(found order by place) filter (where found is not null), '[]') as leads
    from (select month, place, total, case when place <= ${STATISTICS_NAMES_MAX} then ${named('lead')} end as found
      from (select month, lead, row_number() over (partition by month order by n.folded, lead) as place, count(*) over (partition by month) as total
        from (select distinct month, lead from l) once join items n on n.id = once.lead) ordered ${askedOnce}) shown group by month`)}`
}

// Without it PostgreSQL looks a name up again wherever it stands in the list above, and for each row that is joined to it.
const askedOnce = 'offset 0'

export function perSupplier(named: (id: string) => string): string {
  return `'suppliers', ${rows(`with s as materialized (select supplier, status, ${ofMatches} from m group by supplier, status)
    select t.named ->> '_id' as _id, t.named ->> 'name' as name, status, s.count, s.amount, s.price
    from (select supplier, ${named('supplier')} as named from (select supplier from s group by supplier order by sum(count) desc, supplier limit ${STATISTICS_NAMES_MAX}) most ${askedOnce}) t
    join s using (supplier) where t.named is not null`)}`
}

export function perBranch(named: (id: string) => string): string {
  return `'branches', ${rows(`select t.named ->> '_id' as _id, t.named ->> 'name' as name, t.count, t.users, t.price
    from (select ${named('tag')} as named, most.* from (select tag, ${ofDossiers} from b join d using (id)
      group by tag order by count(*) desc, tag limit ${STATISTICS_NAMES_MAX}) most ${askedOnce}) t where t.named is not null`)},
  'branchMatches', ${rows(`select tag as _id, status, ${ofMatches} from b join m on m.dossier = b.id group by tag, status`)}`
}

/** How many could take each step, how many took it, and after how many days: all from the table of statuses. */
export const perStep = `'steps', ${steppedTypes.map(stepsIn).join(' || ')}`

function stepsIn(type: SteppedType): string {
  const hasReached = (status: string) => `("at_${status}" is not null or status = '${status}')`
  const steps = stepsOf(type).map(({ status, from }) => {
    const others = from.filter((other) => other !== status)
    const before = `greatest(${others.map((other) => `case when "at_${other}" <= "at_${status}" then "at_${other}" end`).join(', ')})`
    return `jsonb_build_object('type', '${type}', 'status', '${status}',
        'came', count(*) filter (where ${[status, ...others].map(hasReached).join(' or ')}),
        'took', count(*) filter (where ${hasReached(status)}),
        'days', round(avg(extract(epoch from "at_${status}"::timestamptz - (${before})::timestamptz) / 86400), 1))`
  })
  const dates = statusesOf(type).map((status) => `, reached ->> '${status}' as "at_${status}"`)
  return `(select jsonb_build_array(${steps.join(', ')}) from (select status${dates.join('')} from ${type === 'match' ? 'm' : 'd'}) x)`
}
