import { STEP_DAYS_MAX } from '../limits.ts'
import { isObject } from '../values.ts'
import { planningTemplate } from './template.ts'
import { addDays, dayOf, daysBetween, workdayFrom } from './workday.ts'

/** A row of the planning of a dossier (S3.17). */
export interface PlanningRow {
  /** A working day, `YYYY-MM-DD`. */
  readonly date: string
  /** Days after the date of the dossier, `STEP_DAYS_MAX` at most. */
  readonly diff?: number | undefined
  readonly color?: string | undefined
  readonly text: string
  readonly description?: string | undefined
}

/** What of a row a person changes besides its date. */
export type RowWords = Partial<Pick<PlanningRow, 'text' | 'color' | 'description'>>

/** The template from a day on, weekends moved to Monday (D11.1). */
export function templateRows(start: string): PlanningRow[] {
  return planningTemplate.map(({ diff, color, text }) => ({
    date: workdayFrom(addDays(start, diff)),
    diff,
    color,
    text: text.nl,
  }))
}

/** A dossier, or what is known of it: its `date` and `planning`. */
type Planned = Readonly<Record<string, unknown>>

/** The day from which a dossier is planned: its own date, else the given one. */
export function startOf(dossier: Planned, today: string): string {
  return (typeof dossier.date === 'string' ? dayOf(dossier.date) : undefined) ?? today
}

/** The planning of a dossier: the rows that were kept, or the template as a proposal as long as there are none (D11.1). */
export function planningOf(dossier: Planned, today: string): readonly PlanningRow[] {
  const kept = keptRows(dossier.planning)
  return kept.length > 0 ? kept : templateRows(startOf(dossier, today))
}

/** The rows in what was kept as a planning. */
export function keptRows(planning: unknown): readonly PlanningRow[] {
  return Array.isArray(planning) ? planning.filter(isRow) : []
}

function isRow(value: unknown): value is PlanningRow {
  return isObject(value) && typeof value.date === 'string' && typeof value.text === 'string'
}

/** Moves a row to a day; a day in a weekend becomes the Monday after it (D11.1). */
export function moveRowTo<R extends PlanningRow>(rows: readonly R[], index: number, day: string, start: string): R[] {
  const date = workdayFrom(day)
  return change(rows, index, { date, diff: diffOf(start, date) })
}

/** Puts a row so many days after the start (D11.1). */
export function moveRowBy<R extends PlanningRow>(rows: readonly R[], index: number, diff: number, start: string): R[] {
  return change(rows, index, { date: workdayFrom(addDays(start, diff)), diff })
}

/** Renames, recolours or describes a row (D11.1). */
export function changeRow<R extends PlanningRow>(rows: readonly R[], index: number, words: RowWords): R[] {
  return change(rows, index, words)
}

const NEW_AFTER_DAYS = 7

/** A row to add: a week after the last one (D11.1). */
export function nextRow(rows: readonly PlanningRow[], text: string, start: string): PlanningRow {
  const last = rows
    .map((row) => row.date)
    .toSorted()
    .at(-1)
  const date = workdayFrom(last === undefined ? start : addDays(last, NEW_AFTER_DAYS))
  return { date, diff: diffOf(start, date), color: 'blauw', text }
}

/** Removes a row (D11.1). */
export function removeRow<R extends PlanningRow>(rows: readonly R[], index: number): R[] {
  return rows.filter((_, at) => at !== index)
}

function diffOf(start: string, date: string): number | undefined {
  const days = daysBetween(start, date)
  return Math.abs(days) > STEP_DAYS_MAX ? undefined : days
}

function change<R extends PlanningRow>(rows: readonly R[], index: number, part: Partial<PlanningRow>): R[] {
  return rows.map((row, at) => (at === index ? { ...row, ...part } : row))
}
