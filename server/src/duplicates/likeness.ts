import { phone } from '@schakel/domain'
import { type DuplicateFields, type DuplicateKind, duplicateKeys } from './duplicates.ts'
import { nameWords, normaliseName } from './normaliseName.ts'

/** By what something looks like what is there: the sure signs of D17.2, and the likely ones. */
export type LikelyKind = DuplicateKind | 'phone' | 'name'
export type LikelyFields = DuplicateFields & { phone?: string; mobile?: string }
export type LikelyKey = { readonly kind: Exclude<LikelyKind, 'name'>; readonly value: string }

/** The keys of `duplicateKeys` and the phone numbers: whoever shares one with another is probably that other. */
export function likelyKeys(fields: LikelyFields): LikelyKey[] {
  const numbers = [fields.phone, fields.mobile].flatMap((typed) => numberOf(typed ?? ''))
  const phones = [...new Set(numbers)].map((value) => ({ kind: 'phone', value }) as const)
  return [...duplicateKeys(fields), ...phones]
}

const number = phone()

/** A phone number as it is kept; nothing while it is half typed. */
function numberOf(typed: string): string[] {
  // Most have none, and to be told so by the parser takes long.
  if (typed === '') return []
  const parsed = number.parse(typed, { now: new Date(0) })
  return 'value' in parsed && typeof parsed.value === 'string' ? [parsed.value] : []
}

/** By what two are probably one, the surest first; empty when they are not. A like name counts in any town. */
export function likenessOf(one: LikelyFields, other: LikelyFields): LikelyKind[] {
  const keys = likelyKeys(other)
  const shared = likelyKeys(one).filter(({ kind, value }) =>
    keys.some((key) => key.kind === kind && key.value === value),
  )
  const kinds = [...new Set(shared.map(({ kind }) => kind))]
  const isLike = !kinds.includes('nameCity') && likeNames(one.name ?? '', other.name ?? '')
  return isLike ? [...kinds, 'name'] : kinds
}

/** How much of two names, by their letters, must be the same. */
const LIKE = 0.75
/** Words that nearly every name in the branch has, and legal forms in words: they tell nobody from another. */
const common = new Set(
  'hotel hotels restaurant cafe eetcafe grandcafe grand bar bistro brasserie lunchroom pension herberg hostel de het een van der den the la le stichting vereniging cooperatie maatschap firma'.split(
    ' ',
  ),
)

/**
 * Whether two names are probably one with small differences: words in another order, left out or misspelt. What nearly every name has
 * does not count, and one name within a much longer one is another.
 */
export function likeNames(one: string, other: string): boolean {
  const [a, b] = [normaliseName(one), normaliseName(other)]
  if (a === '' || b === '') return false
  if (a === b) return true
  const [left, right] = [tellingWords(one), tellingWords(other)]
  const size = lettersOf(left) + lettersOf(right)
  if (size === 0) return false
  if (left.join('') === right.join('')) return true
  const rest = [...right]
  let shared = 0
  for (const word of left) {
    const at = rest.findIndex((candidate) => likeWords(word, candidate))
    if (at < 0) continue
    shared += word.length + (rest[at]?.length ?? 0)
    rest.splice(at, 1)
  }
  return shared / size >= LIKE
}

function tellingWords(name: string): string[] {
  return nameWords(name).filter((word) => !common.has(word))
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0)
}

/** One slip in a word of four letters, two in one of eight. */
function likeWords(one: string, other: string): boolean {
  if (one === other) return true
  const slips = Math.min(one.length, other.length) >= 8 ? 2 : Math.min(one.length, other.length) >= 4 ? 1 : 0
  return slips > 0 && Math.abs(one.length - other.length) <= slips && distance(one, other) <= slips
}

/** Letters to add, take out or change, at most. Bounded: a word is as long as a name. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
