import type { AnyItem, Ref, TypeName } from '@schakel/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import { itemQuery } from '../items/queries.ts'
import { ItemPicker } from '../links/ItemPicker.tsx'
import { PickedItem } from '../links/PickedItem.tsx'
import classes from './FormDialog.module.css'
import { PARENT_INPUT } from './firstWrong.ts'
import { inputKey, ROOT } from './formState.ts'
import type { AddRequest } from './openItemForm.ts'
import { needsParent, parentTypesOf, typeOfRef } from './parents.ts'
import { type ItemForm, isShown } from './useItemForm.ts'

interface ParentFieldProps {
  readonly form: ItemForm
  readonly request: AddRequest
}

/** A reference as far as it can be shown: what it lacks is asked for. */
function useShown(ref: Ref | undefined): AnyItem | undefined {
  const isWhole = ref?.name !== undefined
  const { data } = useQuery({ ...itemQuery(ref?._id ?? '', 0), enabled: ref?._id !== undefined && !isWhole })
  const type = typeOfRef(ref)
  if (!ref?._id || !type) return undefined
  return isWhole ? asItem(ref, ref._id, type) : (data ?? asItem(ref, ref._id, type))
}

function asItem(ref: Ref, _id: string, _type: TypeName): AnyItem {
  return { _version: 0, ...ref, _id, _type }
}

/** Where the new item hangs: said when it is known, asked when it is not. */
export function ParentField({ form, request }: ParentFieldProps) {
  const { t } = useTranslation('forms')
  const words = useWords()
  const [wasCleared, setCleared] = useState(false)
  const types = parentTypesOf(form.type)
  const { parent } = form.state
  const shown = useShown(parent)
  if (types.length === 0) return null
  const label = form.type === 'message' ? t('recipient') : t('parent')
  if (shown) {
    // What one came from is no question: it only says where this goes.
    const isGiven = request.parent !== undefined
    return (
      <div className={classes.parent}>
        <PickedItem
          id={PARENT_INPUT}
          label={label}
          item={shown}
          clearLabel={t('parentChange')}
          onClear={
            isGiven
              ? undefined
              : () => {
                  setCleared(true)
                  form.chooseParent(undefined)
                }
          }
        />
      </div>
    )
  }
  const key = inputKey(ROOT, 'parent')
  const isMissing = form.lacksParent && isShown(form.state, ROOT, 'parent')
  return (
    <div className={classes.parent}>
      <ItemPicker
        id={PARENT_INPUT}
        label={label}
        types={types}
        placeholder={t('parentSearch')}
        required={needsParent(form.type)}
        isFirst={form.lacksParent || wasCleared}
        error={form.state.refused[key] ?? (isMissing ? words.issue({ code: 'required' }) : undefined)}
        onPick={({ _id, _type, name, avatar, color }) =>
          form.chooseParent({
            _id,
            _type,
            ...Object.fromEntries(
              Object.entries({ name, avatar, color }).filter(([, value]) => typeof value === 'string'),
            ),
          })
        }
        onLeave={() => form.dispatch({ do: 'leave', part: ROOT, path: 'parent' })}
      />
    </div>
  )
}
