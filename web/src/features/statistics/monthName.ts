import type { Locale } from '../../texts/locale.ts'

const long: Record<Locale, Intl.DateTimeFormat> = {
  nl: new Intl.DateTimeFormat('nl-NL', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
}

/** A month as one says it: `mrt 2026`. */
export function monthName({ year, month }: { readonly year: number; readonly month: number }, locale: Locale): string {
  return long[locale].format(Date.UTC(year, month - 1, 1))
}

const compact = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
  maximumFractionDigits: 0,
})

/** Money where there is little room. */
export function shortMoney(amount: number): string {
  return compact.format(amount)
}
