import { IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Count } from '../../ui/Count.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { useUnread } from './useUnread.ts'

interface ChatBellProps {
  /** How the links beside it look. */
  readonly className: string | undefined
  readonly labelClass: string | undefined
}

/** The way to the chat, with how much was said that one has not read (D13). */
export default function ChatBell({ className, labelClass }: ChatBellProps) {
  const { t } = useTranslation('chat')
  const unread = useUnread()
  const label = unread > 0 ? t('bell', { count: unread }) : t('title')
  return (
    <>
      <Link to="/chat" className={className} aria-label={label} title={label}>
        <Row as="span" inline relative>
          <IconMessages size={18} stroke={1.8} aria-hidden="true" />
          <Count count={unread} isCorner />
        </Row>
        <span className={labelClass} aria-hidden="true">
          {t('title')}
        </span>
      </Link>
      <span className="sk-hidden" role="status">
        {unread > 0 ? label : ''}
      </span>
    </>
  )
}
