import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The E.164 form of what a person typed, or nothing when it cannot be a phone number; Dutch when no country is given (D4.1). */
export function e164Of(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, 'NL')
  return number?.isPossible() ? number.number : undefined
}

/** Numbers shown lately: one that is written is shown several times at once, among the words by which it is found. */
const shown = new Map<string, string>()
const SHOWN_MAX = 500

/** How a kept number is shown: nationally for Dutch numbers, internationally for others (D4.1). */
export function formatPhone(e164: string): string {
  const known = shown.get(e164)
  if (known !== undefined) return known
  if (shown.size === SHOWN_MAX) shown.clear()
  const made = formatted(e164)
  shown.set(e164, made)
  return made
}

function formatted(e164: string): string {
  const number = parsePhoneNumberFromString(e164)
  if (!number?.country || !isSupportedCountry(number.country)) return e164
  return number.country === 'NL' ? number.formatNational() : number.formatInternational()
}
