import type { Locale } from '../../texts/locale.ts'
import type { Month } from './figures.tsx'
import { isToCome, monthName } from './monthName.ts'

/** What the lines of money are drawn through, by months. They end with the present one: what is still to come is not nothing (D11.2). */
export function moneyRows(months: readonly Month[], today: string, locale: Locale) {
  const drawn = (month: Month, value: number) => (value === 0 && isToCome(month, today) ? null : value)
  return months.map((month) => ({
    name: monthName(month, locale),
    amount: drawn(month, month.amount),
    cost: drawn(month, month.cost),
    price: drawn(month, month.price),
  }))
}
