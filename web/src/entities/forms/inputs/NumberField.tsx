import { formatMoney } from '../../../ui/format.ts'
import { type InputProps, inputText, shared } from './inputProps.ts'
import { TypedField } from './TypedField.tsx'

/** A whole number or an amount in whole euros; it becomes a number when one leaves (S5.6). */
export function NumberField(props: InputProps) {
  const { field, value, onChange, onLeave } = props
  const typed = inputText(value)
  const shown = field.kind === 'money' && typeof value === 'number' ? formatMoney(value) : typed
  return (
    <TypedField
      {...shared(props)}
      inputMode="numeric"
      shown={shown}
      typed={typed}
      onType={onChange}
      onLeave={onLeave}
    />
  )
}
