import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type Field, type FieldOptions, fail } from './field.ts'

/** A phone number of any country, Dutch when no country is given; kept as E.164 (D4.1). */
export function phone(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'phone',
    ...options,
    max: 40,
    parse(raw) {
      if (typeof raw !== 'string' || raw.length > 40) return fail('phone')
      const number = parsePhoneNumberFromString(raw.normalize('NFKC').trim(), 'NL')
      return number?.isPossible() ? { value: number.number } : fail('phone')
    },
  }
}

/** How a kept number is shown: nationally for Dutch numbers, internationally for others (D4.1). */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164)
  if (!number?.country || !isSupportedCountry(number.country)) return e164
  return number.country === 'NL' ? number.formatNational() : number.formatInternational()
}
