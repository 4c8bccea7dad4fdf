import { Modal } from '@mantine/core'
import type { AnyItem } from '@schakel/domain'
import { useState } from 'react'
import { type AddRequest, closeItemForm, formRequests } from '../../entities/forms/openItemForm.ts'
import { parentTypesOf } from '../../entities/forms/parents.ts'
import { useShownRef } from '../../entities/forms/useShownRef.ts'
import { ItemPicker } from '../../entities/links/ItemPicker.tsx'
import { PickedItem } from '../../entities/links/PickedItem.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { SentFiles } from './SentFiles.tsx'
import { useUploads } from './uploads.ts'

const WIDTH = 560
const INPUT = 'upload-parent'

/** Adds files from anywhere: first to what, then which (S2.21, D15). What is on its way goes on when the dialog is closed. */
export default function UploadDialog({ request }: { readonly request: AddRequest }) {
  const { t } = useTranslation('files')
  const common = useTranslation('common')
  useReturnFocus(formRequests.opener())
  const given = typeof request.parent === 'string' ? { _id: request.parent } : request.parent
  const [parent, setParent] = useState(given)
  const shown = useShownRef(parent)
  const uploads = useUploads(shown?._id ?? '')
  const [sent, setSent] = useState<readonly { readonly under: string; readonly item: AnyItem }[]>([])
  const take = (under: string, item: AnyItem) => {
    setSent((before) => [...before, { under, item }])
    request.onSaved?.(item._id)
  }
  return (
    <Modal
      opened
      onClose={closeItemForm}
      size={WIDTH}
      title={t('add')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Stack gap={4}>
        {shown ? (
          <PickedItem
            id={INPUT}
            label={t('under')}
            item={shown}
            clearLabel={t('change')}
            onClear={() => setParent(undefined)}
          />
        ) : (
          <ItemPicker
            id={INPUT}
            label={t('under')}
            types={parentTypesOf('file')}
            placeholder={t('underSearch')}
            required
            isFirst
            onPick={setParent}
          />
        )}
        {shown && (
          <SentFiles
            key={shown._id}
            parent={shown}
            sent={sent.flatMap(({ under, item }) => (under === shown._id ? item : []))}
            onSent={(item) => take(shown._id, item)}
          />
        )}
        <Row gap={2.5} align="stretch" justify="end">
          <Button tone={sent.length > 0 ? 'brand' : 'quiet'} onClick={closeItemForm}>
            {common.t(sent.length > 0 ? 'done' : uploads.length > 0 ? 'close' : 'cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
