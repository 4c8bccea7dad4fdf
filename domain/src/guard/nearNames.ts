import { foldLookalikes } from '../anonymity/foldLookalikes.ts'
import type { LeadIdentity } from '../anonymity/identifiers.ts'
import { GENERIC, ORDINARY, PARTICLES, TITLES } from '../anonymity/words.ts'
import type { Clue } from './clues.ts'

const WORD = /\p{L}[\p{L}\p{M}'’-]{2,60}/gu
const NAME_MIN = 5
const SMALL_MIN = 8
/** At the beginning of a sentence a short word has its capital of that. */
const FIRST_MIN = 7
const WORDS_MAX = 3
const NAMES_MAX = 200

/** What a house is, in one word: alone it names none. */
const KIND_OF_HOUSE =
  /^(?:pannen?koekenhuis|(?:congres|congress|strand|park|stads|wellness|kasteel|berg|bos)hotel|eethuis|eetlokaal|proeflokaal|wijnhuis|(?:bier|stads|dorps)brouwerij|(?:congres|zalen|party)centrum|strandtent|stadstuin|theetuin|theehuis|koffiehuis|koffiebranderij|ijssalon|poffertjeshuis|visrestaurant|streekmuseum|golfclub|golfbaan|jachthaven|dorpshuis|buurthuis|kinderboerderij|vakantiepark|wereldkeuken|theatercafe|museumcafe)s?$/

/** Words that look like a name on the card of the lead with a letter wrong, missing, doubled or turned around. */
export function findNearNames(text: string, identity: LeadIdentity): Clue[] {
  const names = namesOf(identity)
  if (names.length === 0) return []
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, index }))
  const found: Clue[] = []
  words.forEach(({ word, index }, at) => {
    const isFirst = /(?:^|[.!?:;•(\n]\s{0,2})$/u.test(text.slice(Math.max(0, index - 3), index))
    let whole = ''
    let end = index
    for (let count = 0; count < WORDS_MAX; count++) {
      const next = words[at + count]
      // Apart by a space or a hyphen alone.
      if (!next || (count > 0 && next.index !== end + 1)) return
      whole += squeeze(next.word)
      end = next.index + next.word.length
      if (isFirst && whole.length < FIRST_MIN) continue
      if (isNear(whole, /^\p{Lu}/u.test(word), names)) {
        found.push({ start: index, end })
        return
      }
    }
  })
  return found
}

const squeeze = (text: string) => foldLookalikes(text).replace(/[^\p{L}\p{N}]/gu, '')

function namesOf({ names, contactNames, cities }: LeadIdentity): string[] {
  const all = [...names, ...contactNames, ...cities]
  const parts = all.flatMap((name) => foldLookalikes(name).split(/[^\p{L}\p{N}]+/u))
  const telling = parts.filter(
    (part) =>
      !GENERIC.has(part) &&
      !KIND_OF_HOUSE.test(part) &&
      !PARTICLES.has(part) &&
      !TITLES.has(part) &&
      !ORDINARY.has(part),
  )
  const wholes = names.map((name) =>
    squeeze(
      foldLookalikes(name)
        .split(/\s+/)
        .filter((part) => !GENERIC.has(part))
        .join(''),
    ),
  )
  return [...new Set([...telling, ...wholes])]
    .filter(({ length }) => length >= NAME_MIN && length <= 60)
    .slice(0, NAMES_MAX)
}

/** In small letters a word has to be longer, and more than another form of the same word. */
function isNear(word: string, hasCapital: boolean, names: readonly string[]): boolean {
  if (word.length < (hasCapital ? NAME_MIN - 1 : SMALL_MIN)) return false
  return names.some((name) => {
    const most = Math.min(name.length, word.length) >= 10 && hasCapital ? 2 : 1
    if (Math.abs(name.length - word.length) > most) return false
    if (!hasCapital && (name.startsWith(word.slice(0, -1)) || word.startsWith(name.slice(0, -1)))) return false
    // A short name begins as it is written: "Kamer" is not "Hamer".
    if (name.length < 7 && name.slice(0, 1) !== word.slice(0, 1)) return false
    return isWithin(name, word, most)
  })
}

/** Whether at most so many letters are other, missing, added, or changed places with their neighbour. */
function isWithin(one: string, other: string, most: number): boolean {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const turned =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
          ? (before[at - 2] ?? most) + 1
          : Number.POSITIVE_INFINITY
      now.push(
        Math.min((last[at] ?? most) + 1, (now[at - 1] ?? most) + 1, (last[at - 1] ?? most) + (isSame ? 0 : 1), turned),
      )
    }
    if (Math.min(...now) > most && Math.min(...last) > most) return false
    ;[before, last] = [last, now]
  }
  const distance = last[other.length] ?? most + 1
  return distance > 0 && distance <= most
}
