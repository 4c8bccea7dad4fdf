import { fold } from '@schakel/domain'

/** From so many letters a word may have one mistake in it, and from twice as many two. */
const FORGIVEN_FROM = 4

/** How well a text fits what is typed: it begins with it, it holds every word of it in any order, or it does so but for a slip. */
type Fit = 'begins' | 'holds' | 'near'

/** The fit of a text, accents and capitals aside; nothing where it does not fit. */
export function fitOf(text: string, typed: string): Fit | undefined {
  const term = fold(typed.trim())
  const folded = fold(text)
  if (folded.startsWith(term)) return 'begins'
  const words = term.split(/\s+/)
  if (words.every((word) => folded.includes(word))) return 'holds'
  const known = folded.split(/[^\p{L}\p{N}]+/u)
  const isNear = (word: string) => known.some((one) => isSlip(one, word))
  return words.every((word) => folded.includes(word) || isNear(word)) ? 'near' : undefined
}

/** What fits what is typed, in the order in which it came; what has a slip in it only where nothing else fits. All of it for no words. */
export function findByWords<T>(items: readonly T[], textOf: (item: T) => string, typed: string): readonly T[] {
  if (typed.trim() === '') return items
  const fits = items.map((item) => ({ item, fit: fitOf(textOf(item), typed) }))
  const exact = fits.filter(({ fit }) => isExact(fit))
  return (exact.length > 0 ? exact : fits.filter(({ fit }) => fit === 'near')).map(({ item }) => item)
}

/**
 * Of what was found for fewer letters, what still fits: it is shown until the answer to what is typed by now is there. Without this Enter
 * would pick something else than what somebody typed.
 */
export function stillFitting<T>(found: readonly T[], textOf: (item: T) => string, typed: string): T[] {
  return found.filter((item) => isExact(fitOf(textOf(item), typed)))
}

const isExact = (fit: Fit | undefined) => fit === 'begins' || fit === 'holds'

/** Whether the beginning of a word is what was typed with a letter wrong, missing, too many, or two turned around. */
function isSlip(word: string, typed: string): boolean {
  const allowed = typed.length < FORGIVEN_FROM ? 0 : typed.length < 2 * FORGIVEN_FROM ? 1 : 2
  if (allowed === 0 || word.length < typed.length - allowed) return false
  return beginningDistance(word.slice(0, typed.length + allowed), typed) <= allowed
}

/** How many slips lie between what was typed and the beginning of a word that is nearest to it. */
function beginningDistance(word: string, typed: string): number {
  let twoBefore: number[] = []
  let before = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const now = [row]
    for (let at = 1; at <= word.length; at++) {
      const isSame = word[at - 1] === typed[row - 1]
      const isTurned = at > 1 && row > 1 && word[at - 1] === typed[row - 2] && word[at - 2] === typed[row - 1]
      now[at] = Math.min(
        (before[at] ?? row) + 1,
        (now[at - 1] ?? row) + 1,
        (before[at - 1] ?? row) + (isSame ? 0 : 1),
        isTurned ? (twoBefore[at - 2] ?? row) + 1 : row + at,
      )
    }
    twoBefore = before
    before = now
  }
  return Math.min(...before)
}
