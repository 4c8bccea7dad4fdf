import type { SupplierCosts } from './input.ts'

/** One cost of a supplier (F2.4). */
export interface CostLine {
  readonly what: string
  readonly kind: 'once' | 'yearly' | 'monthly'
  /** Whole euros per `per`; null when nobody entered it. */
  readonly amount: number | null
  readonly per: 'fixed' | 'user' | 'location'
  /** First and last month it is paid, 1 is the first of year 1. Without: all months; a one-off before month 1. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  /** Rise in percent a year, from year 2. Not for one-offs. */
  readonly index?: number | undefined
}

/** Over what costs are counted (F2.4). */
export interface CostTerms {
  /** 1–10, default 5. */
  readonly years?: number | undefined
  /** Discount rate in percent a year, default 0. */
  readonly discount?: number | undefined
  readonly users?: number | undefined
  readonly locations?: number | undefined
}

/** Costs of one year in euros; year 0 is before the start. */
export interface YearCosts {
  readonly year: number
  readonly nominal: number
  readonly discounted: number
}

/** Total cost of ownership in euros, not rounded. */
export interface TotalCosts {
  /** Undefined when a cost is unknown. */
  readonly nominal: number | undefined
  readonly discounted: number | undefined
  /** The known part of `nominal`. */
  readonly known: number
  /** What the unknown costs are of. */
  readonly unknown: readonly string[]
  /** Counted from the two amounts of the match (`aanname`). */
  readonly isAssumed: boolean
  readonly years: readonly YearCosts[]
}

export const DEFAULT_YEARS = 5

/** Present value of yearly amounts, the first a year from now. `rate` in percent (F2.4). */
export function presentValue(flows: readonly number[], rate: number): number {
  let factor = 1
  let sum = 0
  for (const flow of flows) {
    factor *= 1 + rate / 100
    sum += flow / factor
  }
  return sum
}

/** The cost lines of a supplier; without any, the two amounts of its match (F2.4). */
export function costLines({ lines, implement, license }: SupplierCosts): readonly CostLine[] {
  if (lines !== undefined && lines.length > 0) return lines
  return [
    { what: 'implement', kind: 'once', amount: implement ?? null, per: 'fixed' },
    { what: 'license', kind: 'yearly', amount: license ?? null, per: 'fixed' },
  ]
}

/** Total cost of ownership over the years of `terms`, nominal and discounted (F2.4). */
export function totalCosts(costs: SupplierCosts, terms: CostTerms): TotalCosts {
  const count = terms.years ?? DEFAULT_YEARS
  const lines = costLines(costs)
  const unknown = lines.filter((line) => unitCosts(line, terms) === undefined).map(({ what }) => what)
  const years = Array.from({ length: count + 1 }, (_, year): YearCosts => {
    const nominal = lines.reduce((sum, line) => sum + (unitCosts(line, terms) ?? 0) * timesInYear(line, year), 0)
    return { year, nominal, discounted: discountedAt(nominal, year, terms.discount ?? 0) }
  })
  const known = years.reduce((sum, { nominal }) => sum + nominal, 0)
  const discounted = years.reduce((sum, year) => sum + year.discounted, 0)
  const isKnown = unknown.length === 0
  return {
    nominal: isKnown ? known : undefined,
    discounted: isKnown ? discounted : undefined,
    known,
    unknown,
    isAssumed: costs.lines === undefined || costs.lines.length === 0,
    years,
  }
}

/** Euros that a line costs each time it is paid; undefined when unknown. */
function unitCosts({ amount, per }: CostLine, { users, locations }: CostTerms): number | undefined {
  const units = per === 'fixed' ? 1 : per === 'user' ? users : locations
  return amount === null || units === undefined ? undefined : amount * units
}

/** How often a line is paid in a year, its index included. Part of a year pays the months of it. */
function timesInYear({ kind, from, to, index = 0 }: CostLine, year: number): number {
  if (kind === 'once') return year === (from === undefined || from < 1 ? 0 : Math.ceil(from / 12)) ? 1 : 0
  if (year === 0) return 0
  const first = Math.max(from ?? 1, 12 * year - 11)
  const last = Math.min(to ?? 12 * year, 12 * year)
  const months = Math.max(0, last - first + 1)
  // No power function: engines may differ in its last bit (F2.10).
  let factor = 1
  for (let step = 1; step < year; step++) factor *= 1 + index / 100
  return (kind === 'monthly' ? months : months / 12) * factor
}

function discountedAt(amount: number, year: number, rate: number): number {
  let factor = 1
  for (let step = 0; step < year; step++) factor *= 1 + rate / 100
  return amount / factor
}

/** The costs with a fifth fewer and a fifth more users, in whole users; none without a number of users (F2.4). */
export function costsByUsers(costs: SupplierCosts, terms: CostTerms): readonly UserCosts[] {
  const { users } = terms
  if (users === undefined) return []
  return [0.8, 1.2].map((share) => {
    const some = Math.round(users * share)
    const { nominal, discounted } = totalCosts(costs, { ...terms, users: some })
    return { users: some, nominal, discounted }
  })
}

/** Costs at another number of users, in euros. */
export interface UserCosts {
  readonly users: number
  readonly nominal: number | undefined
  readonly discounted: number | undefined
}
