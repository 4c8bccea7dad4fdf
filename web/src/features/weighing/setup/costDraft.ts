import { arrayOf, COST_MONTHS_MAX, costTerms, costUnits, objectOf, textOf } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'

type Costs = DecisionSheet['suppliers'][number]['costs']

/** A line as it is typed. */
export interface CostDraft {
  readonly id: number
  readonly what: string
  readonly term: (typeof costTerms)[number]
  readonly unit: (typeof costUnits)[number]
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly index: string
}

/** An empty line: a license a year, of no amount yet. */
export function emptyDraft(id: number): CostDraft {
  return { id, what: 'license', term: 'yearly', unit: 'fixed', amount: '', from: '', to: '', index: '' }
}

/** The lines of a match as they are typed; without any one empty line. */
export function draftsOf({ lines }: Costs): readonly CostDraft[] {
  if (lines === undefined) return [emptyDraft(0)]
  return lines.map(({ what, kind, per, amount, from, to, index }, id) => ({
    ...{ id, what, term: kind, unit: per },
    ...{ amount: typed(amount), from: typed(from), to: typed(to), index: typed(index) },
  }))
}

/** Lines that were typed before, of what was kept of them. */
export function keptDrafts(lines: unknown): readonly CostDraft[] {
  return arrayOf(lines).map((line, id) => {
    const { what, term, unit, amount, from, to, index } = objectOf(line)
    return {
      ...{ id, what: textOf(what), amount: textOf(amount), from: textOf(from), to: textOf(to), index: textOf(index) },
      term: costTerms.find((one) => one === term) ?? 'yearly',
      unit: costUnits.find((one) => one === unit) ?? 'fixed',
    }
  })
}

/** Whether a line can be kept: a whole amount, months in order, a rise of at most 20% (F2.4). */
export function isRight({ amount, from, to, index }: CostDraft): boolean {
  const months = [from, to].every((month) => month === '' || (isWhole(month) && inSpan(Number(month))))
  const isInOrder = from === '' || to === '' || Number(from) <= Number(to)
  const rise = Number(index.replace(',', '.'))
  return isWhole(amount) && months && isInOrder && rise >= 0 && rise <= 20
}

/** The lines as a match keeps them: the rise in hundredths of a percent. */
export function propsOf(drafts: readonly CostDraft[]) {
  return drafts.map(({ what, term, unit, amount, from, to, index }) => ({
    ...{ what, term, unit, amount: Number(amount) },
    ...(from === '' ? {} : { from: Number(from) }),
    ...(to === '' ? {} : { to: Number(to) }),
    ...(index === '' || term === 'once' ? {} : { index: Math.round(Number(index.replace(',', '.')) * 100) }),
  }))
}

function typed(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).replace('.', ',')
}

function isWhole(text: string): boolean {
  return /^\d{1,9}$/.test(text)
}

function inSpan(month: number): boolean {
  return month >= 1 && month <= COST_MONTHS_MAX
}
