import { IconSelector } from '@tabler/icons-react'
import { useId } from 'react'
import form from './Field.module.css'
import { Field } from './Field.tsx'
import { Hint } from './layout/Hint.tsx'
import { Row } from './layout/Row.tsx'
import classes from './Select.module.css'
import { useWriteBlocked, type Writes } from './writeBlocked.ts'

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
  readonly writes?: Writes
  /** A field of a form, its label above it and as wide as there is room: what is chosen from may be long. */
  readonly full?: boolean
}

/** A choice from a short list, by the browser's own list: light, and at home on every device. */
export function Select<T extends string>({ label, value, options, onChange, writes, full = false }: SelectProps<T>) {
  const id = useId()
  const writeBlocked = useWriteBlocked(writes)
  // The browser opens its list whatever one does: there is nothing else in it then.
  const offered = 'data-blocked' in writeBlocked ? options.filter((option) => option.value === value) : options
  const select = (
    <select
      id={id}
      className={full ? form.input : classes.select}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
      {...writeBlocked}
    >
      {offered.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
  if (full) {
    return (
      <Field id={id} label={label}>
        {select}
      </Field>
    )
  }
  return (
    <Row relative as="span" gap={2} inline fluid>
      <Hint htmlFor={id} as="label">
        {label}
      </Hint>
      {select}
      <IconSelector className={classes.icon} size={16} aria-hidden="true" />
    </Row>
  )
}
