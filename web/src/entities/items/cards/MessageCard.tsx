import { IconMailOpened } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Clamp } from '../../../ui/Clamp.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { plainOf } from '../RichText.tsx'
import { groupIn, textIn } from '../read.ts'
import { titleOf } from '../titleOf.ts'
import { CardFrame, type CardProps } from './CardFrame.tsx'

/** A message: subject, sender, date, role, status, three lines of it and the button that opens it (S2.27). */
export function MessageCard(props: CardProps) {
  const { item } = props
  const { t } = useTranslation('items')
  const common = useTranslation('common')
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
      footer={
        <Link
          to="/card/$"
          params={{ _splat: item._id }}
          aria-label={t('openOf', { name: titleOf(item, words) })}
          {...buttonLook('quiet', 'sm')}
        >
          <IconMailOpened size={15} aria-hidden="true" /> {common.t('open')}
        </Link>
      }
    >
      {description && <Clamp lines={3}>{plainOf(description)}</Clamp>}
    </CardFrame>
  )
}
