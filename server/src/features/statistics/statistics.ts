import { homeOf, Invalid, STATISTICS_MONTHS_MAX, typeOfId } from '@schakel/domain'
import type { Statistics } from '@schakel/domain/calls'
import { dayOf } from '@schakel/domain/planning'
import {
  type CountedFigure,
  countedBy,
  type Figures,
  figuresOf,
  type MatchGroup,
  monthsOf,
  noFigures,
  type Period,
  stepsOf,
  totalOf,
  yearBefore,
} from '@schakel/domain/statistics'
import { idOf } from '../../http/idOf.ts'
import { readSetStatistics } from '../../store/read/setStatistics.ts'
import {
  type CountedParts,
  type CountedPeriod,
  readCounted,
  readParts,
  readPeriod,
} from '../../store/read/statistics.ts'
import type { ViewerStore } from '../../store/store.ts'

/** What is asked: days, and one space. */
export interface StatisticsAsked {
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
  readonly space?: string | undefined
}

/** The statistics of a period and the year before it (D11.2). Throws Invalid for a period that ends before it begins, Missing for an unknown space. */
export async function statisticsOf(me: ViewerStore, asked: StatisticsAsked): Promise<Statistics> {
  const period = periodOf(asked, me.store.settings.clock())
  const before = yearBefore(period)
  const space = asked.space === undefined ? undefined : idOf(asked.space)
  const parts = await readParts(me, { ...period, space })
  const past = monthRows(before, await readPeriod(me, { ...before, space }))
  const months = monthRows(period, parts)
  return {
    ...period,
    months: months.map((row, at) => ({ ...row, ...leadsOf(parts, monthsOf(period)[at]) })),
    total: totalOf(months),
    before: { months: past, total: totalOf(past) },
    steps: [...parts.steps],
    suppliers: suppliersOf(parts),
    branches: branchesOf(parts),
    sets: [...(await readSetStatistics(me, { ...period, space }))],
  }
}

/** The same as JSON text. It looks at much, and between two writes it stays the same for who holds the same keys. */
export function statisticsText(me: ViewerStore, asked: StatisticsAsked): Promise<string> {
  const period = periodOf(asked, me.store.settings.clock())
  const of = JSON.stringify([me.viewer.kind, homeOf(me.viewer), me.keys, period, asked.space])
  const make = async () => JSON.stringify(await statisticsOf(me, { ...asked, ...period }))
  return me.store.memo.get(`statistics ${of}`, make, (value) => typeof value === 'string')
}

/** What is asked of one number: its figure, of whom, and the page. */
export interface CountedAsked extends StatisticsAsked {
  readonly figure: CountedFigure
  readonly of?: string | undefined
  readonly step?: string | null | undefined
  readonly page: number
  readonly page_size: number
}

/** The dossiers or matches behind a number (D11.2), as JSON text. Throws Invalid, and Missing for an unknown space. */
export function countedText(me: ViewerStore, asked: CountedAsked): Promise<string> {
  const { figure, of, step, page, page_size: pageSize } = asked
  const space = asked.space === undefined ? undefined : idOf(asked.space)
  const behind = countedBy(figure, of !== undefined && typeOfId(of) === 'supplier')
  const isStep = step !== undefined && step !== null && step !== ''
  if (isStep && !stepsOf(behind.type).some(({ status }) => status === step)) throw Invalid.of('step', 'choice')
  const period = periodOf(asked, me.store.settings.clock())
  return readCounted(me, { ...period, ...behind, space, of, ...(isStep ? { step } : {}), page, pageSize })
}

function periodOf({ from, to }: StatisticsAsked, now: Date): Period {
  const year = dayOf(now.toISOString())?.slice(0, 4) ?? now.toISOString().slice(0, 4)
  const period = { from: from ?? `${year}-01-01`, to: to ?? `${year}-12-31` }
  if (period.to < period.from) throw Invalid.of('to', 'endBeforeStart')
  // Counted by the years first: a list of all months of ten thousand years is not made to be refused.
  const years = Number(period.to.slice(0, 4)) - Number(period.from.slice(0, 4))
  if (years > STATISTICS_MONTHS_MAX / 12 || period.from < '1900' || monthsOf(period).length > STATISTICS_MONTHS_MAX) {
    throw Invalid.of('from', 'tooOld')
  }
  return period
}

function monthRows(period: Period, { months, matches }: CountedPeriod) {
  const groups = Map.groupBy(matches, ({ month }) => month)
  return monthsOf(period).map((month) => {
    const dossiers = months.find((row) => row.month === month) ?? noFigures
    const figures = figuresOf(dossiers, groups.get(month) ?? [])
    return { year: Number(month.slice(0, 4)), month: Number(month.slice(5)), ...figures }
  })
}

function leadsOf({ leads }: CountedParts, month: string | undefined) {
  const found = leads.find((row) => row.month === month)
  return { leadCount: found?.count ?? 0, leads: found ? [...found.leads] : [] }
}

type Line = Statistics['suppliers'][number]

function suppliersOf({ suppliers }: CountedParts): Line[] {
  const lines = [...Map.groupBy(suppliers, ({ _id }) => _id)].map(([_id, groups]) => {
    const count = groups.reduce((sum, group) => sum + group.count, 0)
    return { _id, name: groups[0]?.name ?? '', ...figuresOf({ ...noFigures, count }, groups) }
  })
  return mostFirst(lines)
}

function branchesOf({ branches, branchMatches }: CountedParts): Line[] {
  const matches: Map<string, (MatchGroup & { readonly _id: string })[]> = Map.groupBy(branchMatches, ({ _id }) => _id)
  return mostFirst(
    branches.map(({ _id, name, ...dossiers }) => ({ _id, name, ...figuresOf(dossiers, matches.get(_id) ?? []) })),
  )
}

function mostFirst<L extends Figures & { readonly name: string }>(lines: readonly L[]): L[] {
  return lines.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'nl'))
}
