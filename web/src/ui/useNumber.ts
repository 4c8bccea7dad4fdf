import { useLocale } from '../../texts/i18n.ts'

/** Numbers with so many decimals, one for points, in the language of the screen. */
export function useNumber(decimals = 1): (value: number) => string {
  const locale = useLocale()
  const format = new Intl.NumberFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return (value) => format.format(value)
}
