import { Checkbox, Modal, TextInput } from '@mantine/core'
import { VIEW_NAME_MAX } from '@schakel/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useReturnFocus } from '../../../ui/useReturnFocus.ts'
import type { View } from '../queries.ts'

interface Named {
  readonly name: string
  readonly shared: boolean
  readonly isDefault: boolean
}

interface ViewDialogProps {
  /** The view that gets another name; a new one when left out. */
  readonly view: View | undefined
  readonly mayShare: boolean
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onSave: (named: Named) => void
}

/** What a view is called, who reads it, and whether the list opens with it. */
export default function ViewDialog({ view, mayShare, isBusy, onClose, onSave }: ViewDialogProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  useReturnFocus()
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(false)
  const [isDefault, setDefault] = useState(false)
  const isReady = name.trim() !== ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) onSave({ name: name.trim(), shared, isDefault })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={440}
      title={t(view ? 'viewRename' : 'viewKeep')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack as="form" gap={4} onSubmit={save} noValidate>
        <TextInput
          label={t('viewName')}
          value={name}
          maxLength={VIEW_NAME_MAX}
          required
          data-autofocus
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {!view && mayShare && (
          <Checkbox
            label={t('viewShareNew')}
            checked={shared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
        )}
        {!view && (
          <Checkbox
            label={t('viewDefaultNew')}
            checked={isDefault}
            onChange={(event) => setDefault(event.currentTarget.checked)}
          />
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
