import { foldLookalikes } from '../anonymity/foldLookalikes.ts'
import { branchNames } from './branchNames.ts'
import { everyday, givenNames, harmless, ordinary, ownWords, software } from './knownWords.ts'
import { moreGivenNames } from './moreGivenNames.ts'
import { openProducts } from './openProducts.ts'
import { functionWords, HOUSE_BEFORE, ordinaryCapitals } from './ordinaryCapitals.ts'
import { isOwnField } from './ownFields.ts'
import { isPlaceName } from './places.ts'
import { acronyms, functions, products, productWords } from './products.ts'
import { findProductTalk } from './productTalk.ts'
import { findListed, findTechTalk } from './techTalk.ts'
import { hasCapital, type Word } from './textWords.ts'
import { tradeNames } from './tradeNames.ts'

/** Whether a word with a capital tells nobody's name. */
export type IsHarmless = (word: Word) => boolean

/** Whether a word is a first name, and no ordinary word besides. */
export function isGivenName({ folded }: Word): boolean {
  const isName = (name: string) => givenNames.has(name) || moreGivenNames.has(name)
  return !ordinary.has(folded) && (isName(folded) || isName(folded.replace(/['’]?s$/, '')))
}

/** What is written, counted, sold or served, as the last part of an ordinary word: "Loonkosten", "Dieetkaart", "Paasbrunch". */
const COMPOUND =
  /^\p{L}{3,}(?:kosten|kaart|kaarten|pakket|pakketten|bonnen|bon|rekening|rekeningen|administratie|lijst|lijsten|overzicht|overzichten|rapport|rapporten|rapportage|formulier|formulieren|systeem|systemen|module|modules|brunch|lunch|diner|ontbijt|buffet|borrel|menu|planning|registratie|omzet|prijs|prijzen|tarief|tarieven|nummer|nummers|datum|contract|contracten|gegevens|bestand|bestanden|scherm|schermen|knop|melding|meldingen|tijden|uren|toeslag|korting|belasting|gerecht|gerechten|dossier|dossiers|indeling|verwerking|opdracht|opdrachten|afspraak|afspraken|controle|controles|verzekering|vergunning|aanvraag|aanvragen|begroting|factuur|facturen|offerte|offertes|budget|afdeling|leider|medewerker|medewerkers|beheerder|assistent|dienst|diensten|schotel|pas|passen|lijn|list|corner|journey|kassa|teller)$/u

/** Laws and rules are everybody's. */
const LAW = /.{4}(?:wet|besluit|regeling|richtlijn|verordening|norm|code)$/

/** Things that are called by who makes, issues or wants them: a pass, a certificate, a machine. */
const THING =
  /(?:pas|passen|pasje|kaart|kaarten|certificaat|certificaten|nummers?|regels?|server|poortjes?|ketels?|kookplaten|platen|data|servies|koppeling|koppelingen|module|modules|apps?|systeem|systemen|kassa|scanners?|printers?|terminals?|licentie|licenties|abonnement|bestand|bestanden|rapport|rapporten|export|import|accounts?|tool|tools|software|platform|registratie|audit|keurmerk|label|norm|normen|richtlijn|regeling|codes?|formulier|aangifte|controle|standaard|protocol|integratie|sensor|sensoren|apparaat|automaat|machines?|ovens?|sloten|bonnen|bon|meldingen|melding|verplichting|eisen|check|checks|logica|feed|tarief|tarieven|uren|fust|fusten|box|kast|lijst|lijsten|bord|schermen|scherm)$/
/** Letters that stand for something, with an ending or before an ordinary word: "BV's", "ICT'er", "JUS-contracten". */
const isLetterWord = (word: string) =>
  /^\p{Lu}-\p{Ll}{3,}$|^\p{Lu}{2,5}-\d{1,3}$/u.test(word) ||
  /^\p{Lu}{2,5}(?:['’]?(?:s|er|ers|en)|-(?!\p{Ll}*(?:weeke?n?d?e?|dag|dagen|feest|nacht|race|run|stadion|gebouw|terrein|park|plein)$)\p{Ll}{3,})$/u.test(
    word,
  )

/** What software is called after, written as one word of several capitals: "BrewPlanner", "ValidSign". */
const SOFTWARE_PART =
  /^(?:pro|plan|planner|planning|maker|sign|price|perfect|shift|book|booker|booking|bookings|pay|payment|cash|time|timer|track|tracker|order|orders|stock|serve|soft|software|app|apps|cloud|link|hub|base|flow|desk|data|staff|work|works|worker|job|jobs|team|check|checker|scan|scanner|ticket|tickets|online|mail|mailer|store|web|net|now|go|fast|smart|easy|manager|manage|control|connect|sync|tool|tools|form|forms|sheet|sheets|doc|docs|file|files|suite|system|systems|pos|erp|crm|hr|hrm|pms|api|ware|point|tap|click|touch|chat|bot|call|voice|review|reviews|rate|rates|revenue|insight|insights|metric|metrics|report|reports|learn|learning|train|school|skill|skills|safe|safety|secure|guard|vault|pass|key|lock|sense|sensor|meter|temp|log|logger|print|label|invoice|bill|billing|ledger|books|account|tax|payroll|roster|schedule|calendar|agenda|meet|meeting|event|events|guest|reserve|table|menu|recipe|cost|waste|inventory|purchase|supply|deliver|delivery|route|fleet|gift|card|loyalty|reward|marketing|social|post|campaign|lead|sales|client|contact|desk|help|support|service|task|note|pad|board|box|drive|share|sense|ly|io|ai|it)$/

function isSoftwareWord(word: string): boolean {
  const parts = word.split(/(?<=[\p{Ll}\d])(?=\p{Lu})/u)
  return (
    parts.length > 1 &&
    /^\p{Lu}/u.test(word) &&
    parts.some((part, at) => at > 0 && SOFTWARE_PART.test(part.toLowerCase()))
  )
}

/** Behind the name of a brand this is a house, or the beginning of one. */
const HOUSE_WORD =
  /^(?:de|het|van|ter|ten|hotel|restaurant|cafe|bar|bistro|brasserie|villa|huis|huys|hof|experience|arena|theater|hall|museum|stadion|brouwerij)$/

/** Letters that stand for something; beside a word that says where, they may be a place, a fair or a house. */
const LETTERS = /^\p{Lu}{2,5}\d?$/u
const WHERE =
  /(?:^|[^\p{L}])(?:in|bij|naast|tijdens|achter|tegenover|vlakbij|nabij|rond|near|next to|during|behind|at)(?: (?:de|het|the))? $/iu

/** What letters do that are the name of a house: "HKA zoekt", "the GHW team"; and whose people they are of. */
const ASKS =
  /^ (?:zoekt|zoeken|wil|wenst|vraagt|overweegt|verhuurt|exploiteert|huurt|betaalt|eet|eten|subsidieert|is (?:onze|hier|buur|eigenaar)|is looking|wants|seeks|team(?!s)|bestuur|(?:heeft|telt|has) (?:\d+|\p{Ll}+) (?:vestigingen|filialen|locaties|zaken|kamers|leden|branches|locations))(?!\p{L})/u
const PEOPLE_OF =
  /(?<!\p{L})(?:gasten|klanten|bezoekers|medewerkers|personeel|studenten|leden|bewoners|patiënten|cliënten|leerlingen|supporters|fans?|crew|staff|kantine|bedrijfsrestaurant|cateraar|catering|guests|visitors|people|canteen|students) (?:van|bij|voor|uit|of|from|at) (?:de |het |the )?$/iu

/** Behind these words letters are a customer, an owner or a neighbour: "waaronder ASML en NXP", "de boot van TESO". */
const PARTY =
  /(?<!\p{L})(?:waaronder|onder wie|opdrachtgevers?|klant(?:en)?|huurders?|partners?|concurrent(?:en)?|collega's|samen met|dochter van|onderdeel van|eigendom van|lid van|(?:boot|boten|pont|gebouw|gebouwen|kantoor|campus|fabriek|terrein|hal|haven|kazerne|medewerkers|mensen|bus|bussen|trein|treinen|leden|spelers) (?:van|bij|voor)|including|among them|owned by|part of|next to)(?: (?:is|zijn|als|zoals|are|is|like))? ?(?:de |het |the )?(?:\p{Lu}[\p{L}\p{N}&.-]*(?:, | en | and ))*$/u

/** Behind what a firm or a club is, even an ordinary word is its name: "rentmeesterskantoor Noord". */
const FIRM_BEFORE =
  /(?:kantoor|bureau|bedrijf|handel|slagerij|bakkerij|kwekerij|makelaar|garage|notaris|advocaten|aannemer|installateur|drukkerij|wasserij|corporatie|college|parochie|vereniging|stichting|fonds|groothandel|cateraar) $(?<!\p{Lu}\p{Ll}* )/u

/** So end quarters, streets and houses, and next to no software. */
const PLACE_LIKE =
  /.{3}(?:wijk|buurt|buren|kwartier|polder|eilanden|dorp|burcht|plein|straat|gracht|kade|laan|kerk|strand|duinen|veen|hof|hoeve|zijde|poort|molen|brug)$/

/** Behind this stands who speaks, whatever the sentence is about. */
const SELF =
  /(?<!\p{L})(?:(?:wij|we|ik|hier|bedrijf|zaak|onderneming|naam|team|restaurant|hotel|café|company|business|place|name|this)(?: \p{L}+){0,2} (?:heet|heten|ben|zijn|is|are|am|called)|namens|(?:team|personeel|medewerkers) van|team of)(?: (?:de|het|the))? $/iu

/**
 * What of a text is no name: words of the trade, software and what stands beside it ("Exact Online"), and whatever the text speaks of as
 * software ("een koppeling met …"), as long as it is no first name or place.
 */
export function isHarmlessIn(text: string, words: readonly Word[], known: ReadonlySet<string>): IsHarmless {
  const isProduct = (word: string) =>
    harmless.has(word) ||
    software.has(word) ||
    known.has(word) ||
    products.has(word) ||
    openProducts.has(word) ||
    tradeNames.has(word) ||
    branchNames.has(word)
  const isKnown = (word: string) => {
    const folded = foldLookalikes(word)
    return (
      isProduct(folded) ||
      ownWords.has(folded) ||
      (acronyms.has(folded) && (word === word.toUpperCase() || folded.length >= 4))
    )
  }
  const isTradeName = (word: string) =>
    known.has(word) || [products, openProducts, tradeNames, branchNames, software].some((names) => names.has(word))
  // "HACCP-registratie" and "QR-codes" are no names either.
  const isKnownWord = ({ folded, text: word }: Word) =>
    isKnown(word) ||
    functions.has(folded) ||
    everyday.has(folded) ||
    LAW.test(folded) ||
    isLetterWord(word) ||
    isSoftwareWord(word) ||
    (/-\p{Ll}+$/u.test(word) && THING.test(word)) ||
    (word.includes('-') && word.split('-').every((part) => /^\p{Ll}/u.test(part) || isKnown(part)))
  // "Rotterdampas" is of the place, and everybody's there.
  const isPass = (folded: string) =>
    /..(?:pas|kaart)$/.test(folded) && isPlaceName(folded.replace(/(?:pas|kaart)$/, ''))
  const isCompound = ({ text: word, folded }: Word) =>
    /^\p{Lu}\p{Ll}+$/u.test(word) && (COMPOUND.test(folded) || isPass(folded)) && !isPlaceName(folded)
  const isSpoken = new Uint8Array(text.length)
  for (const { start, end } of [...findProductTalk(text), ...findTechTalk(text)]) isSpoken.fill(1, start, end)
  const beside = new Set<Word>()
  words.forEach((word, index) => {
    const last = words[index - 1]
    if (!last || text.slice(last.end, word.start) !== ' ' || !hasCapital(word)) return
    const isBrand =
      hasCapital(last) &&
      isTradeName(last.folded) &&
      !HOUSE_WORD.test(word.folded) &&
      !isGivenName(word) &&
      !isPlaceName(word.folded)
    if (isBrand || (productWords.has(word.folded) && (isProduct(last.folded) || beside.has(last)))) beside.add(word)
    else if (beside.has(last) && isTradeName(words[index - 2]?.folded ?? '') && ordinaryCapitals.has(word.folded))
      beside.add(word)
  })
  for (const { start, end } of findListed(text, isTradeName)) isSpoken.fill(1, start, end)
  const isLetters = ({ text: word, start }: Word) =>
    LETTERS.test(word) &&
    !WHERE.test(text.slice(Math.max(0, start - 14), start)) &&
    !ASKS.test(text.slice(start + word.length, start + word.length + 34)) &&
    !PEOPLE_OF.test(text.slice(Math.max(0, start - 30), start)) &&
    !PARTY.test(text.slice(Math.max(0, start - 60), start))
  // "restaurant Samen" is a house, "Samen:" a heading.
  const isOrdinary = (word: Word) => {
    const { folded, start } = word
    const before = text.slice(Math.max(0, start - 30), start)
    if (HOUSE_BEFORE.test(before)) return false
    if (isCompound(word)) return true
    return ordinaryCapitals.has(folded) || (functionWords.has(folded) && !/[\p{L}\p{N},] $/u.test(before))
  }
  const isSelf = ({ start }: Word) => SELF.test(text.slice(Math.max(0, start - 60), start))
  const isFirm = ({ text: word, folded, start }: Word) =>
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    !isTradeName(folded) &&
    FIRM_BEFORE.test(text.slice(Math.max(0, start - 40), start))
  return (word) =>
    isOwnField(text.slice(Math.max(0, word.start - 1), word.end)) ||
    (isKnownWord(word) && !isFirm(word)) ||
    isOrdinary(word) ||
    (isLetters(word) && !isSelf(word)) ||
    beside.has(word) ||
    (isSpoken[word.start] === 1 &&
      !isSelf(word) &&
      !isGivenName(word) &&
      !isPlaceName(word.folded) &&
      !PLACE_LIKE.test(word.folded) &&
      !/^(?:van|de|het|ter|ten)$/.test(word.folded))
}

/** The same, each word looked at once. */
export function lookedAtOnce(isHarmless: IsHarmless): IsHarmless {
  const kept = new Map<Word, boolean>()
  return (word) => {
    const found = kept.get(word) ?? isHarmless(word)
    kept.set(word, found)
    return found
  }
}
