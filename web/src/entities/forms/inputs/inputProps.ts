import type { Field, TypeName } from '@schakel/domain'

/** What every input of the form is given. */
export interface InputProps {
  readonly id: string
  readonly type: TypeName
  /** Where it stands in its item, dotted. */
  readonly path: string
  readonly field: Field
  readonly label: string
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (value: unknown) => void
  /** The input was left: what is wrong with it may be said, and what stands in it be tidied. */
  readonly onLeave: () => void
  /** The keyboard begins here. */
  readonly isFirst?: boolean
}

/** Input for a group of inputs: what is wrong inside, by path, and being left, by path. */
export interface GroupProps extends InputProps {
  readonly errorAt: (path: string) => string | undefined
  readonly onLeaveAt: (path: string) => void
}

/** The attributes that all of Mantine's inputs take alike. */
export function shared({ id, label, error, field, isFirst }: InputProps) {
  return {
    id,
    label,
    error,
    withAsterisk: field.required === true,
    'aria-required': field.required === true,
    autoComplete: 'off',
    ...(isFirst ? { 'data-autofocus': true } : {}),
  }
}

/** A value as the text of an input. */
export function inputText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
