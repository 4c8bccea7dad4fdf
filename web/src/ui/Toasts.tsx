import { Button } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useTranslation } from '../texts/useTranslation.ts'
import { Row } from './layout/Row.tsx'
import { connectNotices, type Notice } from './notify.ts'
import { undoGone, undoStands } from './standingUndo.ts'
import classes from './Toasts.module.css'
import { useWriteBlocked } from './writeBlocked.ts'

const colours: Readonly<Record<Notice['tone'], string>> = { info: 'brand', success: 'green', error: 'red' }

// More than these hide the screen. The oldest makes place: one that waited would offer to undo what was done long ago.
const AT_ONCE = 4
const shown: string[] = []
/** The ones that are about something, by what that is. */
const about = new Map<string, string>()

function hideAbout(what: string): void {
  notifications.hide(about.get(what) ?? '')
}

function showNotice({ tone, title, message, stay, action, about: what }: Notice, close: string): void {
  if (what !== undefined) hideAbout(what)
  const act = () => {
    undoGone(id)
    notifications.hide(id)
    action?.run()
  }
  const id = notifications.show({
    color: colours[tone],
    title,
    autoClose: stay,
    withBorder: true,
    closeButtonProps: { 'aria-label': close },
    role: tone === 'error' ? 'alert' : 'status',
    onClose: () => {
      undoGone(id)
      shown.splice(shown.indexOf(id), 1)
      if (what !== undefined && about.get(what) === id) about.delete(what)
    },
    message: action ? (
      <Row as="span" gap={1.5} gapX={3} justify="between" className={classes.withAction}>
        <span>{message}</span>
        <ActionButton {...action} run={act} />
      </Row>
    ) : (
      message
    ),
  })
  shown.push(id)
  if (what !== undefined) about.set(what, id)
  if (action?.isUndo) undoStands(id, { run: act, writes: action.writes })
  if (shown.length > AT_ONCE) notifications.hide(shown[0] ?? id)
}

function ActionButton({ label, run, writes, isUndo }: NonNullable<Notice['action']>) {
  const writeBlocked = useWriteBlocked(writes)
  return (
    <Button
      size="compact-sm"
      variant="light"
      onClick={run}
      aria-keyshortcuts={isUndo ? 'Control+Z Meta+Z' : undefined}
      {...writeBlocked}
    >
      {label}
    </Button>
  )
}

/** The snackbars, at the bottom of the screen. */
export default function Toasts() {
  const { t } = useTranslation('common')
  useEffect(() => connectNotices((notice) => showNotice(notice, t('close')), hideAbout), [t])
  return (
    <Notifications
      position="bottom-left"
      classNames={{ root: classes.root }}
      limit={AT_ONCE + 1}
      containerWidth={400}
      zIndex={1000}
    />
  )
}
