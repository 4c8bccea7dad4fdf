import { useLocale } from '../texts/useLocale.ts'
import { formatAgo, formatDate, formatLongDate } from './format.ts'

interface DateTextProps {
  readonly iso: string | null | undefined
  /** `ago`: how long ago; `long`: the whole date in words; `date`: without time. */
  readonly form?: 'dateTime' | 'date' | 'ago' | 'long'
}

/** A moment as DD-MM-YYYY HH:mm in Amsterdam, the whole date in its tooltip (D1.4); nothing for none. */
export function DateText({ iso, form = 'dateTime' }: DateTextProps) {
  const locale = useLocale()
  const at = iso ?? ''
  const long = formatLongDate(at, locale)
  if (long === '') return null
  const text = form === 'long' ? long : form === 'ago' ? formatAgo(at, locale) : formatDate(at, form)
  return (
    <time dateTime={at} title={long}>
      {text}
    </time>
  )
}
