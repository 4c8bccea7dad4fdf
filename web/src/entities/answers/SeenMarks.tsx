import { seenKinds } from '@schakel/domain'
import type { SupplierAnswer } from '@schakel/domain/calls'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { useSeen } from './useSeen.ts'

interface SeenMarksProps {
  readonly match: string
  readonly answer: SupplierAnswer
}

/** Who asks says of a claim that they saw it in a demo or tested it, and takes that back (F1.10); what staff say stands among the evidence. */
export function SeenMarks({ match, answer }: SeenMarksProps) {
  const { t } = useTranslation('answers')
  const send = useSeen(match, answer.key)
  if (answer.submitted === undefined) return null
  return (
    <Row wrap gap={2} role="group" aria-label={t('seenOf', { key: answer.key })}>
      {seenKinds
        .map((kind) => ({ kind, all: answer.seen?.filter((one) => one.kind === kind) ?? [] }))
        // Theirs has no name; what staff said already they need not say.
        .map(({ kind, all }) => ({ kind, found: all.find(({ by }) => by === undefined), isSaid: all.length > 0 }))
        .filter(({ found, isSaid }) => found || !isSaid)
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
