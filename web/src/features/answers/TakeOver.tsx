import type { AnswerSheet } from '@schakel/domain/calls'
import { IconCopyCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { answerKeys } from '../../entities/answers/queries.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import classes from './Answers.module.css'
import { ConfirmOld } from './ConfirmOld.tsx'
import type { SheetRow } from './sheetRows.ts'

interface Taken {
  readonly taken: readonly string[]
  readonly confirm: readonly string[]
}

/** Fills empty rows from the profile; what is old there is confirmed by hand (F1.9). */
export function TakeOver({ sheet, rows }: { readonly sheet: AnswerSheet; readonly rows: readonly SheetRow[] }) {
  const { t } = useTranslation('answers')
  const fail = useFailure()
  const cache = useQueryClient()
  const [old, setOld] = useState<readonly string[]>([])
  const run = useMutation({
    mutationFn: (confirmed: readonly string[]) =>
      call<Taken>(
        '/api/answers/takeOver',
        { match: sheet.parent, confirmed, ...(confirmed.length > 0 ? { keys: confirmed } : {}) },
        { idempotencyKey: newIdempotencyKey() },
      ),
    onSuccess: ({ taken, confirm }, confirmed) => {
      if (taken.length > 0) notifySuccess(t('taken', { count: taken.length }))
      setOld((before) => (confirmed.length > 0 ? before.filter((key) => !taken.includes(key)) : confirm))
      return cache.invalidateQueries({ queryKey: answerKeys.sheet(sheet.parent) })
    },
    onError: fail,
  })
  const fit = rows.filter(({ answer, profile, mayEdit }) => !answer && profile && mayEdit)
  const toConfirm = rows.filter(({ asked, answer, profile }) => old.includes(asked.key) && !answer && profile)
  if (fit.length === 0) return null
  return (
    <Stack gap={2.5} pad={3} ground="faint" outlined className={classes.panel}>
      <Row wrap justify="between" gap={2.5} gapX={4} fluid>
        <p>{t('profileFits', { count: fit.length })}</p>
        {toConfirm.length < fit.length && (
          <Button
            writes="now"
            busy={run.isPending}
            icon={<IconCopyCheck size={16} aria-hidden="true" />}
            onClick={() => run.mutate([])}
          >
            {t('takeOver')}
          </Button>
        )}
      </Row>
      {toConfirm.length > 0 && (
        <ConfirmOld rows={toConfirm} isBusy={run.isPending} onConfirm={(keys) => run.mutate(keys)} />
      )}
    </Stack>
  )
}
