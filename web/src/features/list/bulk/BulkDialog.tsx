import { Modal } from '@mantine/core'
import type { TypeName } from '@schakel/domain'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { useReturnFocus } from '../../../ui/useReturnFocus.ts'
import type { Asked } from './BulkBar.tsx'
import { FieldStep } from './FieldStep.tsx'
import { LinkStep } from './LinkStep.tsx'
import { StatusStep } from './StatusStep.tsx'
import { TagStep } from './TagStep.tsx'
import type { Work } from './useBulk.ts'

interface BulkDialogProps {
  readonly asked: Asked
  readonly type: TypeName
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onRun: (work: Work) => void
}

/** What one step of a bulk is given. */
export interface StepProps {
  readonly type: TypeName
  /** All that it is done to. */
  readonly ids: readonly string[]
  /** The status that was chosen already. */
  readonly chosen: string | undefined
  readonly onClose: () => void
  readonly onRun: (work: Work) => void
}

const steps = { status: StatusStep, field: FieldStep, tag: TagStep, link: LinkStep } as const

/** Asks what is to be done to all that was chosen. */
export default function BulkDialog({ asked: { kind, status }, type, ids, onClose, onRun }: BulkDialogProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  useReturnFocus()
  const Step = steps[kind]
  return (
    <Modal
      opened
      onClose={onClose}
      size={480}
      title={t(`bulkTitle.${kind}`, { count: ids.length })}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Step type={type} ids={ids} chosen={status} onClose={onClose} onRun={onRun} />
    </Modal>
  )
}
