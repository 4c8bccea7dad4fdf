import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The E.164 form of what a person typed, or nothing when it cannot be a phone number; Dutch when no country is given (D4.1). */
export function e164Of(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, 'NL')
  return number?.isPossible() ? number.number : undefined
}

/** How a kept number is shown: nationally for Dutch numbers, internationally for others (D4.1). */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164)
  if (!number?.country || !isSupportedCountry(number.country)) return e164
  return number.country === 'NL' ? number.formatNational() : number.formatInternational()
}
