import { type AnyItem, matchStatuses } from '@schakel/domain'
import { IconSend } from '@tabler/icons-react'
import { endOf, matchesOf } from '../../entities/items/matchOf.ts'
import { isOn, textIn } from '../../entities/items/read.ts'
import { useRights } from '../../entities/items/useRights.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { useOffer } from './guard/useOffer.ts'

const [start] = Object.keys(matchStatuses.entries)

/** The matches of a dossier that were offered to nobody yet. Where the dossier itself says who asks, each is asked about by itself (D22.1). */
export function waitingIn(dossier: AnyItem): readonly AnyItem[] {
  if (isOn(dossier, 'open')) return []
  return matchesOf(dossier).filter((match) => match.status === start && !isOn(match, '$visible'))
}

interface OfferTogetherProps {
  readonly dossier: AnyItem
  /** The matches that are ticked in the table: it is offered to those alone; to all where none is. */
  readonly chosen: ReadonlySet<string>
  readonly onOffered: () => void
}

/** Offers a dossier to suppliers that are still to get it, after one reading (D20.9); for one alone the match itself does. */
export function OfferTogether({ dossier, chosen, onOffered }: OfferTogetherProps) {
  const waiting = waitingIn(dossier)
  const ticked = waiting.filter(({ _id }) => chosen.has(_id))
  const [first] = waiting
  if (!first || waiting.length < 2) return null
  return (
    <Offer
      dossier={dossier}
      matches={ticked.length > 0 ? ticked : waiting}
      isChosen={ticked.length > 0}
      onOffered={onOffered}
    />
  )
}

interface OfferProps extends Pick<OfferTogetherProps, 'dossier' | 'onOffered'> {
  readonly matches: readonly AnyItem[]
  readonly isChosen: boolean
}

function Offer({ dossier, matches, isChosen, onOffered }: OfferProps) {
  const { t } = useTranslation('matches')
  const fit = useTranslation('fit')
  const { offer, isBusy } = useOffer(dossier._id)
  const [first = dossier] = matches
  const count = matches.length
  const suppliers = matches.flatMap((match) => {
    const supplier = endOf(match, 'supplier')
    return supplier ? [{ _id: supplier._id, name: textIn(supplier, 'name') ?? '' }] : []
  })
  if (!useRights(first).write('$visible')) return null
  const send = async () => {
    if (await offer(suppliers)) onOffered()
  }
  return (
    <Row gap={2} gapX={3} pad={2} padX={3} justify="between" wrap outlined size="sm">
      <span>{isChosen ? fit.t('chosen', { count }) : t('toOffer', { count })}</span>
      <Button
        writes="now"
        size="sm"
        busy={isBusy}
        icon={<IconSend size={16} aria-hidden="true" />}
        onClick={() => void send()}
      >
        {t(isChosen ? 'offerChosen' : 'offerTogether')}
      </Button>
    </Row>
  )
}
