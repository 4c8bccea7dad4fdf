import { type AnyItem, enteredWorth, worthOf } from '@schakel/domain'
import { IconArrowsJoin, IconClock, IconClockExclamation } from '@tabler/icons-react'
import { daysInStatus } from '../../../entities/history/statusOf.ts'
import { isLate } from '../../../entities/items/due.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { AvatarStack } from '../../../ui/AvatarStack.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Money } from '../../../ui/Money.tsx'
import classes from './Board.module.css'
import { useCardFacts } from './useCardFacts.ts'

const icon = { size: 14, stroke: 1.9, 'aria-hidden': true } as const

/** The last line of a card: how long it stands there, its matches, what it is worth, and whose it is. */
export function CardFacts({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('list')
  const items = useTranslation('items')
  const { kind } = useViewer()
  const facts = useCardFacts(item._id)
  const days = daysInStatus(item)
  const worth = enteredWorth(kind, item)
  const lateSince = facts?.late
  const isPast = lateSince !== undefined || (item._type === 'todo' && isLate(item))
  const late = lateSince === undefined ? t('boardLate') : t('boardLateSince', { date: formatDate(lateSince, 'date') })
  const Clock = isPast ? IconClockExclamation : IconClock
  return (
    <Cluster as="span" gapX={2.5} full size="xs" tone="muted" className={classes.facts}>
      {(days !== undefined || isPast) && (
        <Row as="span" gap={1} inline nowrap tone={isPast ? 'warning' : 'muted'} title={isPast ? late : t('boardDays')}>
          <Clock {...icon} />
          {days !== undefined && t('boardDaysIn', { count: days })}
          {isPast && <span className="sk-hidden">{late}</span>}
        </Row>
      )}
      {facts?.matches !== undefined && facts.matches > 0 && (
        <Row as="span" gap={1} inline nowrap title={t('boardMatches', { count: facts.matches })}>
          <IconArrowsJoin {...icon} />
          <span aria-hidden="true">{facts.matches}</span>
          <span className="sk-hidden">{t('boardMatches', { count: facts.matches })}</span>
        </Row>
      )}
      {worthOf(item._type) && (
        <Text as="span" digits nowrap>
          {worth === undefined ? items.t('notEntered') : <Money amount={worth} />}
        </Text>
      )}
      {facts && facts.owners.length > 0 && (
        <Row as="span" inline atEnd>
          <span className="sk-hidden">{t('boardOwners')}</span>
          <AvatarStack items={facts.owners} type="user" size={20} />
        </Row>
      )}
    </Cluster>
  )
}
