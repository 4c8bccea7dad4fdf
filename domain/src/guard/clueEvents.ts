const EVENT =
  'feest|feesten|festival|markt|marathon|loop|tocht|tochten|toernooi|kampioenschap|kampioenschappen|race|races|rally|corso|optocht|parade|processie|ommegang|bedevaart|intocht|beurs|jaarbeurs|concours|wedstrijd|wedstrijden|thuiswedstrijd|regatta|vierdaagse|avondvierdaagse|fair|braderie|kermis|carnaval|draverij|steekspel|spektakel|openluchtspel|passiespelen|bloemschikdagen|vlootdagen|vlootschouw|truckshow|airshow|vuurwerkshow|wielerronde|triatlon|zwemtocht|skûtsjesilen|zeilweek|dodenherdenking|reünie|landbouwshow|paardendagen|havendagen|bloesemtocht|lichtjesroute|pronkzitting|vastelaovend|introductieweek|introductiedagen'
/** Feasts that every house has. */
const EVERYWHERE =
  'super|arbeids|rommelkamer|huwelijks|trouw|bruilofts|kinder|personeels|bedrijfs|verjaardags|familie|jubileum|bruids|kerst|paas|suiker|sinterklaas|eind|slot|lente|zomer|herfst|winter|thema|studenten|school|buurt|straat|oktober|nieuwjaars|oudejaars|konings|schoolreis|studie|afscheids|communie|huizen|vak|woning|arbeids|horeca|markt|hardloop|verloop|ver|door|af|in|uit|aan|op|om|toe|na|toe|ob|tijds|oploop|werk|proces|jaar|week|dag|koffie|zoek|speur|door|kwartaal|op'
const tail = (most: number) => `(?: [^\\s.,;:!?()▇]{1,40}){0,${most}}`
const pattern = (cue: string, more = 4) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'giu')
const BARE =
  'feest|feesten|markt|loop|tocht|tochten|race|races|beurs|wedstrijd|wedstrijden|toernooi|carnaval|parade|fair|spektakel|rally|reünie|concours'
const event = `(?!(?:${BARE})(?!\\p{L}))(?!(?:${EVERYWHERE})(?:${EVENT})(?!\\p{L}))\\p{L}{0,25}(?:${EVENT})(?<!(?:ver|af|aan|in|door|om|na|op|bij|toe|uit|over|kring|voor|mee|wissel|werk)loop)(?<!(?:super|arbeids|handels|afzet|woning)markt)(?!\\p{L})`
const DAY =
  '(?!(?:maan|dins|woens|donder|vrij|zater|zon|feest|werk|week|verjaar|konings|moeder|vader|valentijns|bevrijdings|rust|trouw|bestel|lever|wissel|top|start|studie|vakantie|ziekte|oplever|trainings|test|inventarisatie|zomer|winter|koopzon|midd|vandaag|proef|hele|kennis|open|jaar|kalender|rooster|draai|betaal|loon|school|werkwee|wissel|piek|drukke|vrije|mid|namid|na|voormid|alle|eerstvolgende|bruilofts|bruids|vergader|heden|nieuwjaars|oudejaars|kerst|paas|pinkster|hemelvaarts|tweede|eerste|derde|kook|bak|kerst|product|aankomst|vertrek|teldag|tel|implementatie|go-live|markt|weeg|snipper|verlof|par|ver|be|aan|uit|op|in|mis)dag(?!\\p{L}))\\p{L}{3,25}dag'

/** What happens around the house at certain times: feasts, fairs, races. */
export const clueEvents: readonly RegExp[] = [
  pattern(
    `(?:tijdens|rond|rondom|op|bij|met|na|voor|in|tot|sinds|door|rondom|dankzij|voor en na)(?: (?:de week|het weekend|de dag|de dagen|de nacht|de avond) van)? (?:de|het|onze|ons|'t|’t|elke|iedere|ieder|deze)? ?(?:\\p{L}{2,20}e )?${event}`,
  ),
  pattern(`(?:de|het|onze|ons|'t|’t|een) (?:\\p{L}{2,20}e )?${event}`),
  pattern(
    `(?:tijdens|op|rond|met|voor) (?:de|het|onze|elke|iedere) ${DAY}(?!\\p{L})|de ${DAY} (?:trekt|brengt|vult|lokt|is)(?!\\p{L})`,
  ),
  pattern(
    `(?:in |op |tijdens |rond |met |na )?(?:(?:het weekend|de week|de nacht|de avond) (?:van|rond)|(?:de dag|de dagen) (?:van|rond) (?=de |het |'t ))(?! (?:de |het )?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag))(?! ?(?:de |het |een )?(?:maand|week|levering|opening|lancering|livegang|go-live|bezoek|afspraak|dag|oplevering|inventarisatie|event|evenement|bruiloft|feest|training|installatie|implementatie|aankomst|vertrek|boeking|reservering|bestelling|tevoren)(?!\\p{L})) ?(?=\\p{L})`,
  ),
  pattern(
    `(?:jaarlijkse?|tweejaarlijkse?|vijfjaarlijkse?|traditionele)(?! (?:\\p{L}*brief|\\p{L}*mail|\\p{L}*gesprek(?:ken)?|\\p{L}*opgave|\\p{L}*overzicht|controle|inventarisatie|telling|kosten|onderhoud|licentie|bijdrage|afsluiting|keuring|indexatie|indexering|prijsverhoging|jaarrekening|cijfers|balans|update|evaluatie|verlenging|contributie|vergadering|fee|vergoeding|rapport|rapportage|betaling|audit|factuur|afrekening|kaart|keuken|manier))`,
  ),
  pattern(
    `(?:elfde van de elfde|de elfde van|elf november|sint[- ]maarten|aspergeseizoen|mosselseizoen|bollenseizoen|bollentijd|hooitijd|bloesemtijd|pluktijd|wildseizoen|jachtseizoen|skiseizoen|schaatswinter|elfstedentocht)`,
    2,
  ),
  pattern(
    `(?:elk|ieder|elke|iedere) (?:jaar|voorjaar|najaar|zomer|winter|lente|herfst|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?! (?:de|het|opnieuw|weer|meer|een (?:nieuwe|andere))(?!\\p{L})) (?=\\p{L}{1,20} \\p{L}{0,20}(?:${EVENT}))`,
  ),
  pattern(
    `(?:supporters|pelgrims|schaatsers|skiërs|duikers|vogelaars|\\p{L}{3,20}gangers) (?:in|van|bij|uit|tijdens) (?!(?:de |het |een )?(?:keuken|systeem|app|kassa|dag|avond|week|zomer|winter|weekend|weekeinde|zaal|restaurant|dienst))`,
    3,
  ),
]
