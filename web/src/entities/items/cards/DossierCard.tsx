import { IconCalendarEvent, IconFlag, IconMapPin, IconUsers } from '@tabler/icons-react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { formatCount } from '../../../ui/format.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { MatchProgress } from '../MatchProgress.tsx'
import { numberIn, textIn } from '../read.ts'
import { organisationOf } from '../titleOf.ts'
import { CardFrame, type CardProps } from './CardFrame.tsx'
import { Fact, FactRow } from './Fact.tsx'

/** A request for software: `<type> · <lead>`, how it stands, how many users, when, and how its matches stand (S3.10, D4.7). */
export function DossierCard(props: CardProps) {
  const { item, parent } = props
  const { t } = useTranslation('items')
  const words = useWords()
  const users = numberIn(item, 'users')
  const date = textIn(item, 'date')
  const selection = textIn(item, 'selection_date')
  const size = textIn(item, 'size')
  const place = [textIn(item, 'province'), size && t('sizeClass', { size })]
  // Reached over another edge than its match it carries the properties of that one.
  const own = textIn(item, '$match') && textIn(item, '$status')
  // Under its lead the name of the lead is already on the page.
  const isUnderLead = parent !== undefined && organisationOf(item)?._id === parent._id
  return (
    <CardFrame
      {...props}
      title={isUnderLead ? textIn(item, 'name') : undefined}
      subtitle={isUnderLead ? '' : words.type('dossier')}
      chips={
        <>
          <StatusChip type="dossier" status={textIn(item, 'status')} />
          {own && (
            <Chip title={words.type('match')}>
              {words.type('match')}: {words.status('match', own)}
            </Chip>
          )}
        </>
      }
    >
      <FactRow>
        {users !== undefined && (
          <Fact icon={<IconUsers size={15} aria-hidden="true" />}>
            {t('users', { count: users, number: formatCount(users) })}
          </Fact>
        )}
        {place.some(Boolean) && (
          <Fact icon={<IconMapPin size={15} aria-hidden="true" />}>{place.filter(Boolean).join(' · ')}</Fact>
        )}
        {date && (
          <Fact icon={<IconCalendarEvent size={15} aria-hidden="true" />} label={words.field('dossier', 'date')}>
            <DateText iso={date} form="date" />
          </Fact>
        )}
        {selection && (
          <Fact icon={<IconFlag size={15} aria-hidden="true" />} label={words.field('dossier', 'selection_date')}>
            {t('chooseBefore')} <DateText iso={selection} form="date" />
          </Fact>
        )}
      </FactRow>
      <MatchProgress dossier={item} />
    </CardFrame>
  )
}
