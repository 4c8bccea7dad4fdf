import { useWords } from '../../../texts/i18n.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Clamp } from '../../../ui/Clamp.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { plainOf } from '../RichText.tsx'
import { groupIn, textIn } from '../read.ts'
import { CardFrame, type CardProps } from './CardFrame.tsx'

/** A message: subject, sender, date and three lines of it (S2.27). */
export function MessageCard(props: CardProps) {
  const { item } = props
  const words = useWords()
  const sender = textIn(groupIn(item, 'from'), 'name')
  const role = textIn(item, '$role')
  const description = textIn(item, 'description')
  return (
    <CardFrame
      {...props}
      subtitle={
        <>
          {sender ?? words.type('message')} · <DateText iso={textIn(item, 'date')} />
        </>
      }
      chips={
        <>
          <StatusChip type="message" status={textIn(item, 'status')} />
          {role && <Chip>{words.role(role)}</Chip>}
        </>
      }
    >
      {description && <Clamp lines={3}>{plainOf(description)}</Clamp>}
    </CardFrame>
  )
}
