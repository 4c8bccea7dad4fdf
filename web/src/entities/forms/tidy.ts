import type { Field, ParseContext } from '@schakel/domain'
import { inputOf, isBlank } from './values.ts'
import { wireOf } from './wire.ts'

const tidied: readonly Field['kind'][] = [
  'email',
  'phone',
  'website',
  'zipcode',
  'username',
  'integer',
  'money',
  'date',
]

/** What an input shows once it is left: a number as number, a phone number nationally, a zip code as `1234 AB` (S5.6, D4.1). */
export function tidy(field: Field, value: unknown, context: ParseContext): unknown {
  if (!tidied.includes(field.kind) || isBlank(field, value)) return value
  const parsed = field.parse(wireOf(field, value), context)
  return 'value' in parsed ? inputOf(field, parsed.value) : value
}
