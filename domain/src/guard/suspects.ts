import { fold } from '../anonymity/fold.ts'
import type { SuspectKind } from './kinds.ts'
import { givenNames, harmless, ordinary, ownWords } from './knownWords.ts'
import { placeNames } from './placeNames.ts'

/** A stretch of a text, from `start` up to, not including, `end`. */
export interface Suspect {
  readonly start: number
  readonly end: number
  readonly kind: SuspectKind
}

interface Word {
  readonly text: string
  readonly folded: string
  readonly start: number
  readonly end: number
  /** A sentence begins with it, so that its capital says nothing. */
  readonly isFirst: boolean
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}&'’_-]*/gu
const places = new Map<string, number>(placeNames.map((name) => [fold(name), fold(name).split(/[ ]/).length]))
const PLACE_WORDS_MAX = 4
/** Names of this length are known in small letters too. */
const SMALL_MIN = 5

/**
 * What of a text, already redacted, still looks as if it told who is asking (D7): names, places, streets without a word for it, numbers,
 * handles and file names that are on no card. `known` holds names that tell nothing, such as those of software, folded.
 */
export function findSuspects(text: string, known: ReadonlySet<string> = new Set()): Suspect[] {
  const words = wordsIn(text)
  const isKnown = (word: string) => harmless.has(word) || known.has(word) || ownWords.has(word)
  // "HACCP-registratie" and "QR-codes" are no names either.
  const isHarmless = ({ folded, text: word }: Word) =>
    isKnown(folded) ||
    (word.includes('-') && word.split('-').every((part) => /^\p{Ll}/u.test(part) || isKnown(fold(part))))
  return separate([
    ...matches(text, FILE, 'file'),
    ...matches(text, HASHTAG, 'handle'),
    ...groups(text, SOCIAL, 'handle'),
    ...words.filter(({ text: word }) => /\p{L}_[\p{L}\p{N}]|[\p{L}\p{N}]_\p{L}/u.test(word)).map(as('handle')),
    ...streets(text, words, isHarmless),
    ...findPlaces(text, words),
    ...groups(text, SITUATED, 'place').filter(({ start, end }) => isPlace(text.slice(start, end))),
    ...matches(text, LONG_NUMBER, 'number').filter((range) => !isAmount(text, range)),
    ...groups(text, NUMBERED, 'number'),
    ...groups(text, OLD_YEAR, 'number'),
    ...groups(text, TITLED, 'name'),
    ...quoted(text),
    ...together(names(text, words, isHarmless)),
  ])
}

// Read in this order: what is a file or a street is not also a name.
function separate(found: readonly Suspect[]): Suspect[] {
  const kept: Suspect[] = []
  for (const one of found) {
    const index = kept.findIndex((other) => one.start < other.end && other.start < one.end)
    const other = kept[index]
    if (!other) kept.push(one)
    else kept[index] = { ...other, start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }
  }
  return together(kept.filter(({ start, end }) => end > start))
}

/** In order, each once: a name of several words is found from each of them. */
function together(found: readonly Suspect[]): Suspect[] {
  const joined: Suspect[] = []
  for (const one of [...found].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && one.start <= last.end) joined[joined.length - 1] = { ...last, end: Math.max(last.end, one.end) }
    else joined.push(one)
  }
  return joined
}

const FILE =
  /(?<![\p{L}\p{N}_])[\p{L}\p{N}_][\p{L}\p{N}_.()-]{0,150}\.(?:pdf|docx?|xlsx?|csv|pptx?|odt|ods|txt|rtf|jpe?g|png|gif|heic|zip|msg|eml|vcf)(?![\p{L}\p{N}])/giu
const HASHTAG = /#\p{L}[\p{L}\p{N}_]{3,}/gu
const SOCIAL =
  /(?:insta(?:gram)?|facebook|tiktok|twitter|linkedin|youtube|pinterest|snapchat)(?: ?[:=] ?| (?:heten|staan|zitten|zijn) (?:we|wij|ze|zij)(?: als| onder)? | als | onder (?:de naam )?)@?([\p{L}\p{N}_.-]{4,})/giu
const LONG_NUMBER = /(?<![\p{L}\p{N}.,€-])\d{5,}(?![\p{L}\p{N}]|[.,]\d)/gu
const NUMBERED =
  /(?:lid|klant|debiteur(?:en)?|relatie|dossier|contract|huis|registratie|vergunning(?:s)?|polis|order|account|kamer van koophandel )-?(?:nummer|nr\.?|no\.?)[^\d\n]{0,30}(\d[\d.-]{1,})/giu
const OLD_YEAR =
  /(?:sinds|anno|opgericht in|gesticht in|uit|bouwjaar|begonnen in|al van(?:af)?)\s(?:het jaar )?(1[5-9]\d\d)(?!\d)/giu
const TITLED =
  /(?<!\p{L})(?:mevr(?:ouw)?|mw|meneer|de heer|dhr|familie|fam)\.? ((?:(?:van|de|der|den|ter|ten|het|'t) ){0,3}\p{L}[\p{L}'-]{2,})/giu
const QUOTED = /["“”„«]([^"“”„«»\n]{3,60})["“”»]|(?<=^|[\s(])['‘‚]([^'‘’‚\n]{3,60})['’](?![\p{L}])/gu
const UNIT = /^\s?(?:eur|m2|km|kg|per|x|\p{Ll}{4,})(?!\p{L})/u

function isAmount(text: string, { start, end }: Suspect): boolean {
  return /(?:€|eur|euro)\s?$/i.test(text.slice(Math.max(0, start - 6), start)) || UNIT.test(text.slice(end, end + 20))
}

function matches(text: string, pattern: RegExp, kind: SuspectKind): Suspect[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    kind,
  }))
}

function groups(text: string, pattern: RegExp, kind: SuspectKind): Suspect[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const group = match[1] ?? match[2] ?? ''
    const start = match.index + match[0].lastIndexOf(group)
    return { start, end: start + group.length, kind }
  })
}

// What stands between quotation marks is a name where it is written like one.
function quoted(text: string): Suspect[] {
  return groups(text, QUOTED, 'name').filter(({ start, end }) => {
    const said = text.slice(start, end)
    return /^(?:(?:de|het|'t|’t|in|op|aan) )?\p{Lu}/u.test(said) && said.split(' ').length <= 5 && !/[.!?]$/.test(said)
  })
}

const as = (kind: SuspectKind) => (word: Word) => ({ start: word.start, end: word.end, kind })

const BEGIN = /(?:^|[.!?:;•·|(\n]\s*["“”'‘’]?|^\s*[-–*>]\s*)$/u
/** A full stop behind a single capital ends no sentence. */
const INITIAL = /(?:^|[^\p{L}\p{N}])\p{Lu}\. ?$/u

function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => {
    const word = found.replace(/['’_-]+$/u, '')
    const before = text.slice(Math.max(0, index - 4), index)
    return {
      text: word,
      folded: fold(word),
      start: index,
      end: index + word.length,
      isFirst: BEGIN.test(before) && !INITIAL.test(before),
    }
  })
}

const hasCapital = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word.text)

// Kerkhof 12, Lange Poten 4, Achter de Hoven 31b: a name with a number behind it, where the number counts nothing.
function streets(text: string, words: readonly Word[], isHarmless: (word: Word) => boolean): Suspect[] {
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
  /^(?:fase|versie|stap|week|dag|zaal|hal|kassa|tafel|kamer|unit|gebouw|verdieping|etage|punt|bijlage|pagina|hoofdstuk|artikel|prioriteit|optie|plan|niveau|kwartaal|maand|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|vestiging|locatie|restaurant|team|groep|versie|release|type|model|klasse|ster|sterren|nr|nummer|totaal|circa|ruim|minimaal|maximaal)$/

/** At the beginning of a sentence a word counts when it is a first name, or when its neighbour has a capital too. */
function isNameLike(words: readonly Word[], index: number): boolean {
  const word = words[index]
  return word !== undefined && isGivenName(word)
}

function isGivenName({ folded }: Word): boolean {
  return !ordinary.has(folded) && (givenNames.has(folded) || givenNames.has(folded.replace(/['’]?s$/, '')))
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
    if (!word || !next || !/^[ \-'’.&]{1,3}$/.test(text.slice(word.end, next.start))) break
    if (word.isFirst && STARTERS.has(word.folded) && !PARTICLE.test(word.folded)) break
    if (hasCapital(word) && !(word.isFirst && PARTICLE.test(word.folded) && at < first - 1)) first = at
    else if (!PARTICLE.test(word.folded)) break
  }
  return words[first]?.start ?? 0
}

function findPlaces(text: string, words: readonly Word[]): Suspect[] {
  return words.flatMap((word, index): Suspect[] => {
    if (!/^(?:\p{Lu}|\d|['’]?[st]-\p{Lu})/u.test(word.text) && !/^['’]?[st]$/.test(word.folded)) return []
    for (let count = Math.min(PLACE_WORDS_MAX, words.length - index); count > 0; count--) {
      const last = words[index + count - 1]
      if (!last) continue
      const name = fold(text.slice(word.start, last.end)).replace(/[’]/g, "'")
      const stem = count === 1 ? [name, name.replace(/(?:e?se?|s)$/, ''), name.replace(/(?:er|ers)$/, '')] : [name]
      const known = stem.find((one) => places.has(one))
      if (known === undefined) continue
      if (count === 1 && (word.isFirst || known !== name) && (ordinary.has(known) || ordinary.has(name))) continue
      if (count === 1 && (known.length < 3 || (known !== name && known.length < 5))) continue
      if (harmless.has(name) || /provincie $/i.test(text.slice(Math.max(0, word.start - 10), word.start))) continue
      return [{ start: word.start, end: last.end, kind: 'place' }]
    }
    return []
  })
}

const SITUATED = /(?<!\p{L})(?:in|uit|naar|te|bij|vanuit|rond|en in) (\p{Ll}[\p{L}-]{4,})/gu

function isPlace(word: string): boolean {
  return places.has(fold(word)) && !ordinary.has(fold(word))
}

function names(text: string, words: readonly Word[], isHarmless: (word: Word) => boolean): Suspect[] {
  // Who writes in capitals alone says nothing by them.
  const isShouted = words.length > 3 && !/\p{Ll}/u.test(text)
  return words.flatMap((word, index): Suspect[] => {
    if (isHarmless(word) || SMALL.test(word.folded)) return []
    const isGiven = isGivenName(word)
    if (isShouted || (isGiven && word.text.length >= SMALL_MIN)) return isGiven ? [nameTo(text, words, index)] : []
    if (/\p{Ll}\p{Lu}/u.test(word.text)) return [as('name')(word)]
    if (!hasCapital(word) || (word.text.length === 1 && word.isFirst)) return []
    const next = words[index + 1]
    if (word.isFirst && !isGiven && !opensName(text, word, next, isHarmless)) return []
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
function opensName(text: string, word: Word, next: Word | undefined, isHarmless: (word: Word) => boolean): boolean {
  if (next && /^(?:bv|nv|vof)$/.test(next.folded)) return true
  if (!next || !hasCapital(next) || isHarmless(next) || next.isFirst || SMALL.test(next.folded)) return false
  return text.slice(word.end, next.start) === ' ' && !STARTERS.has(word.folded)
}

const STARTERS = new Set(
  'in op bij aan voor van met naar uit door over onder tussen na sinds tot via volgens de het een onze ons zijn haar hun deze die dit dat er ook nu dan als wanneer omdat want maar en of ze zij wij we ik hij vraag bel mail graag stuur contact zie wens wensen contactpersoon eigenaar directeur chef kok mevrouw meneer beste groet groetjes groeten neef nicht oom tante broer zus vader moeder vroeger daar hier beide alle elke iedere geen'.split(
    ' ',
  ),
)
