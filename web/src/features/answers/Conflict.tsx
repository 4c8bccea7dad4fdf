import type { SupplierAnswer } from '@schakel/domain/calls'
import { useTranslation } from 'react-i18next'
import { ValueMark } from '../../entities/answers/ValueMark.tsx'
import { Button } from '../../ui/Button.tsx'
import classes from './Answers.module.css'
import type { Draft } from './draft.ts'

interface ConflictProps {
  readonly mine: Draft
  readonly theirs: SupplierAnswer
  readonly onKeep: (keep: 'mine' | 'theirs') => void
}

/** A colleague answered this row meanwhile: both answers beside each other, and which one stays (F1.8). */
export function Conflict({ mine, theirs, onKeep }: ConflictProps) {
  const { t } = useTranslation('answers')
  const who = theirs.author?.name ?? t('colleague')
  return (
    <div className={classes.conflict} role="alert">
      <p>{t('conflict', { who })}</p>
      <dl className={classes.both}>
        <div>
          <dt>{t('theirs', { who })}</dt>
          <dd>
            <ValueMark value={theirs.value} />
            {theirs.remark && <span className={classes.said}>{theirs.remark}</span>}
          </dd>
          <Button size="sm" writes="now" onClick={() => onKeep('theirs')}>
            {t('keepTheirs')}
          </Button>
        </div>
        <div>
          <dt>{t('mine')}</dt>
          <dd>
            <ValueMark value={mine.value} />
            {mine.remark && <span className={classes.said}>{mine.remark}</span>}
          </dd>
          <Button size="sm" tone="brand" writes="now" onClick={() => onKeep('mine')}>
            {t('keepMine')}
          </Button>
        </div>
      </dl>
    </div>
  )
}
