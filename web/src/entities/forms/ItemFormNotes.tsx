import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatDate } from '../../ui/format.ts'
import { FormNotes } from './FormNotes.tsx'
import type { FormState } from './formState.ts'
import type { ItemForm } from './useItemForm.ts'
import type { SavingForm } from './useSaveForm.tsx'

interface ItemFormNotesProps {
  readonly form: ItemForm
  readonly saving: SavingForm
  /** What somebody else changed meanwhile of what this form shows. */
  readonly elsewhere: ReturnType<SavingForm['changedElsewhere']>
  readonly isGone: boolean
}

/** What stands above the fields: a draft that was found, what was refused, and what others changed meanwhile. */
export function ItemFormNotes({ form, saving, elsewhere, isGone }: ItemFormNotesProps) {
  const { t } = useTranslation('forms')
  const [undone, setUndone] = useState<Pick<FormState, 'parts' | 'parent'>>()
  return (
    <FormNotes
      draft={form.draft && t('draftFound', { date: formatDate(form.draft.at) })}
      onRestart={() => {
        setUndone({ parts: form.state.parts, parent: form.state.parent })
        form.restart()
      }}
      onUndo={
        undone && !form.isDirty
          ? () => {
              form.dispatch({ do: 'restore', state: undone })
              setUndone(undefined)
            }
          : undefined
      }
      failure={saving.failure}
      elsewhere={
        elsewhere && {
          onKeep: () => form.setBase(elsewhere.current),
          onTake: () => form.takeOver(elsewhere.current),
          onMerge: () => saving.openConflict(elsewhere),
        }
      }
      isGone={isGone}
    />
  )
}
