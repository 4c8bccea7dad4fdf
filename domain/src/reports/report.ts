import { REPORT_TARGET_MAX } from '../limits.ts'
import { rulesIn, type Where } from '../lists/where.ts'
import { isWhereRule, type WhereField } from '../lists/whereFields.ts'
import { fitsAddress } from '../lists/whereText.ts'
import type { TypeName } from '../types/index.ts'
import { groupingOf, reportGroupings, reportNumbers, rulesOfGroup } from './grouping.ts'
import { narrowedBy } from './narrowed.ts'
import type { ReportStep } from './periods.ts'
import { stepDaysOf } from './stepDays.ts'

/** What is told of each group: how many items, or what a number field of theirs comes to. */
export const reportMeasures = ['count', 'sum', 'average', 'median'] as const
export type ReportMeasure = (typeof reportMeasures)[number]

/** How a report is drawn. */
export const reportCharts = ['bars', 'line', 'number', 'table'] as const
export type ReportChart = (typeof reportCharts)[number]

/** A report (S2.9): which items, what they are grouped by, what is told of each group, and how that is drawn. */
export interface Report {
  readonly type: TypeName
  /** Which of them; all when left out. */
  readonly where?: Where | undefined
  /** The field that they are grouped by; without one it is one number. */
  readonly by?: string | undefined
  /** Of a date: the stretches of days. */
  readonly step?: ReportStep | undefined
  readonly measure: ReportMeasure
  /** The number field that is added up, or between which steps days are counted (`stepDays.ts`); not for a count. */
  readonly of?: string | undefined
  readonly chart: ReportChart
  /** What one wants to reach: of each group, or of the one number. */
  readonly target?: number | undefined
}

/** What a report makes of one group. */
export interface ReportGroup {
  /** A value that its items have in common, or a stretch of days; empty for those that have none. */
  readonly key: string
  /** What it is called where the key is no word: of an owner their name. */
  readonly name?: string | undefined
  /** Its English name, of a tag that has one. */
  readonly name_en?: string | undefined
  readonly count: number
  /** What was measured; null where no item has a number. */
  readonly value: number | null
}

/** What a report comes to. */
export interface ReportFigures {
  readonly groups: readonly ReportGroup[]
  /** There are more groups than are told. */
  readonly more: boolean
  /** Of all items, each once. */
  readonly total: Omit<ReportGroup, 'key' | 'name'>
}

/** A report of a type before anything of it was chosen: how many there are by status, or by when they were made. */
export function plainReport(type: TypeName): Report {
  const by = groupingOf(type, 'status') ? 'status' : '_created'
  return tidyReport({ type, by, measure: 'count', chart: by === 'status' ? 'bars' : 'line' })
}

/** A report of which each choice goes with the others: what was chosen last stays, and the rest follows it. */
export function tidyReport(report: Report): Report {
  const { type, where, chart, target } = report
  const field = chart === 'number' ? undefined : chosenField(report)
  const isDate = field?.kind === 'date'
  return {
    type,
    ...(where && where.rules.length > 0 ? { where } : {}),
    ...(field ? { by: field.field } : {}),
    ...(isDate ? { step: report.step ?? 'month' } : {}),
    ...measuredBy(report),
    chart: field === undefined ? 'number' : chart === 'line' && !isDate ? 'bars' : chart,
    ...(target === undefined ? {} : { target }),
  }
}

/** Of days the middle alone tells something: few are long under way, and those for years. */
const isOfDays = ({ type, measure, of }: Report) => measure === 'median' && stepDaysOf(type, of) !== undefined

function measuredBy(report: Report): Pick<Report, 'measure' | 'of'> {
  const { type, measure, of } = report
  if (isOfDays(report)) return { measure, of }
  const numbers = reportNumbers(type)
  const number = numbers.find((one) => one.field === of) ?? numbers[0]
  return measure === 'count' || !number ? { measure: 'count' } : { measure, of: number.field }
}

function chosenField({ type, by, chart }: Report): WhereField | undefined {
  const groupings = reportGroupings(type)
  const chosen = groupings.find(({ field }) => field === by)
  const isFitting = (field: WhereField | undefined) => field && (chart !== 'line' || field.kind === 'date')
  if (isFitting(chosen)) return chosen
  const date = groupings.find(({ kind }) => kind === 'date')
  return chart === 'line' ? date : groupings[0]
}

/** Whether all that a report says makes sense for its type, and the list behind each of its groups can be asked (S2.9). */
export function isReport(report: Report): boolean {
  const { type, where, by, step, measure, of, chart, target } = report
  const field = by === undefined ? undefined : groupingOf(type, by)
  const isGrouped = field ? (field.kind === 'date') === (step !== undefined) : by === undefined && step === undefined
  const isDrawn = (chart === 'number') === (by === undefined) && (chart !== 'line' || field?.kind === 'date')
  const isNumber = reportNumbers(type).some((one) => one.field === of)
  const isMeasured = measure === 'count' ? of === undefined : isNumber || isOfDays(report)
  const isTarget = target === undefined || (target > 0 && target <= REPORT_TARGET_MAX)
  return (
    isGrouped &&
    isDrawn &&
    isMeasured &&
    isTarget &&
    rulesIn(where ?? noRules).every((rule) => isWhereRule(type, rule)) &&
    hasRoom(where, field)
  )
}

const noRules: Where = { any: false, rules: [] }

/** As long as a value of a group is expected to be, characters. */
const LONG_VALUE = 100

/** Whether the filter with the rules of a group can still be asked. */
function hasRoom(where: Where | undefined, field: WhereField | undefined): boolean {
  const rules =
    field &&
    (field.kind === 'date'
      ? rulesOfGroup(field, 'year', '2026')
      : rulesOfGroup(field, undefined, 'x'.repeat(LONG_VALUE)))
  return fitsAddress(narrowedBy(where, rules ?? []))
}
