import { isSupplierSide } from '@schakel/domain'
import type { ComparisonColumn } from '@schakel/domain/calls'
import { takesPart } from '@schakel/domain/requirements/takesPart'
import { Link } from '@tanstack/react-router'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Comparison.module.css'

interface WhoAskedProps {
  readonly columns: readonly ComparisonColumn[]
  readonly count: number
}

/** Who was asked when, as long as nobody answered (F1.15). A supplier reads of itself alone: what others did is not said to it (G3). */
export function WhoAsked({ columns, count }: WhoAskedProps) {
  const { t } = useTranslation('comparison')
  const { kind } = useViewer()
  if (columns.length === 0 || columns.some(({ submitted }) => submitted > 0)) return null
  const isOwn = isSupplierSide({ kind })
  const isGone = columns.every(({ status }) => !takesPart(status))
  return (
    <Stack gap={1.5} pad={3} outlined className={classes.asked}>
      <p>{t(isOwn ? (isGone ? 'noneOfGone' : 'noneOfOwn') : 'noAnswers', { count })}</p>
      <ul className="sk-list">
        {columns.map((column) => (
          <li key={column.match}>{isOwn ? <ToOwn column={column} /> : <Asked column={column} />}</li>
        ))}
      </ul>
    </Stack>
  )
}

interface OfColumn {
  readonly column: ComparisonColumn
}

function Asked({ column: { name, askedAt } }: OfColumn) {
  const { t } = useTranslation('comparison')
  return (
    <>
      <strong>{name}</strong> {askedAt ? t('askedOn') : t('notAsked')} <DateText iso={askedAt} form="date" />
    </>
  )
}

function ToOwn({ column: { match, status } }: OfColumn) {
  const { t } = useTranslation('comparison')
  if (!takesPart(status)) return null
  return (
    <Link to="/card/$" params={{ _splat: `${match}/answers` }}>
      {t('toOwn')}
    </Link>
  )
}
