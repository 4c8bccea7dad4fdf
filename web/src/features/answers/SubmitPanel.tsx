import type { AnswerOutcome, AnswerSheet } from '@schakel/domain/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { answerKeys } from '../../entities/answers/queries.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import classes from './Answers.module.css'
import type { AnswerDrafts } from './answerDrafts.ts'
import { isStuck, type SheetRow } from './sheetRows.ts'
import { useAllDrafts } from './useDrafts.ts'

interface SubmitPanelProps {
  readonly sheet: AnswerSheet
  readonly rows: readonly SheetRow[]
  readonly drafts: AnswerDrafts
  readonly answered: number
  readonly onDone: () => void
}

/** What submitting means, and the button that does it: no completeness is asked, empty rows are unknown (F1.7). */
export function SubmitPanel({ sheet, rows, drafts, answered, onDone }: SubmitPanelProps) {
  const { t } = useTranslation('answers')
  const common = useTranslation('common')
  const fail = useFailure()
  const cache = useQueryClient()
  const states = useAllDrafts(drafts)
  const stuck = [...states.values()].filter(isStuck).length
  const open = rows.length - answered
  const submit = useMutation({
    mutationFn: async () => {
      drafts.release()
      await drafts.flush()
      const keys = rows.map(({ asked: { key } }) => key).filter((key) => !isStuck(drafts.row(key)))
      return call<{ rows: AnswerOutcome[] }>(
        '/api/answers/submit',
        // Of a row that does not go along an older answer is kept, and would go in its place.
        { match: sheet.parent, ...(keys.length < rows.length ? { keys } : {}) },
        { idempotencyKey: newIdempotencyKey() },
      )
    },
    onSuccess: ({ rows: sent }) => {
      const count = sent.filter(({ status }) => status === 200).length
      // What was submitted before and is only confirmed stays submitted by its save.
      notifySuccess(count > 0 ? t('submittedNow', { count }) : t('submittedSome'))
      onDone()
      return cache.invalidateQueries({ queryKey: answerKeys.sheet(sheet.parent) })
    },
    onError: fail,
  })
  return (
    <Stack as="section" gap={2.5} pad={3} ground="faint" outlined className={classes.panel} aria-label={t('submit')}>
      <p>{open === 0 ? t('submitWhole') : t('submitOpen', { count: open })}</p>
      {stuck > 0 && (
        <Text tone="warning" weight="strong">
          {t('submitStuck', { count: stuck })}
        </Text>
      )}
      <Hint>{t('submitText')}</Hint>
      <Row wrap gap={2} gapX={3}>
        <Button
          tone="brand"
          writes="now"
          disabled={stuck === rows.length}
          busy={submit.isPending}
          onClick={() => submit.mutate()}
        >
          {t('submit')}
        </Button>
        <Button onClick={onDone}>{common.t('cancel')}</Button>
      </Row>
    </Stack>
  )
}
