import { Checkbox } from '@mantine/core'
import { VIEW_NAME_MAX } from '@schakel/domain'
import { useState } from 'react'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { NameDialog } from '../../../ui/NameDialog.tsx'

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
export default function ReportDialog({ isNew, onSave, ...rest }: ReportDialogProps) {
  const { t } = useTranslation('reports')
  const [shared, setShared] = useState(false)
  return (
    <NameDialog
      {...rest}
      title={t(isNew ? 'keepNew' : 'rename')}
      label={t('name')}
      maxLength={VIEW_NAME_MAX}
      onSave={(name) => onSave({ name, shared })}
    >
      {isNew && (
        <Checkbox label={t('share')} checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
      )}
    </NameDialog>
  )
}
