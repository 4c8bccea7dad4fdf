import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { TypeName } from '@schakel/domain'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { upTo } from '../../ui/widths.ts'
import classes from './FormDialog.module.css'
import { useEscape } from './useEscape.ts'

// S9.3.
const WIDTH = 600

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
  const isPhone = useMediaQuery(upTo.phone) ?? false

  useEscape(onClose)
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={WIDTH}
      fullScreen={isPhone}
      closeOnEscape={false}
      classNames={{ content: classes.content }}
      transitionProps={{ duration: 160 }}
    >
      <Modal.Overlay />
      <Modal.Content data-form-dialog>
        <Row gap={3} rigid className={classes.header}>
          <TypeIcon type={type} tile />
          <Box grow fluid>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            {subtitle && (
              <Hint as="div" tight>
                {subtitle}
              </Hint>
            )}
          </Box>
          <IconButton label={t('close')} onClick={onClose}>
            <IconX size={19} aria-hidden="true" />
          </IconButton>
        </Row>
        {children}
      </Modal.Content>
    </Modal.Root>
  )
}
