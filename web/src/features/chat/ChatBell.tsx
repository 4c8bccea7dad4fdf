import { IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../ui/Button.tsx'
import { Count } from '../../ui/Count.tsx'
import classes from './ChatBell.module.css'
import { useUnread } from './useUnread.ts'

/** The way to the chat, with how much was said that one has not read (D13). */
export default function ChatBell() {
  const { t } = useTranslation('chat')
  const unread = useUnread()
  const label = unread > 0 ? t('bell', { count: unread }) : t('title')
  const { className, ...look } = buttonLook('plain', 'sm')
  return (
    <>
      <Link to="/chat" {...look} className={`${className} ${classes.bell}`} aria-label={label} title={label}>
        <IconMessages size={20} stroke={1.8} aria-hidden="true" />
        <Count count={unread} isCorner />
      </Link>
      <span className="sk-hidden" role="status">
        {unread > 0 ? label : ''}
      </span>
    </>
  )
}
