import { e164Of } from '#phoneNumbers'
import { type Field, type FieldOptions, fail } from './field.ts'
import { cleanText } from './text.ts'

export { formatPhone, loadPhoneNumbers } from '#phoneNumbers'

/** A phone number of any country, Dutch when no country is given; kept as E.164 (D4.1). */
export function phone(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'phone',
    ...options,
    max: 40,
    parse(raw) {
      if (typeof raw !== 'string' || raw.length > 40) return fail('phone')
      const text = cleanText(raw, 'one')
      if (text === undefined) return fail('notAllowed')
      const value = e164Of(text.normalize('NFKC'))
      return value === undefined ? fail('phone') : { value }
    },
  }
}
