import { outcomeOf, type Result } from './results.ts'

/** The numbers of a month, a supplier, a branche or all of it (S3.18). Amounts are whole euros. */
export interface Figures extends Readonly<Record<Result, number>> {
  /** Dossiers; of a supplier its matches. */
  readonly count: number
  readonly users: number
  /** What was offered in all matches. */
  readonly amount: number
  /** List prices of the leads that were delivered. */
  readonly cost: number
  /** Prices of the dossiers. */
  readonly price: number
}

/** The names of the figures in the order in which people read them. */
export const figureNames = [
  'count',
  'pending',
  'delivered',
  'match',
  'mismatch',
  'won',
  'lost',
  'users',
  'amount',
  'cost',
  'price',
] as const satisfies readonly (keyof Figures)[]
export type FigureName = (typeof figureNames)[number]

/** The figures that are money. */
export const moneyFigures: readonly FigureName[] = ['amount', 'cost', 'price']

/** Dossiers counted together. */
export interface DossierGroup {
  readonly count: number
  readonly users: number
  readonly price: number
}

/** Matches of one status counted together. */
export interface MatchGroup {
  readonly status: string | null
  readonly count: number
  readonly amount: number
  /** Their list prices, whatever their status. */
  readonly price: number
}

export const noFigures: Figures = {
  count: 0,
  pending: 0,
  delivered: 0,
  match: 0,
  mismatch: 0,
  won: 0,
  lost: 0,
  users: 0,
  amount: 0,
  cost: 0,
  price: 0,
}

/** What dossiers and their matches come to (D11.2). */
export function figuresOf(dossiers: DossierGroup, matches: readonly MatchGroup[]): Figures {
  const figures = { ...noFigures, ...pick(dossiers) }
  for (const { status, count, amount, price } of matches) {
    const { counts, costs } = outcomeOf(status)
    for (const result of counts) figures[result] += count
    figures.amount += amount
    if (costs) figures.cost += price
  }
  return figures
}

function pick({ count, users, price }: DossierGroup): DossierGroup {
  return { count, users, price }
}

/** Figures added up. */
export function totalOf(rows: readonly Figures[]): Figures {
  const total: Record<FigureName, number> = { ...noFigures }
  for (const row of rows) for (const name of figureNames) total[name] += row[name]
  return total
}

/** How much more or less than a year before, as a part of it (D11.2); nothing when there was none then. */
export function growthOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / before
}
