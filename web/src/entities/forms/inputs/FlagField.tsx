import { Switch } from '@mantine/core'
import { type InputProps, shared } from './inputProps.ts'

/** Yes or no. */
export function FlagField(props: InputProps) {
  const { value, onChange, onLeave } = props
  const { withAsterisk, autoComplete, ...rest } = shared(props)
  return (
    <Switch
      {...rest}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
      onBlur={onLeave}
    />
  )
}
