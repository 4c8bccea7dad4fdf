import { Modal } from '@mantine/core'
import StepForm from '../../../entities/history/StepForm.tsx'
import { titleOf } from '../../../entities/items/titleOf.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { useReturnFocus } from '../../../ui/useReturnFocus.ts'
import type { MoveDialogProps } from './MoveNow.tsx'

/** Asks what a status needs before a card is moved to it (S4.8, S4.9). */
export default function MoveDialog({ item, to, change, onDone }: MoveDialogProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const words = useWords()
  useReturnFocus()
  return (
    <Modal
      opened
      onClose={onDone}
      size={480}
      title={t('moveTitle', { name: titleOf(item, words), status: words.status(item._type, to) })}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <StepForm item={item} status={to} change={change} onSaved={onDone} onCancel={onDone} />
    </Modal>
  )
}
