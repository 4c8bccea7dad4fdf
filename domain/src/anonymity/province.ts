import { provinceLetters, provinceStarts } from '../data/zipcodeProvinces.ts'
import type { provinces } from '../types/closedLists.ts'

const PROVINCES: ReadonlyMap<string, (typeof provinces)[number]> = new Map(Object.entries(provinceLetters))

const RANGES = provinceStarts
  .trim()
  .split(/\s+/)
  .map((mark) => ({ from: Number(mark.slice(0, 4)), province: PROVINCES.get(mark.slice(4)) }))

/** From which four digits on a zip code lies in which province, for whoever must look up many at once. */
export const provinceRanges: readonly { readonly from: number; readonly province: string }[] = RANGES.flatMap(
  ({ from, province }) => (province === undefined ? [] : [{ from, province }]),
)

/** The province of a Dutch zip code, all that a supplier learns of the place (D7). Foreign codes have none. */
export function provinceOf(zipcode: string): string | undefined {
  const digits = /^\s*(?:nl[- ]?)?([1-9]\d{3})\s*(?:[a-z]{2})?\s*$/i.exec(zipcode)?.[1]
  if (digits === undefined) return undefined
  const number = Number(digits)
  return RANGES.findLast((range) => range.from <= number)?.province
}
