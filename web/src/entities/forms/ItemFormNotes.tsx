import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatDate } from '../../ui/format.ts'
import { onTopOf } from './base.ts'
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

/** The draft that one began again without, and what it counted from. */
interface Undone {
  readonly state: Pick<FormState, 'parts' | 'parent'>
  readonly base: ItemForm['base']
}

/** What stands above the fields: a draft that was found, what was refused, and what others changed meanwhile. */
export function ItemFormNotes({ form, saving, elsewhere, isGone }: ItemFormNotesProps) {
  const { t } = useTranslation('forms')
  const [undone, setUndone] = useState<Undone>()
  return (
    <FormNotes
      draft={form.draft && t('draftFound', { date: formatDate(form.draft.at) })}
      onRestart={() => {
        setUndone({ state: { parts: form.state.parts, parent: form.state.parent }, base: form.base })
        form.restart()
      }}
      onUndo={
        undone && !form.isDirty
          ? () => {
              form.dispatch({ do: 'restore', state: undone.state })
              form.setBase(undone.base)
              setUndone(undefined)
            }
          : undefined
      }
      failure={saving.failure}
      elsewhere={
        elsewhere && {
          onKeep: () => form.setBase(onTopOf(elsewhere.current, form.base)),
          onTake: () => form.takeOver(elsewhere.current),
          onMerge: () => saving.openConflict(elsewhere),
        }
      }
      isGone={isGone}
    />
  )
}
