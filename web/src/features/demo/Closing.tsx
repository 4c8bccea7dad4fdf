import type { DemoScript } from '@schakel/domain/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { demoKeys } from './queries.ts'

interface ClosingProps {
  readonly match: string
  readonly demo: NonNullable<DemoScript['demo']>
}

/** Closing a demo as staff, and taking that back while nobody reads a score (F1.12). */
export function Closing({ match, demo: { mayClose, closed, outcome } }: ClosingProps) {
  const { t } = useTranslation('demo')
  const cache = useQueryClient()
  const fail = useFailure()
  const send = useMutation({
    mutationFn: (undo: boolean) =>
      call<object>('/api/demo/close', { match, undo }, { idempotencyKey: newIdempotencyKey() }),
    // One stands at the end of the rows then, and the way back at their head.
    onSuccess: (_answer, undo) => {
      if (!undo) notifyUndo(t('closedNow'), t('undo'), () => send.mutate(true))
    },
    onError: fail,
    onSettled: () => cache.invalidateQueries({ queryKey: demoKeys.script(match) }),
  })
  const button = (undo: boolean, label: string) => (
    <Button writes="now" busy={send.isPending} onClick={() => send.mutate(undo)}>
      {label}
    </Button>
  )
  if (!closed) {
    return mayClose ? (
      <Stack gap={1}>
        <Hint>{t('closeMeans')}</Hint>
        <Cluster gap={2}>{button(false, t('close'))}</Cluster>
      </Stack>
    ) : null
  }
  if (closed.undoUntil !== null) {
    return (
      <Notice tone="brand" pad={3} gap={3} wrap align="center" role="status">
        <Text>{t(mayClose ? 'closing' : 'closingOthers')}</Text>
        {mayClose && button(true, t('undo'))}
      </Notice>
    )
  }
  return (
    <Cluster gap={2}>
      <Hint>
        {t('closed')} <DateText iso={closed.at} />
      </Hint>
      {mayClose && outcome?.people === 0 && button(true, t('reopen'))}
    </Cluster>
  )
}
