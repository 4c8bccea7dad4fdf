import { IconAlertTriangle, IconClockX, IconRefreshAlert } from '@tabler/icons-react'
import { Grade } from '../../entities/answers/Grade.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import classes from './Comparison.module.css'

/** What the pips and marks of the grid mean. */
export function Legend() {
  const { t } = useTranslation('comparison')
  return (
    <ul className={`sk-list ${classes.legend}`} aria-label={t('legend')}>
      {[0, 1, 2, 3, 4].map((grade) => (
        <li key={grade}>
          <Grade grade={grade} isWordy />
        </li>
      ))}
      <li>
        <IconAlertTriangle size={14} className={classes.warn} aria-hidden="true" /> {t('filters.contradicted')}
      </li>
      <li>
        <IconRefreshAlert size={14} className={classes.warn} aria-hidden="true" /> {t('toConfirm')}
      </li>
      <li>
        <IconClockX size={14} className={classes.warn} aria-hidden="true" /> {t('expired')}
      </li>
      <li>
        <span className={classes.remark} aria-hidden="true" /> {t('hasRemark')}
      </li>
    </ul>
  )
}
