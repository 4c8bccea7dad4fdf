import type { Clue } from './clues.ts'

/** One name of one to three words that begin with a capital; a digit may follow. */
const NAME = "\\p{Lu}[\\p{L}\\p{N}&.'’+-]{1,30}(?: \\p{Lu}[\\p{L}\\p{N}&'’+-]{1,30}){0,1}(?: \\d{1,4})?"
const NAMES = `(${NAME}(?:(?:, | en | of | of van | én | & |/)${NAME}){0,5})`
const THING =
  "kassa|kassa’s|kassa's|kassasysteem|kassapakket|pakket|software|systeem|tool|app|module|programma|pms|erp|crm|hrm|weegschaal|weegschalen|sensoren|scanner|scanners|printer|printers|pinautomaat|pinautomaten|terminal|terminals|koppeling|koppelingen|api|plug-in|plugin|add-on|webshop|boekingsmodule|reserveringssysteem|reserveringspakket|boekhoudpakket|boekhoudprogramma|roosterpakket|roostertool|planningstool|loonpakket|salarispakket|urenapp|bestelapp|webwinkel|server|tablets|handhelds|kiosk|kiosken|zuil|zuilen|licentie|licenties|abonnement|oven|ovens|koffiemachine|vaatwasser|besturing|baanbesturing|poortjes|tourniquets|sloten|slotensysteem|deursloten|channelmanager|kanaalmanager|kanaalbeheerder"
const SEEN =
  'bekeken|onderzocht|geprobeerd|getest|genoemd|vergeleken|overwogen|afgevallen|uitgeprobeerd|geïnstalleerd|in gebruik|in beeld|te duur|te zwaar|te oud|verouderd|te groot|te klein|onze favorieten|onze kandidaten|kandidaat|onze kandidaat|onze kassa|ons pakket|ons systeem|niet toereikend|een optie'
const KIND =
  'PMS|ERP|CRM|HRM|POS|KDS|LMS|CMS|BI|RMS|kassasysteem|kassapakket|kassaleverancier|boekhoudpakket|boekhoudprogramma|reserveringssysteem|roosterpakket|softwarepakket|planningssoftware|betaalprovider|weegsysteem|offertepakket|ticketsysteem|receptenprogramma'

const KEPT =
  '[Bb]oekhouding|[Uu]ren|[Gg]egevens|[Cc]ijfers|[Rr]eserveringen|[Bb]oekingen|[Aa]genda|[Pp]lanning|[Rr]ooster|[Rr]oosters|[Ss]tarttijden|[Vv]oorraad|[Rr]ecepten|[Ff]acturen|[Oo]ffertes|[Rr]ecepturen|[Kk]lanten|[Cc]ontacten|[Dd]ossiers|[Aa]rtikelen'
const SOLD =
  '[Kk]aartverkoop|[Tt]icketverkoop|[Rr]eserveringen|[Bb]oekingen|[Bb]etalingen|[Ss]alarissen|[Ll]onen|[Ll]oonstroken|[Oo]nlinebetalingen|[Bb]ezorging|[Vv]erloning'

/** Ways to speak of software and machines: who is named there is a supplier, and tells nobody who asks. */
const TALK: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:${THING}|${KIND}) van ${NAMES}`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:${THING}|\\p{L}*(?:automaat|machine|oven|ovens|airco|alarm|koeling|koelkast|vriezer|lift|tap|installatie|koelcel|mixer|kneder|centrale|apparatuur|verlichting)) (?:is|zijn|komt|komen) van ${NAMES}`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})(?:heeft|hebben|had|hadden|heb)(?: \\p{Ll}{2,12}){0,3} ${NAMES} (?:${SEEN})(?!\\p{L})`, 'gu'),
  new RegExp(
    `(?<!\\p{L})[Kk]oppel(?:ing|ingen|en|t|baar) (?:met|naar|tussen|aan|op) (?:de |het |ons |onze )?(?:kassa |pms |boekhouding |website )?${NAMES}`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${KIND}|${THING})(?:,? (?:is|heet|zoals|als|genaamd|draait op|nu|namelijk|te weten|blijft|wordt|was))? ${NAMES}`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Ww]erken|[Ww]erkt|[Dd]raaien|[Dd]raait|[Bb]oeken|[Pp]lannen|[Rr]oosteren|[Oo]verstappen|[Oo]vergestapt|migreren|[Mm]igratie|overzetten|exporteren|[Ee]xport|importeren|[Ii]mport)(?: \\p{Ll}{2,14}){0,3} (?:met|op|in|via|naar|uit|van|vanuit) ${NAMES}`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${KEPT}) (?:staan|staat|zit|zitten|komt|komen|doen we|houden we)(?: \\p{Ll}{2,14}){0,2} (?:in|uit) ${NAMES}`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${SOLD}) (?:loopt|lopen|gaat|gaan|komt|komen)(?: \\p{Ll}{2,14}){0,2} (?:via|uit) ${NAMES}`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Gg]ebruiken|[Gg]ebruikt|[Gg]ebruik|[Zz]oals)(?: \\p{Ll}{2,14}){0,2} (?:van )?${NAMES}|(?<!\\p{L})[Gg]ebruikten? ${NAMES}`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})${NAMES} (?:kan het ook|beviel|bevalt|viel af|vielen af|valt af|is (?:te )?(?:duur|traag|niet geschikt|aangeraden|afgeraden|overwogen|in het engels)|heeft (?:er |daar )?geen (?:api|koppeling|app)|doet (?:de|het|onze) (?:kassa|magazijn|starttijden|boekhouding|lonen|salarissen|roosters|planning|reserveringen|boekingen|voorraad|facturen|betalingen|administratie)|doen het prima)(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})${NAMES} (?:is|zijn|was|waren|werd|werden|hebben we|hebben wij|blijft|blijven|mag|moet)(?: \\p{Ll}{2,12}){0,3} (?:${SEEN})(?!\\p{L})`,
    'gu',
  ),
]

/** Where a text speaks of somebody's software. */
export function findProductTalk(text: string): Clue[] {
  return TALK.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => {
      const named = match[1] ?? match[2] ?? ''
      const start = match.index + match[0].lastIndexOf(named)
      return { start, end: start + named.length }
    }),
  )
}
