import { Select, Textarea } from '@mantine/core'
import { definitionOf, statusFilters } from '@schakel/domain'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { StepProps } from './BulkDialog.tsx'
import { StepActions } from './StepActions.tsx'

const REASON_MAX = 2000

/** A status for all, with a reason where it asks for one (S4.8); where it may not follow, that item is refused. */
export function StatusStep({ type, chosen, onClose, onRun }: StepProps) {
  const { t } = useTranslation('list')
  const history = useTranslation('history')
  const words = useWords()
  const [status, setStatus] = useState<string | null>(chosen ?? null)
  const [reason, setReason] = useState('')
  const table = definitionOf(type).statuses
  const needsReason = status !== null && table?.entries[status]?.prompt === true
  const isReady = status !== null && (!needsReason || reason.trim() !== '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || status === null) return
    onRun({ props: { status }, ...(reason.trim() ? { reason: reason.trim() } : {}) })
  }
  return (
    <Stack as="form" gap={4} onSubmit={send} noValidate>
      <Select
        label={t('status')}
        data={statusFilters(type).map((value) => ({ value, label: words.status(type, value) }))}
        value={status}
        onChange={setStatus}
        allowDeselect={false}
        data-autofocus={chosen === undefined || undefined}
      />
      {needsReason && (
        <Textarea
          label={history.t('reason')}
          required
          data-autofocus={chosen !== undefined || undefined}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <StepActions isReady={isReady} onClose={onClose} />
    </Stack>
  )
}
