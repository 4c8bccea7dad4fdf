import { type AnyItem, matchStatuses } from '@schakel/domain'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesOf } from '../../entities/items/matchOf.ts'
import { useUpdate } from '../../entities/items/mutations.ts'
import { isOn } from '../../entities/items/read.ts'
import { useRights } from '../../entities/items/useRights.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'

const [start] = Object.keys(matchStatuses.entries)

/** Offers a dossier to all suppliers that are still to get it, after one reading (D20.9); for one alone the match itself does. */
export function OfferTogether({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('matches')
  const fail = useFailure()
  const update = useUpdate()
  const [isBusy, setBusy] = useState(false)
  const waiting = matchesOf(dossier).filter((match) => match.status === start && !isOn(match, '$visible'))
  const [first] = waiting
  // Where the dossier itself says who asks, each disclosure is asked about by itself (D22.1).
  if (!first || waiting.length < 2 || isOn(dossier, 'open')) return null
  const offer = async () => {
    setBusy(true)
    try {
      const { askOffer } = await import('./guard/askGuard.tsx')
      let count = 0
      const isDone = await askOffer(dossier._id, waiting, async (id, { reviewed, ...shown }) => {
        await update.mutateAsync({
          id,
          props: { ...shown, reviewed },
          shown: { ...shown, _unread: false },
          quiet: true,
        })
        count += 1
      })
      if (isDone) notifySuccess(t('offered', { count }))
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  return <Offer first={first} count={waiting.length} isBusy={isBusy} onOffer={() => void offer()} />
}

interface OfferProps {
  readonly first: AnyItem
  readonly count: number
  readonly isBusy: boolean
  readonly onOffer: () => void
}

function Offer({ first, count, isBusy, onOffer }: OfferProps) {
  const { t } = useTranslation('matches')
  if (!useRights(first).write('$visible')) return null
  return (
    <Row gap={2} gapX={3} pad={2} padX={3} justify="between" wrap outlined size="sm">
      <span>{t('toOffer', { count })}</span>
      <Button writes="now" size="sm" busy={isBusy} icon={<IconSend size={16} aria-hidden="true" />} onClick={onOffer}>
        {t('offerTogether')}
      </Button>
    </Row>
  )
}
