import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Count } from '../../ui/Count.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import classes from './NotificationBell.module.css'
import { useNotifications } from './queries.ts'

const NotificationPanel = lazyPart(() => import('./NotificationPanel.tsx'))

/** The bell in the top bar with how much is unread; it opens what one is told of (D13). */
export function NotificationBell() {
  const { t } = useTranslation('bell')
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const { data } = useNotifications()
  const unread = data?.filter(({ read }) => !read).length ?? 0
  const label = unread > 0 ? t('bell_unread', { count: unread }) : t('bell')
  return (
    <>
      <IconButton
        label={label}
        size="sm"
        className={classes.bell}
        // The tour points at it.
        data-bell
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={NotificationPanel.preload}
        onFocus={NotificationPanel.preload}
        onClick={() => {
          setWanted(true)
          setOpened(true)
        }}
      >
        <IconBell size={20} stroke={1.8} aria-hidden="true" />
        <Count count={unread} isCorner />
      </IconButton>
      <span className="sk-hidden" role="status">
        {unread > 0 ? t('bell_unread', { count: unread }) : ''}
      </span>
      {wanted && <NotificationPanel opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
