import { foldLookalikes } from '../anonymity/foldLookalikes.ts'
import { everyday, harmless, list } from './knownWords.ts'
import { openProducts } from './openProducts.ts'
import { ordinaryCapitals } from './ordinaryCapitals.ts'
import { groups, type Suspect } from './patterns.ts'
import { functions } from './products.ts'

/** A name of one to four words that begin with a capital, and what stands before some. */
const NAME =
  "(?:(?:de |het )?(?:ministerie van |gemeente |provincie )|de |het )?(?:\\p{Lu}(?:[\\p{L}\\p{N}&'’+-]|\\.(?=\\p{L})){0,30}(?: \\p{Lu}[\\p{L}\\p{N}&'’+-]{1,30}){0,3}|a\\.s\\.r\\.?)"
const NAMES = `(${NAME}(?:(?:, (?:en )?| en | of | & )(?:aan |voor |bij )?${NAME}){0,6})`
const WHO =
  '[Kk]lant(?:en)?|[Oo]pdrachtgevers?|[Aa]fnemers?|[Hh]uurders?|[Vv]erhuurder|[Ww]erkgevers?|[Hh]oofdsponsors?|[Ss]ponsors?|[Rr]elaties|[Ww]ederverkopers|[Ee]igenaar|[Aa]andeelhouders?|[Mm]oederbedrijf|[Mm]oedermaatschappij|[Ff]ranchisegever|[Bb]uren|[Bb]uurman'
const SUCH = 'onder wie|waaronder|zoals|bijvoorbeeld|onder andere|onder meer|o\\.a\\.|oa'
const BETWEEN = '(?: [\\p{Ll}\\d.]{1,14})'

/** Ways to say with whom a house has to do: such a name tells who asks, however many have heard of it. */
const TALK: readonly RegExp[] = [
  `(?:${WHO})(?: hier| daar| van ons)?(?:(?: zijn| is| heten| heet|:)(?: (?:${SUCH}))?|,? (?:${SUCH})) ${NAMES}`,
  `onder wie ${NAMES}`,
  `(?:[Ll]everen|[Ll]everden|[Ll]evert|[Ll]everde|[Bb]ezorgen|[Bb]ezorgt|[Kk]oken|[Kk]ookt|[Cc]ateren|[Cc]atert|[Vv]erhuren|[Bb]rouwen|[Bb]akken|maaltijden|lunches)${BETWEEN}{0,5} (?:aan|voor) ${NAMES}`,
  `(?:[Gg]asten|[Kk]lanten|[Bb]ezoekers|[Hh]uurders|[Bb]uren|[Ll]eden)${BETWEEN}{0,3} (?:werken|werkt|werkten)${BETWEEN}{0,2} (?:voor|bij) ${NAMES}`,
  `(?:werken|werkt|werkten|doen|doet) samen met ${NAMES}`,
  `(?:[Gg]asten|[Kk]lanten|[Bb]ezoekers|[Tt]oeristen|[Ff]ietsers|[Dd]agjesmensen|[Ss]cholen)${BETWEEN}{0,6} uit ${NAMES}`,
  `(?:[Dd]irectie|[Hh]oofdkantoor|[Aa]andelen|[Ee]igendom|[Oo]nderdeel|[Dd]ochter|[Ff]ranchise|[Ff]ilialen|[Vv]estigingen)${BETWEEN}{0,2} (?:van|bij) ${NAMES}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, 'gu'))

/** What a sentence says that is about data BETWEEN programs: who is named there makes one. */
const SOFTWARE =
  /(?<!\p{L})(?:koppel\p{L}*|apps?|api|software\p{L}*|pakket\p{L}*|systee?m\p{L}*|module\p{L}*|gegevens|data|bestand\p{L}*|import\p{L}*|export\p{L}*|boekhoud\p{L}*|licenti\p{L}*)(?!\p{L})/iu
/** Makers of what thousands work with, and what forms ask. */
const USUAL = list(
  'microsoft google apple exact afas oracle sap odoo mews lightspeed twinfield nmbrs visma unit4 android windows outlook ja nee naam adres telefoon plaats e-mail datum',
)

/** A company by words that are none of its own: "Zeeuwse Hotels Groep". */
const COMPANY =
  /(?<=\p{L} )(?!(?:Functioneel|Technisch|Applicatie|Facilitair|Operationeel|Financieel) )((?:\p{Lu}[\p{L}&'’-]+ ){1,3}(?:Groep|Group|Holding|Beheer|Exploitatie|Vastgoed|Collectie|Collection|Concern))(?!\p{L})/gu
/** A boat by the port and number that it is registered by: "de UK 172", "kweekbedrijf YE-88". */
const BOAT =
  /(?<=(?:de|kotter|schip|boot|visser|vissers|kweekbedrijf|kweker) )((?:ARM|BRU|DZ|GO|HA|HD|IJM|KW|LO|NG|OD|SCH|TH|TS|TX|UK|UQ|VD|VLI|WL|WR|YE|ZK)[- ]\d{1,3})(?![\p{L}\d-])/gu
/** A car by its plate: "VK-482-T". A date in capitals is none. */
const PLATE =
  /(?<![\p{L}\d-])(\p{Lu}{1,2}-\d{3}-\p{Lu}{1,2}|\d{1,2}-(?!(?:JAN|FEB|MRT|APR|MEI|JUN|JUL|AUG|SEP|OKT|NOV|DEC|MAR|MAY|OCT)-)\p{Lu}{2,3}-\d{1,2}|\p{Lu}{2}-\p{Lu}{2}-\d{2}|\d{2}-\p{Lu}{2}-\p{Lu}{2})(?![\p{L}\d-])/gu
/** The number under which others keep a case: "2024/118 MU"; "2024/2025" is a year of the books. */
const CASE = /(?<![\d/.,-])((?:19|20)\d\d\/(?!(?:19|20)\d\d(?!\d))\d{3,6}(?: ?\p{Lu}{1,3})?)(?![\p{L}\d/])/gu

/** Who is named as customer, owner or neighbour, and by what others keep one. `known`: names of software, folded. */
export function findPartners(text: string, known: ReadonlySet<string> = new Set()): Suspect[] {
  const named = TALK.flatMap((pattern) => groups(text, pattern, 'name')).filter(
    ({ start, end }) => !isEverybody(text.slice(start, end), known) && !SOFTWARE.test(sentenceAt(text, start, end)),
  )
  return [...named, ...[COMPANY, BOAT, PLATE, CASE].flatMap((pattern) => groups(text, pattern, 'name'))]
}

/** A sentence is looked at so far to both sides, characters. */
const AROUND = 200

/** The sentence in which a stretch stands. */
function sentenceAt(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - AROUND), start)
  const after = text.slice(end, end + AROUND)
  const to = after.search(/[.!?;\n]/)
  return before.slice(before.search(/[^.\n]*$/)) + text.slice(start, end) + (to < 0 ? after : after.slice(0, to))
}

/** Whether names are of all: peoples, languages, authorities, headings, departments, and makers of software. */
function isEverybody(named: string, known: ReadonlySet<string>): boolean {
  const words = (foldLookalikes(named).match(/[\p{L}\p{N}.&-]+/gu) ?? []).filter(
    (word) => !/^(?:de|het|en|of|aan|voor|bij|van)$/.test(word),
  )
  const sets = [harmless, everyday, ordinaryCapitals, functions, openProducts, USUAL, known]
  return words.every((word) => sets.some((set) => set.has(word)))
}
