import type { SupplierAnswer } from '@schakel/domain/calls'
import { ValueMark } from '../../entities/answers/ValueMark.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
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
    <Stack gap={2.5} pad={3} outlined className={classes.conflict} role="alert">
      <p>{t('conflict', { who })}</p>
      <Grid cols="2" as="dl" gap={3} className={classes.both}>
        <div>
          <dt>{t('theirs', { who })}</dt>
          <dd>
            <ValueMark value={theirs.value} />
            {theirs.remark && (
              <Text as="span" tone="soft" size="sm" lines className={classes.said}>
                {theirs.remark}
              </Text>
            )}
          </dd>
          <Button size="sm" writes="now" onClick={() => onKeep('theirs')}>
            {t('keepTheirs')}
          </Button>
        </div>
        <div>
          <dt>{t('mine')}</dt>
          <dd>
            <ValueMark value={mine.value} />
            {mine.remark && (
              <Text as="span" tone="soft" size="sm" lines className={classes.said}>
                {mine.remark}
              </Text>
            )}
          </dd>
          <Button size="sm" tone="brand" writes="now" onClick={() => onKeep('mine')}>
            {t('keepMine')}
          </Button>
        </div>
      </Grid>
    </Stack>
  )
}
