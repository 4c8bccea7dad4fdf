import { Select } from '@mantine/core'
import { useLocale } from '../../../texts/i18n.ts'
import { useTags } from '../../items/queries.ts'
import { type InputProps, shared, textOf } from './inputProps.ts'

// Of some fifteen hundred branches; one types on to see others.
const SHOWN = 50

/** Another tag, found by its name or code (S3.16). */
export function TagField(props: InputProps) {
  const { value, onChange, onLeave } = props
  const locale = useLocale()
  const { data: tags = [], isPending } = useTags()
  return (
    <Select
      {...shared(props)}
      data={tags.map(({ _id, code, name, name_en }) => {
        const word = locale === 'en' && typeof name_en === 'string' ? name_en : String(name)
        return { value: _id, label: typeof code === 'string' ? `${code} · ${word}` : word }
      })}
      value={textOf(value) || null}
      disabled={isPending}
      searchable
      clearable
      limit={SHOWN}
      checkIconPosition="right"
      onChange={(picked) => onChange(picked ?? '')}
      onBlur={onLeave}
    />
  )
}
