import { REPORT_GROUPS_MAX, type SearchFilters, whereFieldOf } from '@schakel/domain'
import { groupingOf, type Report, type ReportFigures, type ReportGroup, stepDaysOf } from '@schakel/domain/reports'
import type { ViewerContext } from '../context.ts'
import { isBroad } from './breadth.ts'
import { conditions } from './filters.ts'
import { Params, type ReadScope, readScope } from './form.ts'
import { groupValues } from './groups.ts'
import { keyOf } from './keyOf.ts'
import { daysBetween } from './stepDays.ts'
import { measuredValue } from './whereValue.ts'

interface GroupRow extends Omit<ReportGroup, 'name' | 'name_en'> {
  readonly name: string | null
  readonly name_en: string | null
}

/**
 * What a report comes to for its viewer (S2.9): of what exists for them, in the form that they read, as a list would find it (D6, D7).
 * `zone` is the time zone by whose days dates are read; Amsterdam when left out.
 */
export async function readReport(me: ViewerContext, report: Report, zone?: string): Promise<ReportFigures> {
  const [groups, [total]] = await Promise.all([
    report.by === undefined ? [] : readRows(me, report, zone, true),
    readRows(me, report, zone, false),
  ])
  return {
    groups: groups.slice(0, REPORT_GROUPS_MAX).map(({ name, name_en, ...group }) => ({
      ...group,
      ...(name === null ? {} : { name }),
      ...(name_en === null ? {} : { name_en }),
    })),
    more: groups.length > REPORT_GROUPS_MAX,
    total: { count: total?.count ?? 0, value: total?.value ?? null },
  }
}

/** The rows of the groups, or the one of all items. */
async function readRows(
  me: ViewerContext,
  report: Report,
  zone: string | undefined,
  isGrouped: boolean,
): Promise<readonly GroupRow[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const query: SearchFilters = {
    feed: report.type,
    ...(report.where ? { where: report.where } : {}),
    ...(zone === undefined ? {} : { zone }),
  }
  const where = conditions(me, query, params, scope, (await isBroad(me)) ? scope.filter : scope.where)
  if (where === null) return []
  const groups = isGrouped ? groupsOf(me, report, params, scope, zone) : undefined
  const text = statement(report, { where, groups, value: measured(me, report, scope, params) })
  const read = () => me.store.database.heavy.query<GroupRow>(text, params.values)
  // Between two writes it stays the same.
  return me.store.memo.get(keyOf('report', [text], params.values), read, isRows)
}

const isRows = (value: unknown): value is readonly GroupRow[] => Array.isArray(value)

function groupsOf(me: ViewerContext, { type, by = '', step }: Report, params: Params, scope: ReadScope, zone?: string) {
  const field = groupingOf(type, by)
  const given = zone === undefined ? undefined : params.lazy(zone)
  return field && groupValues(me, { type, field, scope, step, ...(given ? { zone: () => `${given()}::text` } : {}) })
}

interface Parts {
  readonly where: readonly string[]
  readonly groups: string | undefined
  readonly value: string
}

function statement({ type, by = '', step }: Report, { where, groups, value }: Parts): string {
  const which = where.join(' and ')
  if (groups === undefined)
    return `select '' as key, null as name, null as name_en, count(*)::int as count, ${value} as value from items i where ${which}`
  // Whose it is goes by an id; a text goes by how it was written.
  const name =
    by === '_owner' ? `(select o.fields ->> 'name' from items o where o.id = rows.key)` : `nullif(rows.label, rows.key)`
  const english =
    groupingOf(type, by)?.kind === 'tag'
      ? `(select nullif(t.fields ->> 'name_en', '') from items t where t.id = rows.key)`
      : 'null'
  // Of dates the latest, of others the largest.
  const order = step === undefined ? 'value desc nulls last, count desc, key' : 'key desc'
  return `select key, ${name} as name, ${english} as name_en, count, value from (
    select g.key, min(g.label) as label, count(*)::int as count, ${value} as value from items i, lateral (${groups}) g(key, label)
      where ${which} group by 1) rows order by ${order} limit ${REPORT_GROUPS_MAX + 1}`
}

/** What is measured of a group, as an aggregate over the number that the viewer reads. */
function measured(me: ViewerContext, { type, measure, of }: Report, scope: ReadScope, params: Params): string {
  const steps = stepDaysOf(type, of)
  if (steps) return median(daysBetween(steps, scope, params, me.store.settings.clock()))
  const field = of === undefined ? undefined : whereFieldOf(type, of)
  if (measure === 'count' || !field) return 'count(*)::float8'
  const json = measuredValue(me.viewer.kind, scope, field)
  const number = `case when jsonb_typeof(${json}) = 'number' then (${json})::numeric end`
  if (measure === 'sum') return `sum(${number})::float8`
  if (measure === 'average') return `avg(${number})::float8`
  return median(`(${number})::float8`)
}

const median = (number: string) => `(percentile_cont(0.5) within group (order by ${number}))`
