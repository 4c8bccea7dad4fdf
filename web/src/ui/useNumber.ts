import { useLocale } from '../texts/i18n.ts'

/** Numbers with so many decimals, one for points, in the language of the screen; with fewer where that is said. */
export function useNumber(decimals = 1, least = decimals): (value: number) => string {
  const locale = useLocale()
  const format = new Intl.NumberFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', {
    minimumFractionDigits: least,
    maximumFractionDigits: decimals,
  })
  return (value) => format.format(value)
}
