import { IconLock } from '@tabler/icons-react'
import { StatusButton } from '../../entities/history/StatusButton.tsx'
import { CardFrame, type CardProps } from '../../entities/items/cards/CardFrame.tsx'
import cards from '../../entities/items/cards/Cards.module.css'
import { endOf } from '../../entities/items/matchOf.ts'
import { textIn } from '../../entities/items/read.ts'
import { requestTitle } from '../../entities/items/requestTitle.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Clamp } from '../../ui/Clamp.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { MatchMoney } from './MatchMoney.tsx'
import { MatchSwitches } from './MatchSwitches.tsx'
import { Unread } from './Unread.tsx'

/** A match in a list of cards: price and revenue, advice, switches, status with history (S2.31). */
export function MatchCard(props: CardProps) {
  const { item } = props
  const words = useWords()
  const dossier = endOf(item, 'dossier')
  const supplier = endOf(item, 'supplier')
  const name = [dossier && textIn(dossier, 'name'), item.organisation?.name].filter(Boolean).join(' · ')
  const texts = [textIn(item, '$advise'), textIn(item, '$declaration')].filter((text) => text !== undefined)
  return (
    <CardFrame
      {...props}
      title={requestTitle(item, useViewer().kind, words) ?? (supplier ? titleOf(supplier, words) : words.type('match'))}
      subtitle={[words.type('match'), name].filter(Boolean).join(' · ')}
      chips={<StatusButton item={item} />}
    >
      <MatchMoney match={item} />
      {texts.map((text) => (
        <Clamp key={text} lines={3}>
          {text}
        </Clamp>
      ))}
      <MatchSwitches match={item} terse />
      <Unread match={item} />
      <MatchNote match={item} />
    </CardFrame>
  )
}

/** What super users alone keep about a match; the server sends it to nobody else (D6). */
export function MatchNote({ match }: { readonly match: CardProps['item'] }) {
  const { t } = useTranslation('matches')
  const note = textIn(match, 'matchnote')
  if (!note) return null
  return (
    <Row
      gap={2}
      pad={2}
      padX={3}
      align="stretch"
      size="sm"
      tone="warning"
      ground="warning"
      corners="sm"
      className={cards.alert}
      role="note"
      aria-label={t('matchnote')}
    >
      <IconLock size={16} aria-hidden="true" />
      <div>
        <strong>{t('matchnote')}</strong>
        <br />
        {note}
      </div>
    </Row>
  )
}
