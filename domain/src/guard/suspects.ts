import type { LeadIdentity } from '../anonymity/identifiers.ts'
import { MASK_LENGTH_MAX } from '../limits.ts'
import { isBareSubject } from './bareSubject.ts'
import { type Clue, findClues } from './clues.ts'
import { type IsHarmless, isGivenName, isHarmlessIn, lookedAtOnce } from './harmless.ts'
import type { SuspectKind } from './kinds.ts'
import { likelyNames } from './likelyNames.ts'
import { findNearNames } from './nearNames.ts'
import { findPartners } from './partners.ts'
import { findPatterns, type Suspect } from './patterns.ts'
import { findPlaces } from './places.ts'
import { hasCapital, type Word, wordsIn } from './textWords.ts'
import { findInitials, findWrittenOut } from './writtenOut.ts'

/** Names of this length are known in small letters too. */
const SMALL_MIN = 5

/** Who asks, as far as it is known, and names that tell nothing, such as those of software, folded. */
interface Asking {
  readonly identity?: LeadIdentity
  readonly known?: ReadonlySet<string>
}

/**
 * What of a text, already redacted, still looks as if it told who is asking (D7): names, places, streets without a word for it, numbers,
 * handles and file names that are on no card, names of the card written wrongly, and what describes who asks.
 */
export function findSuspects(text: string, { identity, known = new Set() }: Asking = {}): Suspect[] {
  const words = wordsIn(text)
  const isHarmless = lookedAtOnce(isHarmlessIn(text, words, known))
  return together(
    [
      ...findPatterns(text).filter((found) => !isHeading(found, text, words, isHarmless)),
      ...words.filter(({ text: word }) => /\p{L}_[\p{L}\p{N}]|[\p{L}\p{N}]_\p{L}/u.test(word)).map(as('handle')),
      ...streets(text, words, isHarmless),
      ...findInitials(text, identity?.contactNames ?? []).flatMap(asKind('name')),
      ...(identity ? findNearNames(text, identity).flatMap(asKind('name')) : []),
      ...likelyNames([...findPlaces(text, words), ...names(text, words, isHarmless)], text, words, isHarmless, known),
      ...findPartners(text, known).flatMap(asKind('name')),
      ...[...findWrittenOut(text), ...findClues(text)].flatMap(asKind('clue')),
    ],
    text,
  )
}

/** Whether what stands between quotation marks is a word on a screen or a product: each of its words tells nobody. */
function isHeading(
  { start, end, kind }: Suspect,
  text: string,
  words: readonly Word[],
  isHarmless: IsHarmless,
): boolean {
  if (kind !== 'name' || !/["“”„«'‘‚]/.test(text.slice(Math.max(0, start - 1), start))) return false
  const own = words.filter((word) => word.start >= start && word.end <= end)
  return own.length > 0 && own.every((word) => isHarmless(word) || (!hasCapital(word) && !isGivenName(word)))
}

/** In order, each once: what overlaps is one, and a description with the name beside it, as long as staff can blot it out in one go. */
function together(found: readonly Suspect[], text: string): Suspect[] {
  const joined: Suspect[] = []
  for (const one of found.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (!last || (one.start > last.end && !isBeside(last, one, text))) joined.push(one)
    else if (one.end - last.start <= MASK_LENGTH_MAX) {
      const kind = last.kind === 'clue' ? one.kind : last.kind
      joined[joined.length - 1] = { ...last, kind, end: Math.max(last.end, one.end) }
    } else if (one.end > last.end) joined.push({ ...one, start: last.end })
  }
  return joined
}

const isBeside = (last: Suspect, one: Suspect, text: string) =>
  !(last.kind === 'clue' && one.kind === 'clue') && text.slice(last.end, one.start) === ' '

// In stretches no longer than what staff can blot out in one go.
const asKind =
  (kind: SuspectKind) =>
  ({ start, end }: Clue): Suspect[] =>
    Array.from({ length: Math.ceil((end - start) / MASK_LENGTH_MAX) }, (_, at) => {
      const from = start + at * MASK_LENGTH_MAX
      return { start: from, end: Math.min(end, from + MASK_LENGTH_MAX), kind }
    })
const as = (kind: SuspectKind) => (word: Word) => ({ start: word.start, end: word.end, kind })

// Kerkhof 12, Lange Poten 4, Achter de Hoven 31b: a name with a number behind it, where the number counts nothing.
function streets(text: string, words: readonly Word[], isHarmless: IsHarmless): Suspect[] {
  return words.flatMap((word, index): Suspect[] => {
    if (!/^\d{1,4}(?:[a-z]|-?[IVX]+|bis|hs)?$/.test(word.text) || index === 0) return []
    const last = words[index - 1]
    if (!last || text.slice(last.end, word.start) !== ' ' || !hasCapital(last)) return []
    if (/^(?:19|20)\d\d$/.test(word.text) || isHarmless(last) || (last.isFirst && !isNameLike(words, index - 1)))
      return []
    return COUNTED.test(last.folded)
      ? []
      : [{ start: startOfName(text, words, index - 1), end: word.end, kind: 'street' }]
  })
}

const COUNTED =
  /^(?:fase|versie|stap|week|dag|zaal|hal|kassa|tafel|kamer|unit|gebouw|verdieping|etage|punt|bijlage|pagina|hoofdstuk|artikel|prioriteit|optie|plan|niveau|kwartaal|maand|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|vestiging|locatie|restaurant|team|groep|versie|release|type|model|klasse|ster|sterren|nr|nummer|totaal|circa|ruim|minimaal|maximaal|error|foutmelding|fout|melding|code|variant|scenario|taak|vraag|eis|kolom|regel|rij|menu|gang|ronde|batch|tank|baan|veld|hole|room|table|step|phase|option|page|week|day|version|q)$/

/** At the beginning of a sentence a word counts when it is a first name, or when its neighbour has a capital too. */
function isNameLike(words: readonly Word[], index: number): boolean {
  const word = words[index]
  return word !== undefined && isGivenName(word)
}

/** Small words that no name begins with. */
const SMALL = /^(?:van|von|de|der|den|het|'t|’t|t|ten|ter|op|aan|en|in|la|le|el|al|du|di|bij|achter|over|onder)$/
/** Of these the ones that hold a name together. */
const PARTICLE = /^(?:van|von|de|der|den|het|'t|’t|t|ten|ter|la|le|el|al|du|di)$/

/** Where a name that ends with this word begins: over words with a capital, and small ones between them. */
function startOfName(text: string, words: readonly Word[], index: number): number {
  let first = index
  for (let at = index - 1; at >= 0 && index - at <= 4; at--) {
    const word = words[at]
    const next = words[at + 1]
    if (!word || !next || next.isFirst || !/^[ \-'’.&]{1,3}$/.test(text.slice(word.end, next.start))) break
    if (word.isFirst && STARTERS.has(word.folded) && !PARTICLE.test(word.folded)) break
    if (hasCapital(word) && !(word.isFirst && PARTICLE.test(word.folded) && at < first - 1)) first = at
    else if (!PARTICLE.test(word.folded)) break
  }
  return words[first]?.start ?? 0
}

function names(text: string, words: readonly Word[], isHarmless: IsHarmless): Suspect[] {
  // Who writes in capitals alone says nothing by them.
  const isShouted = words.length > 3 && !/\p{Ll}/u.test(text)
  return words.flatMap((word, index): Suspect[] => {
    if (isHarmless(word) || SMALL.test(word.folded)) return []
    const isGiven = isGivenName(word)
    if (isShouted || (isGiven && word.text.length >= SMALL_MIN)) return isGiven ? [nameTo(text, words, index)] : []
    if (/\p{Ll}\p{Lu}/u.test(word.text)) return [as('name')(word)]
    if (!hasCapital(word) || (word.text.length === 1 && word.isFirst)) return []
    const next = words[index + 1]
    if (word.isFirst && !isGiven && !isNameFirst(text, words, index, isHarmless)) return []
    if (word.text.length === 1 && !hasCapital(next)) return []
    return [nameTo(text, words, index)]
  })
}

const nameTo = (text: string, words: readonly Word[], index: number): Suspect => ({
  start: startOfName(text, words, index),
  end: words[index]?.end ?? 0,
  kind: 'name',
})

/** Whether the first word of a sentence is one of a name: "Villa Rozenrust", "Brouwerij De Molen". */
function opensName(text: string, word: Word, next: Word | undefined, isHarmless: IsHarmless): boolean {
  if (next && /^(?:bv|nv|vof)$/.test(next.folded)) return true
  // Letters come so far only where a sentence says of them what a house does.
  if (/^\p{Lu}{2,5}$/u.test(word.text)) return true
  if (!next || !hasCapital(next) || isHarmless(next) || next.isFirst || SMALL.test(next.folded)) return false
  return text.slice(word.end, next.start) === ' ' && !STARTERS.has(word.folded)
}

/** Whether a sentence that begins with this word begins with a name. */
function isNameFirst(text: string, words: readonly Word[], index: number, isHarmless: IsHarmless): boolean {
  const word = words[index]
  return (
    word !== undefined &&
    (opensName(text, word, words[index + 1], isHarmless) ||
      isFamilyName(word) ||
      isBareSubject(text, words, index) ||
      isPair(text, words, index, isHarmless))
  )
}

/** Whether a word ends as family names do, and few other words: "Dijkstra", "Sjoerdsma", "Yildizoglu". */
function isFamilyName({ text, folded }: Word): boolean {
  return /^\p{Lu}\p{Ll}{4,}$/u.test(text) && FAMILY.test(folded) && !NO_FAMILY.test(folded)
}
const FAMILY =
  /..(?:stra|[tds]sma|[dklmnprt]ema|[bdklmnrst]inga|enga|[bdgklmnrst]huizen|ssens?|aerts|oglu|ovic|ink[s]?|[lr]mans)$/
const NO_FAMILY =
  /(?:schema|thema|cinema|drink|extra|orchestra|gingen|lessen|messen|kussen|flessen|tussen|processen|adressen|prinsessen|bussen|sessies|link|links|koppelink|normans|romans|germans|inks|pink|zink|flink|shrink|think)s?$/

/** Whether a sentence begins with two people: "Bregje en Klaas willen". */
function isPair(text: string, words: readonly Word[], index: number, isHarmless: IsHarmless): boolean {
  const [word, and, other, verb] = words.slice(index, index + 4)
  if (!word || !and || !other || !/^(?:en|and)$/.test(and.text) || !hasCapital(other) || isHarmless(other)) return false
  return (
    !STARTERS.has(word.folded) &&
    text.slice(word.end, other.start) === ` ${and.text} ` &&
    verb !== undefined &&
    /^(?:\p{Ll}+(?:en|an|ent)|zijn)$/u.test(verb.text)
  )
}

const STARTERS = new Set(
  'in op bij aan voor van met naar uit door over onder tussen na sinds tot via volgens de het een onze ons zijn haar hun deze die dit dat er ook nu dan als wanneer omdat want maar en of ze zij wij we ik hij vraag bel mail graag stuur contact zie wens wensen contactpersoon eigenaar directeur chef kok mevrouw meneer beste groet groetjes groeten neef nicht oom tante broer zus vader moeder vroeger daar hier beide alle elke iedere geen'.split(
    ' ',
  ),
)
