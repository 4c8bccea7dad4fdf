import { Checkbox } from '@mantine/core'
import { VIEW_NAME_MAX } from '@schakel/domain'
import { useState } from 'react'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { NameDialog } from '../../../ui/NameDialog.tsx'
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
export default function ViewDialog({ view, mayShare, onSave, ...rest }: ViewDialogProps) {
  const { t } = useTranslation('list')
  const [shared, setShared] = useState(false)
  const [isDefault, setDefault] = useState(false)
  return (
    <NameDialog
      {...rest}
      title={t(view ? 'viewRename' : 'viewKeep')}
      label={t('viewName')}
      name={view?.name ?? ''}
      maxLength={VIEW_NAME_MAX}
      onSave={(name) => onSave({ name, shared, isDefault })}
    >
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
    </NameDialog>
  )
}
