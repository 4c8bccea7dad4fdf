import { foldLookalikes } from '../anonymity/foldLookalikes.ts'
import type { Clue } from './clues.ts'
import { everyday, harmless } from './knownWords.ts'

/** A name of one to four words that begin with a capital, and what stands before some. */
const NAME =
  "(?:(?:de |het )?(?:ministerie van |gemeente |provincie )|de |het )?(?:\\p{Lu}[\\p{L}\\p{N}&.'’+-]{0,30}(?: \\p{Lu}[\\p{L}\\p{N}&'’+-]{1,30}){0,3}|a\\.s\\.r\\.?)"
const NAMES = `(${NAME}(?:(?:, (?:en )?| en | of | & )(?:aan |voor |bij )?${NAME}){0,6})`
const WHO =
  '[Kk]lant(?:en)?|[Oo]pdrachtgevers?|[Aa]fnemers?|[Hh]uurders?|[Vv]erhuurder|[Ww]erkgevers?|[Hh]oofdsponsors?|[Ss]ponsors?|[Rr]elaties|[Ww]ederverkopers|[Ee]igenaar|[Aa]andeelhouders?|[Mm]oederbedrijf|[Mm]oedermaatschappij|[Ff]ranchisegever|[Bb]uren|[Bb]uurman|[Pp]artners?'
const SUCH = 'onder wie|waaronder|zoals|bijvoorbeeld|onder andere|onder meer|o\\.a\\.|oa'

/** Ways to say with whom a house has to do: such a name tells who asks, however many have heard of it. */
const TALK: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:${WHO})(?: hier| daar| van ons)?(?:(?: zijn| is| heten| heet|:)(?: (?:${SUCH}))?|,? (?:${SUCH})) ${NAMES}`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})onder wie ${NAMES}`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:[Ll]everen|[Ll]everden|[Ll]evert|[Ll]everde|[Bb]ezorgen|[Bb]ezorgt|[Kk]oken|[Kk]ookt|[Cc]ateren|[Cc]atert|[Ww]erken|[Ww]erkt|[Vv]erhuren|[Bb]rouwen|[Bb]akken|[Mm]aaltijden|[Cc]atering|[Ll]unches)(?: [\\p{Ll}\\d.]{1,14}){0,5} (?:aan|voor) ${NAMES}`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})(?:werken|werkt|werkten|doen|doet) samen met ${NAMES}`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:[Gg]asten|[Kk]lanten|[Bb]ezoekers|[Tt]oeristen|[Ff]ietsers|[Dd]agjesmensen|[Mm]ensen|[Ss]cholen)(?: \\p{Ll}{2,12}){0,6} uit ${NAMES}`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Dd]irectie|[Hh]oofdkantoor|[Aa]andelen|[Ee]igendom|[Oo]nderdeel|[Dd]ochter|[Ff]ranchise|[Ff]ilialen|[Vv]estigingen)(?: \\p{Ll}{2,12}){0,2} (?:van|bij) ${NAMES}`,
    'gu',
  ),
]

/** What a sentence says that is about data between programs: who is named there makes one. */
const SOFTWARE =
  /(?<!\p{L})(?:koppel\p{L}*|api|software\p{L}*|pakket\p{L}*|systee?m\p{L}*|module\p{L}*|gegevens|data|bestand\p{L}*|import\p{L}*|export\p{L}*|boekhoud\p{L}*|licenti\p{L}*)(?!\p{L})/iu

/** A company by words that are none of its own: "Zeeuwse Hotels Groep". */
const COMPANY =
  /(?<=\p{L} )((?:\p{Lu}[\p{L}&'’-]+ ){1,3}(?:Groep|Group|Holding|Beheer|Exploitatie|Vastgoed|Collectie|Collection|Concern))(?!\p{L})/gu
/** A boat by the port and number that it is registered by: "de UK 172", "YE-88". */
const BOAT =
  /(?<![\p{L}\d-])((?:ARM|BRU|DZ|GO|HA|HD|IJM|KW|LO|NG|OD|SCH|TH|TS|TX|UK|UQ|VD|VLI|WL|WR|YE|ZK)[- ]\d{1,3})(?![\p{L}\d-])/gu
/** A car by its plate: "VK-482-T". */
const PLATE =
  /(?<![\p{L}\d-])(\p{Lu}{1,3}-\d{2,3}-\p{Lu}{1,2}|\d{1,2}-\p{Lu}{2,3}-\d{1,2}|\p{Lu}{2}-\p{Lu}{2}-\d{2}|\d{2}-\p{Lu}{2}-\p{Lu}{2})(?![\p{L}\d-])/gu
/** The number under which others keep a case: "2024/118 MU". */
const CASE = /(?<![\d/.,-])((?:19|20)\d\d\/\d{3,6}(?: ?\p{Lu}{1,3})?)(?![\p{L}\d/])/gu

/** Who is named as customer, owner or neighbour, and by what others keep one. */
export function findPartners(text: string): Clue[] {
  const named = TALK.flatMap((pattern) => groupsOf(text, pattern)).filter(
    ({ start, end }) => !isEverybody(text.slice(start, end)) && !SOFTWARE.test(sentenceAt(text, start, end)),
  )
  return [...named, ...[COMPANY, BOAT, PLATE, CASE].flatMap((pattern) => groupsOf(text, pattern))]
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

function groupsOf(text: string, pattern: RegExp): Clue[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const named = match[1] ?? ''
    const start = match.index + match[0].lastIndexOf(named)
    return { start, end: start + named.replace(/[.,]$/, '').length }
  })
}

/** Whether a name is one of all: peoples, languages, authorities. */
function isEverybody(named: string): boolean {
  const words = (foldLookalikes(named).match(/[\p{L}\p{N}.&-]+/gu) ?? []).filter(
    (word) => !/^(?:de|het|en|of|aan|voor|bij|van)$/.test(word),
  )
  return words.every((word) => harmless.has(word) || everyday.has(word))
}
