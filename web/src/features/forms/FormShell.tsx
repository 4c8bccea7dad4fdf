import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { TypeName } from '@schakel/domain'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import classes from './FormDialog.module.css'

// S9.3, and the width below which a dialog is the whole screen.
const WIDTH = 600
const PHONE = '(max-width: 37.49em)'

interface FormShellProps {
  readonly type: TypeName
  readonly title: string
  readonly subtitle?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The dialog of a form: at most 600 wide, the whole screen on a phone (S2.32). */
export function FormShell({ type, title, subtitle, onClose, children }: FormShellProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const isPhone = useMediaQuery(PHONE) ?? false

  // A calendar or a list that is open over the form takes the first Escape for itself.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return
    const isOurs = event.target.closest('[role="dialog"]') === event.currentTarget
    if (isOurs && event.target.getAttribute('data-mantine-stop-propagation') !== 'true') onClose()
  }

  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={WIDTH}
      fullScreen={isPhone}
      closeOnEscape={false}
      transitionProps={{ duration: 160 }}
    >
      <Modal.Overlay />
      <Modal.Content className={classes.content} aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <header className={classes.header}>
          <TypeIcon type={type} tile />
          <div className={classes.titles}>
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
            {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
          </div>
          <IconButton label={t('close')} onClick={onClose}>
            <IconX size={19} aria-hidden="true" />
          </IconButton>
        </header>
        {children}
      </Modal.Content>
    </Modal.Root>
  )
}
