import { foldLookalikes } from '../anonymity/foldLookalikes.ts'
import { everyday, givenNames, harmless, ordinary, ownWords } from './knownWords.ts'
import { openProducts } from './openProducts.ts'
import { isPlaceName } from './places.ts'
import { acronyms, functions, products, productWords } from './products.ts'
import { findProductTalk } from './productTalk.ts'
import { findTechTalk } from './techTalk.ts'
import { hasCapital, type Word } from './textWords.ts'

/** Whether a word with a capital tells nobody's name. */
export type IsHarmless = (word: Word) => boolean

/** Whether a word is a first name, and no ordinary word besides. */
export function isGivenName({ folded }: Word): boolean {
  return !ordinary.has(folded) && (givenNames.has(folded) || givenNames.has(folded.replace(/['’]?s$/, '')))
}

/** Laws and rules are everybody's. */
const LAW = /.{4}(?:wet|besluit|regeling|richtlijn|verordening|norm|code)$/

/** Things that are called by who makes, issues or wants them: a pass, a certificate, a machine. */
const THING =
  /(?:pas|passen|pasje|kaart|kaarten|certificaat|certificaten|nummers?|regels?|server|poortjes?|ketels?|kookplaten|platen|data|servies|koppeling|koppelingen|module|modules|apps?|systeem|systemen|kassa|scanners?|printers?|terminals?|licentie|licenties|abonnement|bestand|bestanden|rapport|rapporten|export|import|accounts?|tool|tools|software|platform|registratie|audit|keurmerk|label|norm|normen|richtlijn|regeling|codes?|formulier|aangifte|controle|standaard|protocol|integratie|sensor|sensoren|apparaat|automaat|machines?|ovens?|sloten|bonnen|bon|meldingen|melding|verplichting|eisen|check|checks|logica|feed|tarief|tarieven|uren|fust|fusten|box|kast|lijst|lijsten|bord|schermen|scherm)$/
/** Letters that stand for something; beside a word that says where, they may be a place, a fair or a house. */
const LETTERS = /^\p{Lu}{2,5}\d?$/u
const WHERE =
  /(?:^|[^\p{L}])(?:in|bij|naast|tijdens|achter|tegenover|vlakbij|nabij|rond|near|next to|during|behind|at)(?: (?:de|het|the))? $/iu

/** Behind this stands who speaks, whatever the sentence is about. */
const SELF =
  /(?<!\p{L})(?:(?:wij|we|ik|hier|bedrijf|zaak|onderneming|naam|team|restaurant|hotel|café|company|business|place|name|this)(?: \p{L}+){0,2} (?:heet|heten|ben|zijn|is|are|am|called)|namens|(?:team|personeel|medewerkers) van|team of)(?: (?:de|het|the))? $/iu

/**
 * What of a text is no name: words of the trade, software and what stands beside it ("Exact Online"), and whatever the text speaks of as
 * software ("een koppeling met …"), as long as it is no first name or place.
 */
export function isHarmlessIn(text: string, words: readonly Word[], known: ReadonlySet<string>): IsHarmless {
  const isProduct = (word: string) =>
    harmless.has(word) || known.has(word) || products.has(word) || openProducts.has(word)
  const isKnown = (word: string) => {
    const folded = foldLookalikes(word)
    return isProduct(folded) || ownWords.has(folded) || (acronyms.has(folded) && word === word.toUpperCase())
  }
  // "HACCP-registratie" and "QR-codes" are no names either.
  const isKnownWord = ({ folded, text: word }: Word) =>
    isKnown(word) ||
    functions.has(folded) ||
    everyday.has(folded) ||
    LAW.test(folded) ||
    (/-\p{Ll}+$/u.test(word) && THING.test(word)) ||
    (word.includes('-') && word.split('-').every((part) => /^\p{Ll}/u.test(part) || isKnown(part)))
  const isSpoken = new Uint8Array(text.length)
  for (const { start, end } of [...findProductTalk(text), ...findTechTalk(text)]) isSpoken.fill(1, start, end)
  const beside = new Set<Word>()
  words.forEach((word, index) => {
    const last = words[index - 1]
    if (!last || text.slice(last.end, word.start) !== ' ' || !hasCapital(word)) return
    if (productWords.has(word.folded) && (isProduct(last.folded) || beside.has(last))) beside.add(word)
  })
  const isLetters = ({ text: word, start }: Word) =>
    LETTERS.test(word) && !WHERE.test(text.slice(Math.max(0, start - 14), start))
  const isSelf = ({ start }: Word) => SELF.test(text.slice(Math.max(0, start - 60), start))
  return (word) =>
    isKnownWord(word) ||
    (isLetters(word) && !isSelf(word)) ||
    beside.has(word) ||
    (isSpoken[word.start] === 1 &&
      !isSelf(word) &&
      !isGivenName(word) &&
      !isPlaceName(word.folded) &&
      !/^(?:van|de|het|ter|ten)$/.test(word.folded))
}
