import { Checkbox, Modal, TextInput } from '@mantine/core'
import { VIEW_NAME_MAX } from '@schakel/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useReturnFocus } from '../../../ui/useReturnFocus.ts'

interface Named {
  readonly name: string
  readonly shared: boolean
}

interface ReportDialogProps {
  /** The name that it has. */
  readonly name: string
  /** It is kept for the first time: one says who reads it as well. */
  readonly isNew: boolean
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onSave: (named: Named) => void
}

/** What a report is called, and of a new one who reads it. */
export default function ReportDialog({ name: before, isNew, isBusy, onClose, onSave }: ReportDialogProps) {
  const { t } = useTranslation('reports')
  const common = useTranslation('common')
  useReturnFocus()
  const [name, setName] = useState(before)
  const [shared, setShared] = useState(false)
  const isReady = name.trim() !== ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) onSave({ name: name.trim(), shared })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={440}
      title={t(isNew ? 'keepNew' : 'rename')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack as="form" gap={4} onSubmit={save} noValidate>
        <TextInput
          label={t('name')}
          value={name}
          maxLength={VIEW_NAME_MAX}
          required
          data-autofocus
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {isNew && (
          <Checkbox label={t('share')} checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
        )}
        <Row gap={2.5} align="stretch" justify="end">
          <Button onClick={onClose}>{common.t('cancel')}</Button>
          <Button writes="now" type="submit" tone="brand" busy={isBusy} disabled={!isReady}>
            {common.t('save')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
