import { useLocale } from '../../texts/i18n.ts'

/** Points with one decimal, in the language of the screen. */
export function useNumber(): (value: number) => string {
  const locale = useLocale()
  const format = new Intl.NumberFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (value) => format.format(value)
}
