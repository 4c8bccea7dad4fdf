import { REPORT_GROUPS_MAX } from '../limits.ts'
import type { WhereRule } from '../lists/where.ts'
import { addDays } from '../planning/workday.ts'

/** Stretches of days that a date is grouped by. */
export const reportSteps = ['month', 'quarter', 'year'] as const
export type ReportStep = (typeof reportSteps)[number]

const months: Readonly<Record<ReportStep, number>> = { month: 1, quarter: 3, year: 12 }

// Years of four digits that rules over dates know.
const shapes: Readonly<Record<ReportStep, RegExp>> = {
  month: /^[1-8]\d{3}-(0[1-9]|1[0-2])$/,
  quarter: /^[1-8]\d{3}-Q[1-4]$/,
  year: /^[1-8]\d{3}$/,
}

/** Whether a text names a stretch: `2026-03`, `2026-Q1` or `2026`. */
export function isPeriod(step: ReportStep, text: string): boolean {
  return shapes[step].test(text)
}

/** Counts months since year 0, of the first month of a stretch. */
function firstMonth(step: ReportStep, text: string): number {
  const year = Number(text.slice(0, 4))
  const part = Number(text.slice(step === 'quarter' ? 6 : 5) || 1)
  return year * 12 + (part - 1) * months[step]
}

function firstDay(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

/** The stretch in which a day lies. */
export function periodOfDay(step: ReportStep, day: string): string {
  const month = Number(day.slice(5, 7))
  if (step === 'year') return day.slice(0, 4)
  return step === 'month' ? day.slice(0, 7) : `${day.slice(0, 4)}-Q${Math.ceil(month / 3)}`
}

/** The days of a stretch, both counted themselves, as rules over a date. */
export function rulesOfPeriod(field: string, step: ReportStep, text: string): readonly WhereRule[] {
  const first = firstMonth(step, text)
  return [
    { field, op: 'after', values: [addDays(firstDay(first), -1)] },
    { field, op: 'before', values: [firstDay(first + months[step])] },
  ]
}

/**
 * All stretches from the first to the last of these, in order, those in between too; where that is more than a report shows, these
 * alone: one date far away hides no other. The empty text, for items without a date, is left out.
 */
export function periodsThrough(step: ReportStep, texts: readonly string[]): readonly string[] {
  const given = texts.filter((text) => isPeriod(step, text)).map((text) => firstMonth(step, text))
  const [first, last] = [Math.min(...given), Math.max(...given)]
  const length = given.length === 0 ? 0 : (last - first) / months[step] + 1
  const starts =
    length > REPORT_GROUPS_MAX
      ? [...new Set(given)].sort((a, b) => a - b)
      : Array.from({ length }, (_, at) => first + at * months[step])
  return starts.map((start) => periodOfDay(step, firstDay(start)))
}
