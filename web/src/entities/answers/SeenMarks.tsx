import { type SeenKind, seenKinds } from '@schakel/domain'
import type { SupplierAnswer } from '@schakel/domain/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { useFailure } from '../../ui/useFailure.ts'
import { answerKeys } from './queries.ts'

interface SeenMarksProps {
  readonly match: string
  readonly answer: SupplierAnswer
}

/** Who asks says of a claim that they saw it in a demo or tested it, and takes that back (F1.10); what staff say stands among the evidence. */
export function SeenMarks({ match, answer }: SeenMarksProps) {
  const { t } = useTranslation('answers')
  const cache = useQueryClient()
  const fail = useFailure()
  const send = useMutation({
    mutationFn: (mark: { readonly seen: SeenKind; readonly back?: true }) =>
      call<SupplierAnswer>(
        '/api/answers/check',
        { match, key: answer.key, ...mark },
        { idempotencyKey: newIdempotencyKey() },
      ),
    onError: fail,
    // Each of them counts how well it is proven.
    onSettled: () =>
      Promise.all(
        [answerKeys.sheet(match), answerKeys.comparisons, answerKeys.weighing].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  })
  if (answer.submitted === undefined) return null
  return (
    <Row wrap gap={2} role="group" aria-label={t('seenOf', { key: answer.key })}>
      {seenKinds
        .map((kind) => ({ kind, found: answer.seen?.find((one) => one.kind === kind) }))
        .filter(({ found }) => found?.by === undefined)
        .map(({ kind, found }) => (
          <Button
            key={kind}
            size="sm"
            writes="now"
            busy={send.isPending && send.variables.seen === kind}
            waits={send.isPending}
            onClick={() => send.mutate(found ? { seen: kind, back: true } : { seen: kind })}
          >
            {t(found ? `seenBack.${kind}` : `seenSay.${kind}`)}
          </Button>
        ))}
    </Row>
  )
}
