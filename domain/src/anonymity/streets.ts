import type { Range } from './ranges.ts'
import { chainStart, isCapital, wordStart } from './streetName.ts'
import { ADDITION, ALONE, isNoStreet, KNOWN, MAYBE, NO_NAME_ENDS, NUMBER, RIVERS, SURE } from './streetWords.ts'
import type { View } from './view.ts'

const ENDING = new RegExp(`(?<=[\\p{L}'-])(${SURE}|${MAYBE})${NUMBER}`, 'gu')
const BY_ITSELF = new RegExp(`(?<![\\p{L}\\p{N}'-])(${SURE}|${ALONE})${NUMBER}`, 'gu')
const UNNUMBERED = /(?<=\p{L}{3})(?:straat|laan|gracht|singel|steeg|kade|plein|burgwal|plantsoen)(?!\p{L})/gu
// Laan van Meerdervoort 12, Plein 1944 23, Rue de la Paix 3
const KIND_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:laan|plein|weg|straat|kade|dreef|park|hof|boulevard|avenue|allee|rue|markt|singel|wal)` +
    `((?: (?:van|de|der|den|het|'t|la|le|des|du)){0,4} [\\p{L}\\p{N}][\\p{L}\\p{N}.'-]{1,40}(?: \\p{L}[\\p{L}.'-]{1,40}){0,3})` +
    `[ ,\\n]{1,3}\\d{1,5}(?!\\d|[.,]\\d)${ADDITION}{0,2}`,
  'gu',
)
// Streets whose name says nothing of the kind: known ones, and any name right behind "aan" or "adres".
const WELL_KNOWN = new RegExp(`(?<!\\p{L})(?:${KNOWN})${NUMBER}`, 'gu')
const SITUATED = new RegExp(
  `(?<!\\p{L})(?:aan|gevestigd op|(?:bezoek|post|aflever|vestigings|factuur)?adres(?: is)?:?|locatie:|vestiging:) (?:(?:de|het|'t|den) )?` +
    `(\\p{L}[\\p{L}.'-]{2,40}(?: \\p{L}[\\p{L}.'-]{1,40}){0,3} \\d{1,5}(?!\\d|[.,]\\d)${ADDITION}{0,2})`,
  'gu',
)
const POST_BOX = /(?<!\p{L})(?:postbus|antwoordnummer|p\.? ?o\.? ?box)[ .:]{0,3}\d{1,6}(?!\d)/gu
const IS_SURE = new RegExp(`^(?:${SURE})$`, 'u')
const ADJECTIVE = /(?:oude|nieuwe|korte|lange|grote|kleine|hoge|lage|eerste|tweede|derde|[1-9]e|[1-9]de) $/

/** Street addresses in Dutch notation, and post boxes (D7). */
export function findStreets(view: View): Range[] {
  return [
    ...endings(view),
    ...byThemselves(view),
    ...unnumbered(view),
    ...kindFirst(view),
    ...situated(view),
    ...plainly(view),
  ]
}

function endings(view: View): Range[] {
  return Array.from(view.text.matchAll(ENDING)).flatMap((match) => {
    const ending = match[1] ?? ''
    const start = wordStart(view.text, match.index)
    if (isNoStreet(view.text.slice(start, match.index + ending.length))) return []
    const chain = chainStart(view, start)
    const isName = IS_SURE.test(ending) || hasCapital(view, chain, match.index)
    return isName ? [{ start: chain, end: match.index + match[0].length }] : []
  })
}

function byThemselves(view: View): Range[] {
  return Array.from(view.text.matchAll(BY_ITSELF)).flatMap((match) => {
    const end = match.index + match[0].length
    const chain = chainStart(view, match.index)
    if (isCapital(view, match.index) || (chain < match.index && IS_SURE.test(match[1] ?? '')))
      return [{ start: chain, end }]
    const adjective = ADJECTIVE.exec(view.text.slice(Math.max(0, match.index - 10), match.index))?.[0]
    return adjective !== undefined && IS_SURE.test(match[1] ?? '')
      ? [{ start: match.index - adjective.length, end }]
      : []
  })
}

// Without a number only a proper name is a street: the capital tells.
function unnumbered(view: View): Range[] {
  return Array.from(view.text.matchAll(UNNUMBERED)).flatMap((match) => {
    const start = wordStart(view.text, match.index)
    const end = match.index + match[0].length
    return isCapital(view, start) && !isNoStreet(view.text.slice(start, end))
      ? [{ start: chainStart(view, start), end }]
      : []
  })
}

function kindFirst(view: View): Range[] {
  return Array.from(view.text.matchAll(KIND_FIRST)).flatMap((match) => {
    const end = match.index + match[0].length
    const name = match.index + match[0].indexOf(match[1] ?? '')
    const isName =
      hasCapital(view, name, name + (match[1] ?? '').length) ||
      (isCapital(view, match.index) && /^ \d/.test(match[1] ?? ''))
    return isName ? [{ start: match.index, end }] : []
  })
}

function situated(view: View): Range[] {
  return Array.from(view.text.matchAll(SITUATED)).flatMap((match) => {
    const name = match[1] ?? ''
    const end = match.index + match[0].length
    const start = end - name.length
    return hasCapital(view, start, end - 1) && !isSentence(view, match.index, start, name) ? [{ start, end }] : []
  })
}

// "Alphen aan den Rijn werkt met 8 kassa's": a place by a river, and the number is of what comes behind it.
function isSentence(view: View, from: number, start: number, name: string): boolean {
  const words = name.replace(/ \d.*$/su, '').split(' ')
  const last = words.at(-1) ?? ''
  const at = start + words.slice(0, -1).reduce((sum, word) => sum + word.length + 1, 0)
  if (words.length < 2 || isCapital(view, at)) return false
  return NO_NAME_ENDS.has(last) || (RIVERS.has(words[0] ?? '') && isPlaceBefore(view, from))
}

/** Whether a name stands right before this place: `Capelle` aan den IJssel. */
function isPlaceBefore(view: View, at: number): boolean {
  return /(?<![\p{L}])\p{Lu}[\p{L}-]{2,} $/u.test(view.cased.slice(Math.max(0, at - 30), at))
}

function plainly(view: View): Range[] {
  return [WELL_KNOWN, POST_BOX].flatMap((pattern) =>
    Array.from(view.text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length })),
  )
}

function hasCapital(view: View, start: number, end: number): boolean {
  return /(?<![\p{L}\p{N}])(?:'[a-z][- ])?\p{Lu}/u.test(view.cased.slice(start, end))
}
