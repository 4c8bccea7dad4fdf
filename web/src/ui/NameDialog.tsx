import { Modal, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from '../texts/useTranslation.ts'
import { Button } from './Button.tsx'
import { Row } from './layout/Row.tsx'
import { Stack } from './layout/Stack.tsx'
import { useReturnFocus } from './useReturnFocus.ts'

interface NameDialogProps {
  readonly title: string
  /** The label of the field of the name. */
  readonly label: string
  /** The name that it has. */
  readonly name: string
  /** The longest name, characters. */
  readonly maxLength: number
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onSave: (name: string) => void
  /** What else one chooses, below the name. */
  readonly children?: ReactNode
}

/** Asks what something that is kept is called. */
export function NameDialog({
  title,
  label,
  name: before,
  maxLength,
  isBusy,
  onClose,
  onSave,
  children,
}: NameDialogProps) {
  const { t } = useTranslation('common')
  useReturnFocus()
  const [name, setName] = useState(before)
  const isReady = name.trim() !== ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) onSave(name.trim())
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={440}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack as="form" gap={4} onSubmit={save} noValidate>
        <TextInput
          label={label}
          value={name}
          maxLength={maxLength}
          required
          data-autofocus
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {children}
        <Row gap={2.5} align="stretch" justify="end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button writes="now" type="submit" tone="brand" busy={isBusy} disabled={!isReady}>
            {t('save')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
