import { typeOfId } from '@schakel/domain'
import type { DossierGroup, MatchGroup } from '@schakel/domain/statistics'
import { statusesOf } from '../registryFunctions.ts'
import type { ViewerStore } from '../store.ts'
import { Params, type ReadScope, readScope } from './form.ts'
import { countedDays, countedLines, countedSpace, isCounted, type StatisticsQuery } from './monthCounts.ts'
import { perBranch, perLead, perMonth, perStep, perSupplier } from './statisticsParts.ts'
import { usesSet } from './usesSet.ts'

/** What a period comes to, counted in groups; `domain/statistics` says what a status counts as. */
export interface CountedPeriod {
  readonly months: readonly (DossierGroup & { readonly month: string })[]
  readonly matches: readonly (MatchGroup & { readonly month: string })[]
}

/** The same with what it falls apart into. */
export interface CountedParts extends CountedPeriod {
  readonly leads: readonly {
    readonly month: string
    readonly count: number
    readonly leads: readonly { readonly _id: string; readonly name: string; readonly status: string | null }[]
  }[]
  readonly suppliers: readonly (Named & MatchGroup)[]
  readonly branches: readonly (Named & DossierGroup)[]
  readonly branchMatches: readonly (Pick<Named, '_id'> & MatchGroup)[]
  readonly steps: readonly {
    readonly type: 'match' | 'dossier'
    readonly status: string
    readonly came: number
    readonly took: number
    readonly days: number | null
  }[]
}

interface Named {
  readonly _id: string
  readonly name: string
}

/** Dossiers and matches per month of the dossier's date in Amsterdam (D11.2), as far as the viewer reads them. Throws Missing for a space that does not exist for them. */
export async function readPeriod(me: ViewerStore, query: StatisticsQuery): Promise<CountedPeriod> {
  const { params, start } = await countedLines(me, query, ['dossier', 'match'])
  return ask<CountedPeriod>(me, params, `${start} select jsonb_build_object(${perMonth}) as counted`)
}

/** The same with leads, suppliers, branches and steps (D11.2). */
export async function readParts(me: ViewerStore, query: StatisticsQuery): Promise<CountedParts> {
  const { params, scope, start, isKept } = await countedLines(me, query)
  const seen = scope()
  const name = (id: string) => named(seen, id)
  return ask<CountedParts>(
    me,
    params,
    `${start}
    select jsonb_build_object(${perMonth}, ${perLead(name, isKept)}, ${perSupplier(name)}, ${perBranch(name)}, ${perStep}) as counted`,
  )
}

/** `l`, the leads of the dossiers, and `b`, their branches. */
const leadsAndBranches = `l as materialized (
      select d.id, d.month, e.parent as lead from d join edges e on e.child = d.id and e.edge = 'DOSSIERS'
    ), b as materialized (
      select distinct o.id, t.child as tag from (select id, id as owner from d union all select id, lead from l) o
        join edges t on t.parent = o.owner and t.edge = 'TAGS' join items g on g.id = t.child
        where g.type = 'tag' and g.fields ->> 'type' = 'branche' and g.deleted_at is null
    )`

/** Of what is counted one part, by page. */
export interface CountedQuery extends StatisticsQuery {
  readonly type: 'dossier' | 'match'
  /** Of a match; any when left out. */
  readonly statuses?: readonly string[] | undefined
  /** A status that was reached. */
  readonly step?: string | undefined
  /** A supplier or a branche. */
  readonly of?: string | undefined
  readonly page: number
  readonly pageSize: number
}

/** The dossiers or matches behind a number (D11.2), counted by the very same statement: JSON text of `{total, data}`. */
export async function readCounted(me: ViewerStore, query: CountedQuery): Promise<string> {
  const { type, statuses, step, of, page, pageSize } = query
  const { params, start, named } = await counted(me, query)
  const isMatch = type === 'match'
  const dossier = isMatch ? 'x.dossier' : 'x.id'
  const where = [
    ...(statuses ? [`x.status = any (${params.add([...statuses])}::text[])`] : []),
    ...(step !== undefined && statusesOf(type).includes(step) ? [hasReached(params.add(step))] : []),
    ...(of === undefined ? [] : [ofPart(of, dossier, params.add(of))]),
  ]
  const [row] = await me.store.database.heavy.query<{ json: string }>(
    `${start}, ${leadsAndBranches}, x as materialized (
        select x.id, x.happened, ${isMatch ? 'x.dossier, x.supplier' : 'x.id as dossier, null::text as supplier'}
        from ${isMatch ? 'm' : 'd'} x ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
      ), page as (
        select x.*, i.fields ->> 'name' as name
          from (select * from x order by happened desc nulls last, id limit ${params.add(pageSize)}::int offset ${params.add((page - 1) * pageSize)}::int) x
          join items i on i.id = x.dossier
      )
      select jsonb_build_object('total', (select count(*) from x), 'data', coalesce((select jsonb_agg(jsonb_build_object(
        '_id', p.id, 'name', coalesce(p.name, ''), 'date', coalesce(p.happened, ''), 'status', o.status,
        'lead', (select ${named('l.lead')} ->> 'name' from l where l.id = p.dossier limit 1),
        'supplier', ${named('p.supplier')} ->> 'name') order by p.happened desc nulls last, p.id) from page p join items o on o.id = p.id), '[]'))::text as json`,
    params.values,
  )
  return row?.json ?? '{"total":0,"data":[]}'
}

/** That `x` reached a status. */
function hasReached(status: string): string {
  return `(x.reached ? ${status}::text or x.status = ${status}::text)`
}

function ofPart(of: string, dossier: string, placeholder: string): string {
  if (typeOfId(of) === 'template') return usesSet(dossier, placeholder)
  if (typeOfId(of) === 'supplier') return `x.supplier = ${placeholder}::text`
  return `exists (select from b where b.id = ${dossier} and b.tag = ${placeholder}::text)`
}

async function ask<T extends CountedPeriod>(me: ViewerStore, params: Params, text: string): Promise<T> {
  const [row] = await me.store.database.heavy.query<{ counted: T }>(text, params.values)
  if (!row) throw new Error('An aggregate has one row.')
  return row.counted
}

/**
 * `d`, the dossiers, and `m`, their matches: each as the viewer may see them, with the dates of their statuses; of the dossiers alone that
 * a condition on `i` holds for.
 */
export async function counted(me: ViewerStore, query: StatisticsQuery, only = 'true') {
  const space = await countedSpace(me, query)
  const params = new Params()
  const scope = readScope(me, params)
  const start = `with d as materialized (
      select i.id, i.month, i.happened, i.status, i.users, i.price, i.reached
      from dossier_facts i where ${countedDays(scope, params, query, space)} and ${only}
    ), m as materialized (
      select i.id, d.id as dossier, d.month, d.happened, i.supplier, i.status, i.amount, i.price, i.reached
      from d join match_facts i on i.dossier = d.id where ${isCounted(scope)}
    )`
  return { params, start, named: (id: string) => named(scope, id) }
}

/** The name of an item as the viewer may know it. */
function named(scope: ReadScope, id: string): string {
  return `(select jsonb_build_object('_id', i.id, 'name', coalesce(i.fields ->> 'name', ''), 'status', i.status)
    from items i where i.id = ${id} and ${scope.where})`
}
