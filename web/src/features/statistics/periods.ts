import { lastDayOf, type Period } from '@schakel/domain/statistics'

/** The periods that have a name; any other is chosen month by month. */
export const periodNames = ['thisYear', 'lastYear', 'twelveMonths', 'fiveYears'] as const
export type PeriodName = (typeof periodNames)[number]

/** The days of a named period, seen from a day. */
export function periodOf(name: PeriodName, today: string): Period {
  const year = Number(today.slice(0, 4))
  const month = today.slice(5, 7)
  switch (name) {
    case 'thisYear':
      return { from: `${year}-01-01`, to: `${year}-12-31` }
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
    case 'twelveMonths':
      return {
        from: month === '12' ? `${year}-01-01` : `${year - 1}-${String(Number(month) + 1).padStart(2, '0')}-01`,
        to: lastDayOf(`${year}-${month}`),
      }
    case 'fiveYears':
      return { from: `${year - 4}-01-01`, to: `${year}-12-31` }
  }
}

/** The name of a period, if it has one. */
export function nameOfPeriod(period: Period, today: string): PeriodName | undefined {
  return periodNames.find((name) => {
    const { from, to } = periodOf(name, today)
    return from === period.from && to === period.to
  })
}
