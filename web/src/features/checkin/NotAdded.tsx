import { ApiError } from '../../api/apiError.ts'
import { type Pending, putAway } from '../../entities/unsent/checkinQueue.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { personOf } from './attendance.ts'
import { useRefusalText } from './useRefusalText.ts'

interface NotAddedProps {
  readonly refused: readonly Pending[]
  /** The one that is being mended. */
  readonly mending: Pending | undefined
  /** Somebody else is being typed: that is finished first. */
  readonly isTyping: boolean
  readonly onMend: (one: Pending) => void
}

/** Who walked in and the server would not have, or maybe has, each with the sentence why: mended, or put away (D12). */
export function NotAdded({ refused, mending, isTyping, onMend }: NotAddedProps) {
  const { t } = useTranslation('checkin')
  const refusalText = useRefusalText()
  const left = refused.filter(({ key }) => key !== mending?.key)
  if (left.length === 0) return null
  const why = ({ refused: said }: Pending) => refusalText(said && new ApiError(said.status, said))
  const title = ({ refused: said }: Pending) => (said?.status === 0 ? 'perhapsAddedName' : 'notAddedName')
  return (
    <Stack as="ul" gap={2} below={3} aria-label={t('notAdded')}>
      {left.map((one) => (
        <li key={one.key}>
          <Notice tone="danger" gap={3}>
            <Stack gap={1} grow fluid>
              <Text weight="bold">{t(title(one), { name: personOf(one).name })}</Text>
              <Text size="sm">{why(one)}</Text>
              {isTyping && <Text size="sm">{t('finishFirst')}</Text>}
            </Stack>
            <Cluster gap={2}>
              <Button size="sm" writes="queued" waits={isTyping} onClick={() => onMend(one)}>
                {t('mend')}
              </Button>
              <ConfirmTwice size="sm" label={t('putAway')} onConfirm={() => putAway(one)} />
            </Cluster>
          </Notice>
        </li>
      ))}
    </Stack>
  )
}
