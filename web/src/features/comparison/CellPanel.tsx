import { Drawer } from '@mantine/core'
import type { ComparisonColumn } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { askedText } from '../../entities/answers/byGroup.ts'
import { EvidenceList } from '../../entities/answers/EvidenceList.tsx'
import { Grade } from '../../entities/answers/Grade.tsx'
import { sheetQuery } from '../../entities/answers/queries.ts'
import { SeenMarks } from '../../entities/answers/SeenMarks.tsx'
import { ValueMark } from '../../entities/answers/ValueMark.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { SkeletonBar } from '../../ui/Skeleton.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import classes from './Comparison.module.css'
import { cellOf, type GridRow } from './cells.ts'

interface CellPanelProps {
  readonly row: GridRow
  readonly column: ComparisonColumn
  readonly onClose: () => void
}

/** One cell in full: claim, evidence and check (F1.10, F1.11). */
export function CellPanel({ row, column, onClose }: CellPanelProps) {
  const { t } = useTranslation('comparison')
  const common = useTranslation('common')
  const words = useWords()
  const locale = useLocale()
  const cell = cellOf(column, row.key)
  useReturnFocus()
  const { data, isPending } = useQuery(sheetQuery(column.match))
  const answer = data?.answers.find(({ key }) => key === row.key)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      title={column.name}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <div className={classes.panel}>
        <div>
          <p>{askedText(row, locale) || row.key}</p>
          <Text size="xs" tone="muted">
            {row.key} · {words.choice('level', row.level)} ·{' '}
            {t('wantsProof', { proof: words.choice('proof', row.proof) })}
          </Text>
        </div>
        <section>
          <h3>{t('claim')}</h3>
          <ValueMark value={cell.value ?? undefined} />
          {cell.isToConfirm && <p className={classes.warn}>{t('toConfirmText')}</p>}
          {cell.due && (
            <p>
              {t('due')} <DateText iso={cell.due} form="date" />
            </p>
          )}
          {cell.remark && <Text lines>{cell.remark}</Text>}
          {cell.value === null && !cell.isToConfirm && (
            <Hint>
              {column.askedAt ? t('askedOn') : t('notAsked')} <DateText iso={column.askedAt} form="date" />
            </Hint>
          )}
        </section>
        {cell.value !== null && (
          <section>
            <h3>{t('evidence')}</h3>
            <Grade grade={cell.grade} isWordy />
            {isPending ? (
              <SkeletonBar width="60%" />
            ) : (
              <EvidenceList evidence={answer?.evidence ?? []} seen={answer?.seen ?? []} />
            )}
            {answer && data?.mayMarkSeen && !data.mayCheck && <SeenMarks match={column.match} answer={answer} />}
          </section>
        )}
        {cell.checked && (
          <section>
            <h3>{t('check')}</h3>
            <ValueMark value={cell.checked} />
            <Hint>
              {answer?.checked?.by} <DateText iso={answer?.checked?.date} form="date" />
            </Hint>
            {cell.checkRemark && <Text lines>{cell.checkRemark}</Text>}
          </section>
        )}
        <Link to="/card/$" params={{ _splat: `${column.match}/answers` }} {...buttonLook()}>
          {t('toAnswers')}
        </Link>
      </div>
    </Drawer>
  )
}
