/** Where a house stands and what is to be seen there, told by how it is said and by no list of things. */
const tail = (most: number) => `(?: (?!(?:en|maar|want|dus|omdat) )[^\\s.,;:!?()▇]{1,40}){0,${most}}`
const clue = (cue: string, more = 4) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'giu')
const cased = (cue: string, more = 4) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'gu')

/** What every house has, and matters that are no place: who sits behind the till sits anywhere. */
const ANYWHERE =
  'kassa\\p{L}*|balie|receptie|keuken|bar|tap|toonbank|scherm\\p{L}*|bureau\\p{L}*|computer\\p{L}*|systeem|systemen|pakket|software|planning|rooster\\p{L}*|tafel\\p{L}*|bediening|voorraad|website|app|apps|kamers?|telefoon|administratie|boekhouding|leverancier\\p{L}*|klant\\p{L}*|gast|gasten|personeel|team|winkel|bon|bonnen|pagina|factuur|facturen|lijst\\p{L}*|kaart|menu|mail|offerte|rekening|omzet|kosten|prijs|prijzen|loon|uren|knop|tablet\\p{L}*|printer\\p{L}*|server|cloud|contract|keuze|keuzes|begin|einde?|slag|proces|project|beurt|data|gegevens|dag|dagen|week|weken|maand|maanden|jaar|kwartaal|seizoen|lunch|diner|ontbijt|vergadering|rij|regel|kolom|wensen|eisen|wens|eis|vraag|budget|lat|nul|orde|basis|punt|hand|handen|hoogte|schema|andere?n?|eerste|tweede|laatste|volgende|grote|kleine|goede|juiste|nieuwe|huidige|zelfde|netwerk|wifi|internet|stroom|tijd|termijn|helft|wachtlijst|dienst|diensten|mensen|marge|btw|winst|afdeling\\p{L}*|directie|bestuur|hoofdkantoor'
const the = '(?:de|het|een|twee|drie|onze|die|dat)'
const thing = `${the} (?!(?:${ANYWHERE})(?!\\p{L}))\\p{L}`
/** A house lies somewhere; a list or a problem lies on a table. */
const LIES =
  '(?:(?:wij|we) (?:liggen|zitten|staan|wonen|slapen)|(?:liggen|zitten|staan) (?:wij|we)|(?:hotel|restaurant|café|camping|zaak|terras|gebouw|pand|huis|keuken|magazijn|kantoor|paviljoen|park|terrein|clubhuis|zaal|boerderij|schip|boot|locatie|vestiging|museum|brouwerij) (?:ligt|zit|staat|grenst|kijkt uit)|te vinden|vindt ons|zien ons|gevestigd)'

export const clueSites: readonly RegExp[] = [
  clue(
    `${LIES}(?: (?:al|ook|nu|hier|vlak|pal|net|direct|midden|schuin|recht|hoog|precies|jaren|prachtig|mooi|\\p{L}+ jaar)){0,3} (?:tussen|onder|naast|achter|tegenover|boven|aan|langs|bij|voorbij|bovenop|voor) ${thing}`,
    5,
  ),
  clue(
    `(?:grenst|grenzen|kijkt uit|kijken uit|uitkijkt|uitkijken) (?:direct )?(?:aan|op|over) (?!(?:${the} )?(?:${ANYWHERE})(?!\\p{L}))\\p{L}`,
  ),
  clue(
    `(?:ligt|liggen|gevestigd) (?:op|in) (?:het|een|de) (?:\\p{L}{3,20}e )?\\p{L}{0,20}(?:terrein|eiland|polder|heuvel|terp|wal|fort|schip|ponton|dijk|kade|landtong|duin|berg|vesting|kazerne|fabriek|hal|loods)(?!\\p{L})`,
  ),
  clue(
    '(?:aan|op) het (?:eind|einde|begin|uiteinde|puntje) van (?:de|het) \\p{L}{0,15}(?:pier|straat|dijk|laan|weg|kade|haven|boulevard|dorp|pad|steiger|strekdam|kanaal|vaart|gracht|rivier|bos|dal|landweg)(?!\\p{L})',
  ),
  clue(
    '(?:op |binnen )?(?:\\p{L}{3,15}|\\d{1,3}) (?:minuten|minuutjes|kilometer|meter) (?:(?:fietsen|lopen|varen|rijden|wandelen|met de (?:boot|pont|bus|tram)) )?(?:van|vanaf) (?:de|het) (?!(?:kassa|keuken|bar|balie|receptie|zaal|lijst|start|aanvang)(?!\\p{L}))\\p{L}',
  ),
  // "Aan de muur hangt het shirt", "Op de binnenplaats staat een zeemijn", "In de tuin groeit …"
  clue(
    `(?:in|op|aan|boven|voor|achter|naast|onder|bij) (?:de|het|ons|onze) (?!(?:${ANYWHERE})(?!\\p{L}))\\p{L}{2,20} (?:hangt|hangen|groeit|groeien|drijft|drijven|broedt|broeden|woont|wonen|slaapt|slapen|staat|staan|ligt|liggen) (?:een|het|de|nog|twee|drie|vier|vijf) (?!(?:${ANYWHERE}|alarm|printer|pc|verkeerde|nieuwste|volledige|laatste|juiste|totale?|actuele?|oude (?:kassa|computer|server|pc))(?!\\p{L}))\\p{L}`,
    5,
  ),
  // Championships are held somewhere.
  cased(
    '(?:(?:het|de|een|op het|bij het|tijdens het|aan het) )?(?:NK|ONK|EK|WK|BK|Nederlands kampioenschap|wereldkampioenschap)(?= \\p{L})',
    5,
  ),
  clue(
    '(?:dat|die|wat|zoiets) (?:doet|heeft|maakt|kan|verkoopt|schenkt|serveert|durft) (?:verder |hier |bijna )?(?:niemand|geen (?:ander|tweede|enkel ander)\\p{L}*)(?!\\p{L})',
    5,
  ),
  // What it was meant for, or who used it before.
  clue(
    '(?:waar|toen) (?:de|het) (?!(?:kassa|gasten?|klanten?|systeem|keuken|medewerkers?|planning)(?!\\p{L}))\\p{L}{4,25} (?:overstak|overstaken|landde|landden|vertrok|vertrokken|aankwam|aankwamen|vocht|vochten|woonde|woonden|bad|baden|sliep|sliepen|aanmeerde|aanmeerden|werd gemaakt|werden gemaakt|werd gebouwd)(?!\\p{L})',
  ),
]
