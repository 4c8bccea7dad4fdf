/** A stretch of days, both counted themselves. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** The months of a period, `YYYY-MM`, first to last. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month)) months.push(month)
  return months
}

/** The month after one. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${pad(year + 1, 4)}-01` : `${pad(year, 4)}-${pad(number + 1, 2)}`
}

/** A period as the whole months in it, first and last, and the days before and after them. */
export function wholeMonths(period: Period): { readonly months?: readonly [string, string]; readonly days: Period[] } {
  const whole = monthsOf(period).filter((month) => `${month}-01` >= period.from && lastDayOf(month) <= period.to)
  const [first, last] = [whole.at(0), whole.at(-1)]
  if (first === undefined || last === undefined) return { days: [period] }
  const days = [
    { from: period.from, to: lastDayOf(monthBefore(first)) },
    { from: `${monthAfter(last)}-01`, to: period.to },
  ]
  return { months: [first, last], days: days.filter(({ from, to }) => from <= to) }
}

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 1 ? `${pad(year - 1, 4)}-12` : `${pad(year, 4)}-${pad(number - 1, 2)}`
}

/** The same days a year before (D11.2); 29 February is the 28th then. */
export function yearBefore({ from, to }: Period): Period {
  return { from: dayYearBefore(from), to: dayYearBefore(to) }
}

function dayYearBefore(day: string): string {
  const rest = day.slice(4)
  return `${pad(Number(day.slice(0, 4)) - 1, 4)}${rest === '-02-29' ? '-02-28' : rest}`
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  const start = new Date(`${monthAfter(month)}-01T00:00:00Z`)
  return new Date(start.getTime() - 86_400_000).toISOString().slice(0, 10)
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0')
}
