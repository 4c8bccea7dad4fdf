import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import type { FieldKind } from '@schakel/domain'
import type { HTMLInputTypeAttribute } from 'react'
import { type InputProps, inputText, shared } from './inputProps.ts'

const kinds: Readonly<
  Partial<Record<FieldKind, { type: HTMLInputTypeAttribute; mode: 'email' | 'tel' | 'url' | 'text' }>>
> = {
  email: { type: 'text', mode: 'email' },
  phone: { type: 'tel', mode: 'tel' },
  website: { type: 'text', mode: 'url' },
}

/** One line of text: names, addresses of all kinds. */
export function TextField(props: InputProps) {
  const { field, value, onChange, onLeave } = props
  const look = kinds[field.kind]
  return (
    <TextInput
      {...shared(props)}
      type={look?.type ?? 'text'}
      inputMode={look?.mode ?? 'text'}
      spellCheck={look ? false : undefined}
      autoCapitalize={look || field.kind === 'username' ? 'none' : undefined}
      value={inputText(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}

/** Text of several lines; it grows with what is typed. */
export function LongTextField(props: InputProps) {
  const { value, onChange, onLeave } = props
  return (
    <Textarea
      {...shared(props)}
      autosize
      minRows={3}
      maxRows={14}
      value={inputText(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}

/** A new password; it can be shown. */
export function PasswordField(props: InputProps) {
  const { value, onChange, onLeave } = props
  return (
    <PasswordInput
      {...shared(props)}
      autoComplete="new-password"
      value={inputText(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
