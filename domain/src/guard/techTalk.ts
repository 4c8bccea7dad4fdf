import { foldLookalikes } from '../anonymity/foldLookalikes.ts'
import type { Clue } from './clues.ts'
import { isPlaceName } from './places.ts'

/** What of a sentence says that it is about software, machines, papers or suppliers. */
const TECH =
  /(?<!\p{L})(?:software|systee?m\p{L}*|pakket\p{L}*|apps?|module\p{L}*|plug-?ins?|tools?|kassa\p{L}*|pos|pms|erp|crm|hrm|web(?:shop|site|winkel)\p{L}*|koppel\p{L}*|api|integrat\p{L}*|synchronis\p{L}*|sync|import\p{L}*|export\p{L}*|licenti\p{L}*|abonnement\p{L}*|boek(?:ing|houd)\p{L}*|reserver\p{L}*|ticket\p{L}*|kaartverkoop|factu\p{L}*|betaal\p{L}*|betal\p{L}*|pin|pinnen|rooster\p{L}*|uren\p{L}*|loon\p{L}*|salaris\p{L}*|voorraad\p{L}*|recept\p{L}*|inkoop\p{L}*|bestel\p{L}*|leverancier\p{L}*|levert|leveren|rapport\p{L}*|dashboard\p{L}*|data\p{L}*|bestand\p{L}*|excel|spreadsheet\p{L}*|server\p{L}*|cloud|migr\p{L}*|overstap\p{L}*|draait|draaien|inlog\p{L}*|account\p{L}*|printer\p{L}*|scanner\p{L}*|weegschaal|oven|ovens|\p{L}*machines?|\p{L}*koelkasten?|\p{L}*kaarten|\p{L}*wagens|apparat\p{L}*|apparaten|scooters|meters|gaat via|gaan via|loopt via|lopen via|komt binnen|komen binnen|staat op|staan op|valt onder|vallen onder|terminal\p{L}*|certificaat|certificaten|certificering|keurmerk|norm|aangifte|audit|registr\p{L}*|offerte|aanbesteding\p{L}*|sensor\p{L}*|slot|sloten|systems?|packages?|booking\p{L}*|reservation\p{L}*|till|payroll|accounting|invoic\p{L}*|payment\p{L}*|stock|inventory|suppliers?|vendors?|reports?|subscription\p{L}*|licen[cs]e\p{L}*|roster\p{L}*|schedul\p{L}*|channel manager|runs on|connect\p{L}*|platforms?|solution\p{L}*|oplossing\p{L}*|implementat\p{L}*|interfaces?|integrat\p{L}*|kanaal\p{L}*|channel\p{L}*|crowdfunding|fotoverkoop|verkoop\p{L}*|boeken|planning|gebruik\p{L}*|hardware|tablets?|netwerk|wifi|telefoni\p{L}*|nieuwsbrief|newsletter|loyalty|SSO|login)(?!\p{L})/iu
const SENTENCE = /[^.!?;\n]+/gu
/** What is said of a house before these words says nothing of what is named behind them. */
const TURN = / (?=(?:en (?:dat|die|dus|daar|daarom|wij|we)|maar|want|omdat|waardoor|zodat|terwijl|because|but) )/gu

function clausesIn(text: string): { readonly clause: string; readonly from: number }[] {
  return Array.from(text.matchAll(SENTENCE)).flatMap(({ 0: sentence, index }) => {
    let from = index
    return sentence.split(TURN).map((clause) => {
      const at = { clause, from }
      from += clause.length + 1
      return at
    })
  })
}

const NAME = "\\p{Lu}[\\p{L}\\p{N}&.'’+-]{1,30}(?: \\p{Lu}[\\p{L}\\p{N}&'’+-]{1,30}){0,2}"
/** A name behind a small word that says by what, into what or from whom; several behind one another. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:via|op|in|naar|uit|met|van|als|tegen|zoals|en|of|on|into|from|with|by|through|via|like|or|and|to|use|uses|using|gebruiken|gebruikt|hebben|heeft|heet|is|nu|per|tussen|bekeken|testten|proberen|replace|replaced|replacing|tried|chose|prefer|between)(?: (?:de|het|een|ons|onze|the|our|a|an|nu|al|ook|now|still))? (${NAME}(?:(?:, | en | of | and | or )${NAME}){0,4})`,
  'gu',
)
/** What a house, a person or a place begins with is never taken for software. */
const HOUSE =
  /(?<!\p{L})(?:hotel|restaurant|café|cafe|villa|brasserie|brouwerij|bistro|herberg|camping|kasteel|landgoed|huize|hoeve|de|het|'t|’t|van|der|den|mevrouw|meneer|heer|familie|st|sint|the|mr|mrs|ms|bv|b\.v\.|nv|holding|groep|group|vastgoed|beheer|horeca|stichting|vereniging|\p{L}*bureau|\p{L}*kantoor|notaris|\p{L}*bedrijf|\p{L}*handel|gemeente|zorgkantoor|fonds)(?!\p{L})/iu

/** A row of places is one of places to its end: "in Maastricht, Gent en Düsseldorf". */
function hasPlace(named: string): boolean {
  const parts = named.split(/, | en | of | and | or /)
  return parts.length > 1 && parts.some((part) => isPlaceName(foldLookalikes(part)))
}

/** Where a sentence about software or machines names something by what it is used, bought or connected: a product, and no house. */
export function findTechTalk(text: string): Clue[] {
  return clausesIn(text).flatMap(({ clause, from }) =>
    TECH.test(clause)
      ? Array.from(clause.matchAll(NAMED)).flatMap((match): Clue[] => {
          const named = match[1] ?? ''
          if (HOUSE.test(named) || hasPlace(named)) return []
          const start = from + match.index + match[0].length - named.length
          return [{ start, end: start + named.length }]
        })
      : [],
  )
}

const LISTED = new RegExp(
  `(?<![\\p{L}\\p{N}])${NAME}(?:(?:, (?:en |of |and |or )?| en | of | and | or | & |/|\\+| \\+ )${NAME}){1,7}`,
  'gu',
)

/** Names that stand in one row with a name of the trade: "Temper, YoungOnes en Brisk". Who is in that row is a supplier too. */
export function findListed(text: string, isTradeName: (folded: string) => boolean): Clue[] {
  return Array.from(text.matchAll(LISTED), ({ 0: row, index }) => ({ row, start: index, end: index + row.length }))
    .filter(
      ({ row }) =>
        !HOUSE.test(row) && row.split(/[^\p{L}\p{N}.'’-]+/u).some((word) => isTradeName(foldLookalikes(word))),
    )
    .map(({ start, end }) => ({ start, end }))
}
