import { useTranslation } from '../../texts/useTranslation.ts'
import { formatDate } from '../../ui/format.ts'
import classes from './OfflineText.module.css'
import { useShownSince } from './useShownSince.ts'

/** That one is offline, and from when is what one looks at; in few words where there is little room. */
export function OfflineText() {
  const { t } = useTranslation('offline')
  const since = useShownSince()
  const time = since === undefined ? undefined : momentOf(since)
  return (
    <>
      <span className={classes.long}>{time ? t('banner', { time }) : t('bannerEmpty')}</span>
      <span className={classes.short}>{time ? t('short', { time }) : t('shortEmpty')}</span>
    </>
  )
}

/** The time alone when that was today. */
function momentOf(at: number): string {
  const moment = formatDate(new Date(at).toISOString())
  const today = formatDate(new Date().toISOString(), 'date')
  return moment.startsWith(today) ? moment.slice(today.length + 1) : moment
}
