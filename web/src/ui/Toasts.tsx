import { Button } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { connectNotices, type Notice } from './notify.ts'
import classes from './Toasts.module.css'

const colours: Readonly<Record<Notice['tone'], string>> = { info: 'brand', success: 'green', error: 'red' }

function showNotice({ tone, title, message, stay, action }: Notice, close: string): void {
  const id = notifications.show({
    color: colours[tone],
    title,
    autoClose: stay,
    withBorder: true,
    closeButtonProps: { 'aria-label': close },
    role: tone === 'error' ? 'alert' : 'status',
    message: action ? (
      <span className={classes.withAction}>
        <span>{message}</span>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      </span>
    ) : (
      message
    ),
  })
}

/** The snackbars, at the bottom of the screen. */
export default function Toasts() {
  const { t } = useTranslation('common')
  useEffect(() => connectNotices((notice) => showNotice(notice, t('close'))), [t])
  return <Notifications position="bottom-left" limit={4} containerWidth={400} zIndex={1000} />
}
