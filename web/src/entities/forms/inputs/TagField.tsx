import { Select } from '@mantine/core'
import { type InputProps, inputText, shared } from './inputProps.ts'
import { useTagPick } from './useTagPick.tsx'

/** Another tag, picked from the tree by its name or code (S3.16). */
export function TagField(props: InputProps) {
  const { value, onChange, onLeave } = props
  const chosen = inputText(value)
  const { isPending, props: pick } = useTagPick(props.id, chosen ? [chosen] : [])
  return (
    <Select
      {...shared(props)}
      {...pick}
      value={chosen || null}
      disabled={isPending}
      onChange={(picked) => onChange(picked ?? '')}
      onBlur={onLeave}
    />
  )
}
