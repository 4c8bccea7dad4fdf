import type { AnyItem } from '@schakel/domain'
import { useRef, useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { lazyPart } from '../../ui/lazyPart.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useScreenCommands } from '../../ui/screenCommands.ts'
import classes from './StatusButton.module.css'
import { statusedOf, tableOf } from './statusOf.ts'

const HistoryDialog = lazyPart(() => import('./HistoryDialog.tsx'))

interface StatusButtonProps {
  readonly item: AnyItem
  readonly size?: 'sm' | 'md'
  /** The letter that presses it. */
  readonly keys?: string
}

/** The status of an item as a chip that opens the status and history dialog; nothing for an item without statuses. */
export function StatusButton({ item, size = 'sm', keys }: StatusButtonProps) {
  const { t } = useTranslation('history')
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isThere = tableOf(item) !== undefined
  useScreenCommands(isThere && keys ? [{ label: t('title'), keys: [keys], run: () => setOpen(true) }] : [])
  if (!isThere) return null
  const { status } = statusedOf(item)
  const close = () => {
    setOpen(false)
    // The dialog goes at once, so that it cannot give the focus back itself.
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={keys}
        aria-label={t('openOf', { status: words.status(item._type, status) })}
        title={t('title')}
        onPointerEnter={HistoryDialog.preload}
        onClick={() => setOpen(true)}
      >
        <StatusChip type={item._type} status={status} size={size} />
      </button>
      {isOpen && <HistoryDialog item={item} onClose={close} />}
    </>
  )
}
