// Letters that NFKD leaves whole but that a reader takes for plain Latin ones: Nordic and Polish letters, and the
// Cyrillic and Greek lookalikes with which a name can be written past a filter.
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  (
    "ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ħ:h ı:i ŀ:l ŋ:n ŧ:t ɡ:g ɑ:a ʼ:' " +
    'а:a в:b е:e к:k м:m н:h о:o р:p с:c т:t у:y х:x і:i ј:j ѕ:s ԁ:d ԛ:q ԝ:w һ:h ӏ:l ' +
    'α:a β:b ε:e ι:i κ:k μ:m ν:v ο:o ρ:p τ:t υ:u χ:x ς:s σ:o γ:y η:n'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
)

const UNSEEN = /^[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]$/u
const SPACE = /^[\s\p{Z}]$/u
const DASH = /^[\p{Pd}\u2212\u2043\u02d7\ufe63]$/u
const QUOTE = /^[\u2018\u2019\u201a\u201b\u2032\u00b4\u0060\u02bc\u02b9\u055a\uff07]$/u
const DOT = /^[\u3002\uff61\u2024\uff0e]$/u

const known = new Map<string, string>()
const KNOWN_MAX = 5000

/** One character as the detectors see it: accents gone, compatibility forms plain, unseen characters nothing at all. */
export function foldCharacter(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const folded = foldAnew(character)
  if (known.size < KNOWN_MAX) known.set(character, folded)
  return folded
}

/**
 * A text as the detectors see it, in lower case: `Café ’t Gǒuden` becomes `cafe 't gouden`. Unlike `fold` of `values.ts` it also
 * reads letters that only look like Latin ones, and all quotes, dashes and blanks as one.
 */
export function foldLookalikes(text: string): string {
  return foldLookalikesCased(text).toLowerCase()
}

/** The same with its capitals kept. */
export function foldLookalikesCased(text: string): string {
  return text.replace(/[^\x20-\x7e]|`/gu, foldCharacter)
}

function foldAnew(character: string): string {
  if (SPACE.test(character)) return ' '
  if (UNSEEN.test(character)) return ''
  if (DASH.test(character)) return '-'
  if (QUOTE.test(character)) return "'"
  if (DOT.test(character)) return '.'
  return Array.from(character.normalize('NFKD'), plain).join('')
}

function plain(character: string): string {
  if (SPACE.test(character)) return ' '
  if (UNSEEN.test(character)) return ''
  if (DASH.test(character)) return '-'
  if (character === '\u2044' || character === '\u2215') return '/'
  const small = character.toLowerCase()
  const letter = LOOKALIKES.get(small)
  if (letter === undefined) return character
  return small === character ? letter : letter.toUpperCase()
}
