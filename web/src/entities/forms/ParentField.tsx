import { useEffect, useRef } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { afterPress } from '../../ui/afterPress.ts'
import { ItemPicker } from '../links/ItemPicker.tsx'
import { PickedItem } from '../links/PickedItem.tsx'
import classes from './FormDialog.module.css'
import { PARENT_INPUT } from './firstWrong.ts'
import { inputKey, ROOT } from './formState.ts'
import { focusInput } from './inputId.ts'
import { needsParent, parentTypesOf } from './parents.ts'
import { RecipientsField } from './RecipientsField.tsx'
import { type ItemForm, isShown } from './useItemForm.ts'
import { useShownRef } from './useShownRef.ts'

interface ParentFieldProps {
  readonly form: ItemForm
  readonly place: 'first' | 'last'
}

/** Where the new item hangs: proposed when that is plain, asked when it is not. */
export function ParentField({ form, place }: ParentFieldProps) {
  const { t } = useTranslation('forms')
  const words = useWords()
  const types = parentTypesOf(form.type)
  const { parent } = form.state
  const shown = useShownRef(parent)
  const before = useRef(parent?._id)
  useEffect(() => {
    // The input that had the keyboard made place for what was picked, or the other way round.
    if (before.current !== parent?._id) focusInput(PARENT_INPUT)
    before.current = parent?._id
  }, [parent?._id])
  const refused = form.state.refused[inputKey(ROOT, 'parent')]
  if (types.length === 0) return null
  if (form.type === 'message') return <RecipientsField form={form} place={place} />
  const label = t('parent')
  if (shown) {
    return (
      <div className={classes.parent} data-place={place}>
        <PickedItem
          id={PARENT_INPUT}
          label={label}
          item={shown}
          clearLabel={t('parentChange')}
          error={refused}
          onClear={() => form.chooseParent(undefined)}
        />
      </div>
    )
  }
  const isMissing = form.lacksParent && isShown(form.state, ROOT, 'parent')
  return (
    <div className={classes.parent} data-place={place}>
      <ItemPicker
        id={PARENT_INPUT}
        label={label}
        types={types}
        placeholder={t('parentSearch')}
        required={needsParent(form.type)}
        isFirst={form.lacksParent}
        error={refused ?? (isMissing ? words.issue({ code: 'required' }) : undefined)}
        onPick={({ _id, _type, name, avatar, color }) =>
          form.chooseParent({
            _id,
            _type,
            ...Object.fromEntries(
              Object.entries({ name, avatar, color }).filter(([, value]) => typeof value === 'string'),
            ),
          })
        }
        onLeave={() => afterPress(() => form.dispatch({ do: 'leave', part: ROOT, path: 'parent' }))}
      />
    </div>
  )
}
