import { STATISTICS_LEADS_MAX, STATISTICS_NAMES_MAX } from '@schakel/domain'
import { stepRows } from '../registryFunctions.ts'

/*
 * The parts of statistics (D11.2), each a piece of SQL over `lines` (`monthCounts.ts`). `named` is the name of an item as the viewer may
 * know it.
 */

const rows = (select: string) => `coalesce((select jsonb_agg(to_jsonb(x)) from (${select}) x), '[]')`
const some = 'sum(n)::int as count'
const ofMatches = `nullif(b, '') as status, ${some}, sum(x) as amount, sum(y) as price`
const ofDossiers = `${some}, sum(x) as users, sum(y) as price`
// What changed since is taken off first: nothing is left of a group that is no more.
const isThere = 'having sum(n) > 0'

export const perMonth = `'months', ${rows(`select month, ${ofDossiers} from lines where kind = 'dossier' group by month ${isThere} order by month`)},
  'matches', ${rows(`select month, ${ofMatches} from lines where kind = 'match' group by month, b ${isThere} order by month, b`)}`

/**
 * Who asks in each month: how many, and the first by name. Of the months that are kept the names are walked in their order; those of whom
 * something changed since are looked at one by one.
 */
export function perLead(named: (id: string) => string, isKept: string): string {
  const changed = `select t.month, t.lead, k.n is not null as was, coalesce(k.n, 0) + t.n > 0 as is_there
    from (select month, a as lead, sum(n) as n from lines where kind = 'lead' group by month, a) t
    left join month_leads k on ${isKept} and k.month = t.month and k.lead = t.lead`
  return `'leads', (with changed as materialized (${changed}),
    was as materialized (select month, lead from changed where was),
    totals as (
      select month, sum(n)::int as count from (
        select month, n from lines where kind = 'leads'
        union all select month, is_there::int - was::int from changed) x group by month ${isThere}
    ), first as (
      select month, lead, row_number() over (partition by month order by folded, lead) as place from (
        select x.month, o.lead, o.folded from (select month from lines where kind = 'leads' group by month) x, lateral (
          select k.lead, k.folded from month_leads k where ${isKept} and k.month = x.month
            and not exists (select from was c where c.month = k.month and c.lead = k.lead)
            order by k.folded, k.lead limit ${STATISTICS_LEADS_MAX}) o
        union all
        select c.month, c.lead, i.folded from changed c join items i on i.id = c.lead where c.is_there) x
    ), found as (
      select month, jsonb_agg(named order by place) filter (where named is not null) as leads
        from (select month, place, ${named('lead')} as named from first where place <= ${STATISTICS_LEADS_MAX} ${askedOnce}) x group by month
    )
    select coalesce(jsonb_agg(jsonb_build_object('month', month, 'count', count, 'leads', coalesce(leads, '[]'))), '[]')
      from totals left join found using (month))`
}

// Without it PostgreSQL looks a name up again wherever it stands in the list above, and for each row that is joined to it.
const askedOnce = 'offset 0'

export function perSupplier(named: (id: string) => string): string {
  return `'suppliers', ${rows(`with s as materialized (select a as supplier, ${ofMatches} from lines where kind = 'match' group by a, b ${isThere})
    select t.named ->> '_id' as _id, t.named ->> 'name' as name, status, s.count, s.amount, s.price
    from (select supplier, ${named('supplier')} as named from (select supplier from s group by supplier order by sum(count) desc, supplier limit ${STATISTICS_NAMES_MAX}) most ${askedOnce}) t
    join s using (supplier) where t.named is not null`)}`
}

const isBranche = `exists (select from items g where g.id = a and g.type = 'tag' and g.fields ->> 'type' = 'branche' and g.deleted_at is null)`

export function perBranch(named: (id: string) => string): string {
  return `'branches', ${rows(`select t.named ->> '_id' as _id, t.named ->> 'name' as name, t.count, t.users, t.price
    from (select ${named('tag')} as named, most.* from (select a as tag, ${ofDossiers} from lines where kind = 'tag' group by a
      having sum(n) > 0 and ${isBranche} order by sum(n) desc, a limit ${STATISTICS_NAMES_MAX}) most ${askedOnce}) t where t.named is not null`)},
  'branchMatches', ${rows(`select a as _id, ${ofMatches} from lines where kind = 'tagmatch' group by a, b having sum(n) > 0 and ${isBranche}`)}`
}

/** How many could take each step, how many took it, and after how many days: all from the table of statuses. */
export const perStep = `'steps', ${rows(`select s.type, s.status, coalesce(sum(n), 0)::int as came, coalesce(sum(x), 0)::int as took,
    round(sum(y) / nullif(sum(z), 0) / 86400, 1) as days
  from (values ${stepRows}) s(place, type, status, others) left join lines l on l.kind = 'step' and l.a = s.type and l.b = s.status
  group by s.place, s.type, s.status order by s.place`)}`
