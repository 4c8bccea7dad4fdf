import type { ComparisonColumn } from '@schakel/domain/calls'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../ui/DateText.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Comparison.module.css'

/** Who was asked when, as long as nobody answered (F1.15). */
export function WhoAsked({
  columns,
  count,
}: {
  readonly columns: readonly ComparisonColumn[]
  readonly count: number
}) {
  const { t } = useTranslation('comparison')
  if (columns.length === 0 || columns.some(({ submitted }) => submitted > 0)) return null
  return (
    <Stack gap={1.5} pad={3} outlined className={classes.asked}>
      <p>{t('noAnswers', { count })}</p>
      <ul className="sk-list">
        {columns.map(({ match, name, askedAt }) => (
          <li key={match}>
            <strong>{name}</strong> {askedAt ? t('askedOn') : t('notAsked')} <DateText iso={askedAt} form="date" />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
