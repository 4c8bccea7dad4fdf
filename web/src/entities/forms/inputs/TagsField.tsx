import { MultiSelect } from '@mantine/core'
import { isObject } from '@schakel/domain'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { type InputProps, inputText, shared } from './inputProps.ts'
import { useTagPick } from './useTagPick.tsx'

/** The tags of an item, picked from the tree (S3.16). */
export function TagsField(props: InputProps) {
  const { value, onChange, onLeave } = props
  const { t } = useTranslation('forms')
  const chosen = Array.isArray(value) ? value.filter(isObject).map(({ _id }) => inputText(_id)) : []
  const { isPending, props: pick } = useTagPick(props.id, chosen)
  return (
    <MultiSelect
      {...shared(props)}
      {...pick}
      // Until the tree is there their names are not known.
      value={isPending ? [] : chosen}
      disabled={isPending}
      hidePickedOptions={false}
      placeholder={chosen.length === 0 ? t('tagSearch') : undefined}
      onChange={(picked) => onChange(picked.map((_id) => ({ _id })))}
      onBlur={onLeave}
    />
  )
}
