/** Wording that few use of an ordinary house: what was first or last of its kind, what stands on the roof, who slept there before. */
const tail = (most: number) => `(?: (?!(?:en|maar|want|dus|omdat) )[^\\s.,;:!?()▇]{1,40}){0,${most}}`
const clue = (cue: string, more = 4) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'giu')

/** What is first or last in any week, and tells of no house. */
const USUAL =
  'dag|dagen|week|weken|maand|maanden|jaar|jaren|kwartaal|keer|stap|fase|versie|gast|gasten|klant|klanten|ronde|uur|minuut|module|offerte|factuur|bestelling|boeking|opdracht|prioriteit|vraag|aanspreekpunt|gesprek|demo|indruk|plaats|verdieping|helft|levering|contact|termijn|regel|kolom|pagina|stand|cijfers|wijziging|wijzigingen|update|moment|kans|jaarafsluiting'

export const clueTraces: readonly RegExp[] = [
  // "als eerste instelling", "wij bakken als laatsten nog op turf", "de eerste lopende band met sushi van het land"
  clue(
    'als (?:eersten?|laatsten?|enigen?) (?:instelling|hotel|restaurant|zaak|huis|camping|café|brouwerij|bakkerij|keuken|dorp|stad|familie|nog (?:op|met|in|zelf|elke)|in (?:heel |de |het |nederland|europa)|van (?:heel|de (?:stad|streek|provincie|regio)|het (?:land|dorp|noorden|zuiden|oosten|westen)))(?!\\p{L})',
  ),
  clue(
    `(?:de|het|ons|onze) (?:eerste|laatste|enige)(?! (?:${USUAL})(?!\\p{L}))(?: [\\p{L}-]{2,20}){1,5} (?:van|in|uit) (?:het (?:land|noorden|zuiden|oosten|westen)|de (?:stad|streek|provincie|regio|wereld|orde)|(?:haar|zijn|hun) (?:soort|orde|tijd)|nederland|europa)(?!\\p{L})`,
    2,
  ),
  clue(
    'the (?:first|last|only)(?: [\\p{L}-]{2,20}){1,5} (?:in|of) (?:the (?:country|north|south|east|west|world|town|city|province)|holland|europe)(?!\\p{L})',
    2,
  ),
  // What it was, and for whom.
  clue(
    '(?:vroeger|voorheen|eertijds|destijds) (?:de|het|een) (?!systeem|pakket|kassa|versie|situatie|planning|administratie)\\p{L}{4,} (?:van|voor|der|des)',
    4,
  ),
  clue('(?:voordat|voor) (?:hij|zij|ze) (?:hier|bij ons) (?:begon|kwam|werkte|kookte)', 3),
  clue(
    'hier (?:logeerde|sliep|overnachtte|verbleef|woonde|schilderde|trouwde|stierf|dineerde|vergaderde|ontmoette|lag|stond) (?:ooit |vroeger |lang |nog )?(?:de|het|een|onze|\\p{L}+)',
    5,
  ),
  clue(
    '(?:where|here) (?:once |still )?(?:stood|lived|slept|stayed|painted|wrote)|that used to (?:be|stand|belong|carry|house)|used to (?:be|house) (?:a|an|the)(?! (?:problem|manual|spreadsheet|paper))',
    5,
  ),
  // What stands there to be seen.
  clue(
    '(?:met|with) (?:een|de|het|a|an|the) (?:\\p{L}{2,15} ){1,2}(?:op het dak|aan het plafond|in de tuin|voor de deur|on the roof|in the garden|out front)',
  ),
  clue(
    '(?:in de vorm van|shaped like) (?:een|a|an)(?! (?:lijst|rapport|tabel|overzicht|bestand|pdf|export|abonnement|koppeling|app|link|mail|bon|list|report|table))',
    3,
  ),
  clue('(?:uit|in|op|op het bord van) (?:het|ons) (?:familie|stads|dorps)?wapen van(?! schilden)', 5),
  clue(
    '(?:staat|staan|stond) in (?:het|een) testament|(?:nagelaten|geschonken) (?:door|aan)(?! (?:de|een) (?:klant|gast|leverancier|systeem))',
    4,
  ),
  // How one comes there, and what happens there once a year.
  clue(
    '(?:alleen|slechts|enkel) (?:per|met (?:de|een)|via (?:de|het|een)) (?!\\p{L}*(?:mail|app|telefoon|website|computer|pas|code|pin|link|kassa|systeem|wachtwoord|account))(?:\\p{L}{3,20}) (?:te bereiken|bereikbaar|te bezoeken)',
    1,
  ),
  clue(
    '(?!(?:werk|vakantie|feest|bezorg|lever|open|rust)dagen)\\p{L}{4,25}(?:dagen|feest|feesten|markt|processie|ommegang|loop) (?:in|op) (?:het|de) (?:eerste|tweede|derde|vierde|laatste) (?:week|weekend|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag)(?: van| in)?',
    2,
  ),
  clue('(?:gastheer|gastvrouw|toneel|decor|thuisbasis|thuishaven) van (?:de|het|een)(?! (?:week|dag|avond|maand))', 4),
]
