import { isObject } from './values.ts'

/** What is known of an address by its zip code and house number; the street only where a service was asked. */
export interface FoundAddress {
  readonly street?: string | undefined
  readonly zipcode?: string | undefined
  readonly city?: string | undefined
}

const houseNumber = /^\d{1,5}(?:[ -]?[a-z](?![a-z]))?(?:[ /-]\w{1,4})?$/i
const dutchZipcode = /^([1-9]\d{3})\s*([a-z]{2})$/i

/** The house number that stands where a street belongs (`12`, `12a`, `12-3`); nothing when a street stands there (D4.1). */
export function houseNumberIn(street: unknown): string | undefined {
  const text = typeof street === 'string' ? street.trim() : ''
  return houseNumber.test(text) ? text : undefined
}

/**
 * What to ask of an address as it is typed: its Dutch zip code, and its house number where no street is there yet; nothing when it is whole.
 * What was filled in of an earlier zip code counts as empty.
 */
export function askableAddress(
  typed: unknown,
  filled?: FoundAddress,
): { readonly zipcode: string; readonly number?: string } | undefined {
  const { street, zipcode, city } = withoutFilled(typed, filled)
  const [, digits, letters] = dutchZipcode.exec(typeof zipcode === 'string' ? zipcode.trim() : '') ?? []
  if (digits === undefined || letters === undefined) return undefined
  const number = houseNumberIn(street)
  if (number === undefined && !isBlank(city)) return undefined
  return { zipcode: `${digits} ${letters.toUpperCase()}`, ...(number === undefined ? {} : { number }) }
}

/**
 * The address with what was found in the places that are empty. What somebody typed stays; a house number gets its street before it, and
 * what was filled in of an earlier zip code makes room. What was found of another zip code than stands there now says nothing.
 */
export function completeAddress(
  typed: unknown,
  found: FoundAddress,
  filled?: FoundAddress,
): Readonly<Record<string, unknown>> {
  const address = withoutFilled(typed, filled)
  if (!isBlank(address.zipcode) && found.zipcode && plain(address.zipcode) !== plain(found.zipcode)) return address
  const number = houseNumberIn(address.street)
  const street = number !== undefined && found.street ? `${found.street} ${number}` : found.street
  return {
    ...address,
    ...(street && (number !== undefined || isBlank(address.street)) ? { street } : {}),
    ...(found.zipcode && isBlank(address.zipcode) ? { zipcode: found.zipcode } : {}),
    ...(found.city && isBlank(address.city) ? { city: found.city } : {}),
  }
}

/**
 * The address of a business where none was begun: of two addresses the parts would not fit each other. What was filled in of an earlier
 * business, and still stands there, makes room.
 */
export function addressOrFound(typed: unknown, found: FoundAddress, filled: FoundAddress = {}): unknown {
  const address = isObject(typed) ? typed : {}
  const before = new Map<string, unknown>(Object.entries(filled))
  const isOwn = Object.entries(address).some(([name, value]) => !isBlank(value) && value !== before.get(name))
  if (isOwn) return typed
  return { ...address, ...Object.fromEntries([...before.keys()].map((name) => [name, ''])), ...found }
}

/** What of an address that was found has come to stand in it. */
export function filledParts(before: unknown, after: unknown, { street, city }: FoundAddress): FoundAddress {
  const [was, is] = [before, after].map((address) => (isObject(address) ? address : {}))
  return {
    ...(street !== undefined && was?.street !== is?.street ? { street } : {}),
    ...(city !== undefined && was?.city !== is?.city ? { city } : {}),
  }
}

/** An address without the street and city that were filled in by another zip code than stands there now. */
function withoutFilled(typed: unknown, filled: FoundAddress | undefined): Readonly<Record<string, unknown>> {
  const address = isObject(typed) ? typed : {}
  if (!filled?.zipcode || plain(filled.zipcode) === plain(address.zipcode)) return address
  const { street, city } = address
  const before = filled.street && typeof street === 'string' && street.startsWith(`${filled.street} `)
  return {
    ...address,
    ...(before ? { street: street.slice(filled.street.length + 1) } : {}),
    ...(filled.city !== undefined && city === filled.city ? { city: '' } : {}),
  }
}

function plain(zipcode: unknown): string {
  return String(zipcode).replace(/\s/g, '').toUpperCase()
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
