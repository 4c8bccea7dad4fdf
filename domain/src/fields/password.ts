import { PASSWORD_MIN } from '../limits.ts'
import { type Field, type FieldOptions, fail } from './field.ts'
import { cleanText } from './text.ts'

const PASSWORD_MAX = 200

/** At least 10 characters, kept as typed; whether it is a common one the server decides, which has the list (D8.8). */
export function password(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'password',
    ...options,
    min: PASSWORD_MIN,
    max: PASSWORD_MAX,
    parse(raw) {
      if (typeof raw !== 'string') return fail('notText')
      if (raw.length < PASSWORD_MIN) return fail('tooShort', { min: PASSWORD_MIN })
      if (cleanText(raw, 'many') === undefined) return fail('notAllowed')
      return raw.length > PASSWORD_MAX ? fail('tooLong', { max: PASSWORD_MAX }) : { value: raw }
    },
  }
}
