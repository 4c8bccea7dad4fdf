import { IconCalendarEvent, IconMapPin } from '@tabler/icons-react'
import { useWords } from '../../../texts/i18n.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Clamp } from '../../../ui/Clamp.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { formatDate } from '../../../ui/format.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { plainOf } from '../RichText.tsx'
import { textIn } from '../read.ts'
import { CardFrame, type CardProps } from './CardFrame.tsx'
import { Fact, FactRow } from './Fact.tsx'

/** An appointment or a knowledge day (S3.7). */
export function ActivityCard(props: CardProps) {
  const { item } = props
  const words = useWords()
  const date = textIn(item, 'date')
  const end = textIn(item, 'end')
  const location = textIn(item, 'location')
  const description = textIn(item, 'description')
  const role = textIn(item, '$role')
  return (
    <CardFrame
      {...props}
      chips={
        <>
          <StatusChip type="activity" status={textIn(item, 'status')} />
          {role && <Chip>{words.role(role)}</Chip>}
        </>
      }
    >
      <FactRow>
        {date && (
          <Fact icon={<IconCalendarEvent size={15} aria-hidden="true" />} label={words.field('activity', 'date')}>
            <DateText iso={date} />
            {end && ` – ${endText(date, end)}`}
          </Fact>
        )}
        {location && <Fact icon={<IconMapPin size={15} aria-hidden="true" />}>{location}</Fact>}
      </FactRow>
      {description && <Clamp lines={3}>{plainOf(description)}</Clamp>}
    </CardFrame>
  )
}

/** The end of something: on the same day the time alone. */
function endText(date: string, end: string): string {
  const [from, to] = [formatDate(date), formatDate(end)]
  return from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to
}
