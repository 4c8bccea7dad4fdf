import { clueEvents } from './clueEvents.ts'
import { clueOwn, cluePeople } from './cluePeople.ts'
import { cluePlaces } from './cluePlaces.ts'
import { clueSites } from './clueSites.ts'
import { clueStories } from './clueStories.ts'
import { cluesEnglish } from './cluesEnglish.ts'
import { clueTraces } from './clueTraces.ts'
import { storiesEnglish } from './storiesEnglish.ts'

/** A stretch that describes who asks without naming it. */
export interface Clue {
  readonly start: number
  readonly end: number
}

/** Up to so many words more of the same clause; each begins behind one space, so that nothing is tried twice. */
const tail = (most: number) => `(?: (?!(?:en|maar|want|dus|omdat) )[^\\s.,;:!?()▇]{1,40}){0,${most}}`
const clue = (cue: string, more = 6) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'giu')

const PAST_BUILDING =
  'kerk|kapel|klooster|abdij|fabriek|school|schooltje|pakhuis|station|stationnetje|boerderij|hoeve|schuur|stal|smederij|smidse|bakkerij|postkantoor|gemeentehuis|raadhuis|stadhuis|watertoren|molen|loods|kazerne|gevangenis|ziekenhuis|gasthuis|weeshuis|wachthuis|bank|bankgebouw|drukkerij|gemaal|veerhuis|tolhuis|bioscoop|garage|zwembad|badhuis|brouwerij|werf|mijn|remise|haven|herberg|pastorie|synagoge|melkfabriek|zuivelfabriek|slachthuis|waag|fort|bunker|kasteel|burcht|landhuis|wasserij|ververij|spinnerij|weverij|steenfabriek|scheepswerf|veerboot|veerpont|sluiswachterswoning|apotheek|notariskantoor|rechtbank|douanekantoor|veiling|veilinghal|graanschuur|silo|stoomgemaal|ambachtsschool|huishoudschool|kweekschool|theater|villa'

/** The same where a capital counts: with it the first word may begin a sentence. */
const cased = (cue: string, more = 6) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'gu')
const SUPERLATIVE =
  'oudste|langste|hoogste|kleinste|diepste|noordelijkste|zuidelijkste|oostelijkste|westelijkste|laagste|beroemdste|dikste|breedste|smalste|steilste|zonnigste|fotogeniekste|gezelligste|lekkerste|grootste|mooiste|bekendste|(?:eerste|laatste)(?= (?:\\p{L}{3,20}e )?\\p{L}{0,20}(?:hotel|restaurant|café|cafe|brouwerij|bar|bistro|camping|museum|ijssalon|salon|bakkerij|strandtent|paviljoen|zaak|lunchroom|hostel|bioscoop|theater|hal|kroeg|molen|club|keuken|winkel|herberg|stokerij|snackbar|cafetaria))'
const OF_WORK =
  '(?! (?:probleem|uitdaging|zorg|wens|klant|klanten|leverancier|kostenpost|winst|deel|verschil|nadeel|voordeel|wachtrij|afnemer|ergernis|post))'

/** What is said to be the only one, the oldest, the largest of somewhere. */
const ONLY = [
  clue(
    '(?:als|het|de|onze) enige(?! (?:met (?:rechten|toegang|inlog|een inlog|verstand)|marketing|reclame|inkomsten|persoon|kok|admin|beheerder|gebruiker|harde|echte|contactpersoon|kanaal|koppeling|belemmering|in het team|wat|dat|die|eis|eisen|wens|probleem|nadeel|voorwaarde|vraag|manier|oplossing|reden|optie|voordeel|keer|punt|tijd|zorg|verschil|mate|weken|maanden|jaren|uren|dagen|ervaring|moeite|twijfel|systeem|pakket|tool|kassa|uitzondering|collega|medewerker))(?! ?[.,;!?])',
  ),
  clue('nergens (?:anders|in|op|ter|zo|vind|krijg|kun|kan|ziet|zie|eet|drinkt|slaapt)'),
  clue(
    String.raw`als eersten?(?: \p{L}{2,30})? (?:in|van|ter) (?!de (?:rij|week|maand|ochtend|dag)|het (?:systeem|proces|rooster|jaar))`,
  ),
  clue(
    String.raw`(?:(?:de|het|onze) )?(?:op (?:één|een|twee|drie) na )?(?:${SUPERLATIVE})${OF_WORK}(?: \p{L}[\p{L}'’-]{1,30}){0,3} (?:van|in|op|ter|boven|onder|tussen|langs) (?:heel |deze |dit |ons |onze |de |het ){0,2}(?:land|landen|streek|stad|binnenstad|regio|provincie|dorp|wereld|eiland|kust|boulevard|straat|gracht|haven|rivier|wijk|buurt|gemeente|polder|omgeving|benelux)(?!\p{L})`,
    4,
  ),
  cased(
    String.raw`(?:(?:[Dd]e|[Hh]et|[Oo]nze) )?(?:${SUPERLATIVE})${OF_WORK}(?: \p{L}[\p{L}'’-]{1,30}){0,3} (?:van|in|op|ter|boven|onder|benoorden|bezuiden|tussen|langs) (?:heel )?(?:de |het |'t |’t )?\p{Lu}`,
    4,
  ),
  clue(
    String.raw`(?:de |het |onze )?(?:oudste(?! (?:zoon|dochter|kind|kinderen|broer|zus|medewerker|factuur|facturen|bon|bonnen|versie|gegevens|posten|openstaande|bestelling|ticket|voorraad|partij|eerst))|(?:langste|hoogste|diepste|kleinste|grootste|breedste|smalste) \p{L}{0,20}(?:bar|toog|tafel|brug|kerk|toren|gebouw|terras|terrassen|steiger|pier|hotel|restaurant|café|cafe|boom|duin|bierkaart|wijnkaart|zaal|dansvloer|glijbaan|zwembad|molen|kelder|camping|bistro|kroeg|museum|theater|bioscoop|haven|bakkerij|brouwerij|speeltuin|vijver|tuin)(?!\p{L}))`,
    5,
  ),
  clue('(?:uniek|ongeëvenaard) (?:in|voor|binnen) (?!onze|ons|het systeem|de kassa|elke?|iedere?|per|alle)'),
  clue(
    '(?:wereldberoemde?|wereldberoemd|landelijk(?:e)? bekende?|beroemde|befaamde|vermaarde|beroemd (?:om|in|van|tot)|bekend (?:van|om|door)|berucht (?:om|van))',
  ),
  clue('(?:meer|groter|ouder|hoger|dichter|langer) dan (?:wie|waar|welke?)(?= |[.,])'),
  clue(
    String.raw`(?:geen|niemand|nergens) ander(?:e|s)?(?: \p{L}{2,30}){0,3} (?:in|op|van|aan) (?:de |het )?(?=streek|stad|regio|provincie|dorp|land|eiland|buurt)`,
  ),
  cased(
    String.raw`(?:[Gg]een|[Nn]iemand|[Nn]ergens) ander(?:e|s)?(?: \p{L}{2,30}){0,3} (?:in|op|van|aan) (?:de |het )?\p{Lu}`,
  ),
]

/** What the house was, and since when. */
const HISTORY = [
  clue(
    '(?:(?:de|het|een|onze|in een|in de|in het) )?(?:voormalige?|vroegere|omgebouwde|gerestaureerde?|monumentale?|historische?)(?! (?:data|gegevens|cijfers|bonnen|omzet|leverancier|pakket|systeem|facturen|kassa|boekingen|rapporten|medewerkers?|collega|gasten|versie))',
    4,
  ),
  clue(String.raw`(?:het|de|een|onze) oude? \p{L}{0,25}(?:${PAST_BUILDING})(?!\p{L})`, 2),
  clue(String.raw`oude \p{L}{1,25}(?:${PAST_BUILDING})(?!\p{L})`, 2),
  clue(
    String.raw`(?:hier )?vroeger (?:heette|(?:was|stond|stonden|zat|zaten|woonde|lag|lagen|sliep|sliepen|werd|werden)(?: hier| dit| het| er| daar)? (?:een|de|het|twee|hier|op)|\p{L}{3,15} (?:hier|er|men hier|ze hier))(?! (?:systeem|pakket|kassa|programma|leverancier))`,
  ),
  clue(
    'ooit (?:was|een(?! keer| systeem| pakket)|stond|stonden|zat|zaten|heette|gebouwd|gesticht|opgericht|begonnen als|begon als)',
  ),
  clue('waar (?:vroeger|ooit|eens|eeuwenlang|jarenlang)'),
  clue(
    '(?:opgericht|gesticht|ontworpen|gebouwd|herbouwd|geschilderd) (?:door|als) (?!een (?:bureau|bedrijf|programmeur|student|leverancier|freelancer)|de leverancier|ons |onze |het bureau|it)|(?:begonnen|gestart|begon|startte) als (?!test|proef|pilot)',
  ),
  clue(
    String.raw`(?:(?:in|uit|sinds|anno|jaar|vanaf) 1[1-9]\d\d|(?:rond|van|tot|na|voor|begin|eind|al) 1[5-9](?!00)\d\d)(?![\d.,]*\d)(?! (?:gasten|kamers|mensen|leden|euro|stuks|couverts|personen|m2|bonnen|artikelen|tickets|bezoekers|kaarten|boekingen|flessen|per|kg|liter|stoelen|plaatsen|maaltijden|producten|regels|klanten|uur|uren))`,
  ),
  clue(String.raw`(?:\d{1,2}[ed]?e?|\p{L}{3,20}(?:de|ste)|vorige|middel)[ -]?(?:eeuwse?|eeuw)(?!\p{L})`, 3),
  clue(
    '(?:tweede|derde|vierde|vijfde|zesde|zevende|achtste) generatie|(?:twee|drie|vier|vijf|zes|zeven|acht) generaties',
    3,
  ),
  clue(
    String.raw`na de (?:\p{L}{0,20}(?:watersnood|ramp|brand|oorlog|explosie|overstroming|bombardement|bevrijding|bezetting|fusie))(?!\p{L})|(?:tijdens|in) de (?:oorlog|bezetting|watersnood|wederopbouw)`,
    4,
  ),
  clue(
    '(?:rijksmonument|gemeentelijk monument|industrieel erfgoed|beschermd stadsgezicht|werelderfgoed|geboortehuis|stamhuis)',
    4,
  ),
  clue(
    '(?:over)?(?:grootvader|grootmoeder|opa|oma|overgrootopa) (?:van de|begon|kocht|bouwde|startte|stichtte|opende)',
  ),
  clue(
    String.raw`\d{2,3}[- ]?(?:jarig|jaar) (?:bestaan|jubileum)|[1-9]\d{2} jaar (?:oud|geleden|jong)|(?:honderd|vijftig|vijfenzeventig|tweehonderd|driehonderd|\p{L}{2,20}honderd)[- ](?:jarig|jaar) (?:bestaan|jubileum|oude?)`,
    3,
  ),
]

/** What was won. */
const AWARD = [
  clue(
    String.raw`(?:de |een |het )?(?:beste|lekkerste|leukste|gezelligste|gastvrijste|duurzaamste|mooiste|groenste)(?: \p{L}[\p{L}'’-]{1,30}){1,3} (?:van|in|volgens|ter|door)(?<!(?:prijs|keuze|oplossing|manier|aanbod|optie|moment|pakket|systeem|resultaat|bezetting|tarief|kamer|tijd|plek) (?:van|in|volgens|ter|door))(?! (?:elkaar|alles|de (?:dag|week|maand)|het (?:jaar|pakket|systeem)))`,
  ),
  clue(
    String.raw`(?!(?:eind|einde|begin|rest|deel|helft|dag|dagen|week|weken|maand|maanden|loop|kwartaal|tijd|tijden|periode|periodes|omzet|cijfers|seizoen|weekend|avond|moment|momenten|drukte|afsluiting|start|gedeelte|delen|overzicht|kosten|totaal|ronde|zaterdag|zondag|nacht|uur|resultaat|resultaten) van)\p{L}[\p{L}'’-]{1,30} van het jaar(?!\p{L})`,
    2,
  ),
  clue(
    String.raw`(?:winnaars?|finalisten?|genomineerden?|kampioen(?:en)?|drager|houder) (?:van|voor|in|bij)|(?:winnaar|kampioen)s? \d`,
  ),
  clue(
    '(?:uitgeroepen|verkozen) tot|genomineerd (?:voor|als)|bekroond(?:e)?(?: met| als| door| tot)?|onderscheiden (?:met|door)|(?:won|wonnen|gewonnen) (?:de|het|een|in|bij|we|wij|goud|zilver|brons)',
  ),
  clue(
    String.raw`(?:(?:een|twee|drie|onze|de|met) )?(?:(?:groene )?michelin\p{L}{0,12}(?: ster(?:ren)?)?|bib gourmand|gault ?(?:&|en)? ?millau|koksmuts(?:en)?|green key|hofleverancier|meester(?:kok|bakker|slager|chef|patissier|ijsbereider)|gouden (?:medaille|spatel|pollepel|koksmuts|lepel|vork|plak|kopje|ui)|(?:zilveren|bronzen) (?:medaille|spatel|pollepel|koksmuts|lepel|vork|plak|kopje|ui|klok|camera)|(?:lekker|top|terras|café|koffie|bier)[ -]?(?:top)?[ -]?(?:100|500)|predicaat \p{L}{3,20})`,
    4,
  ),
  clue('(?:goud|zilver|brons) (?:op|bij|tijdens|in|van|voor)(?! (?:de|het|een) (?:rekening|kassa|systeem|pas|kaart))'),
]

/** A saying is pointed at with its sentence: what of it is the saying is not told by any word. */
const SAYING =
  /(?<!\p{L})(?:leus|leuze|slogan|motto|spreuk|lijfspreuk|lijfspreuken|tagline|payoff|pay-off|wapenspreuk|devies|huisregel|strijdkreet)(?!\p{L})|(?<!\p{L})(?:staat|stond|staan|hangt|prijkt|pronkt|geschilderd|geborduurd|gedrukt|painted|written|printed)(?: (?:al|nog|ook|dik|groot|altijd|jaren|met|grote|letters)){0,4} (?:op|boven|in|on|above) (?:de|het|onze|ons|elke|elk|ieder|iedere|al|alle|een|the|our|every) (?:\p{L}{1,20} )?(?:dienblad|dienbladen|servet|servetten|schort|schorten|viltje|viltjes|onderzetter|onderzetters|bus|bussen|busje|gevel|gevels|muur|muren|wall|zak|zakken|raam|ramen|deur|voordeur|luifel|servet|servetten|shirt|shirts|schort|schorten|tas|tassen|vlag|vlaggen|uithangbord|spandoek|viltje|viltjes|bierviltje|bierviltjes|doos|dozen|beker|bekers|bakfiets|aanhanger|kar|wagen|boot|zeil|bar|tap|toog|toonbank|schouw|haard|ingang|poort|balk|balken|schip|bakkie|pet|petten|mok|mokken|glas|glazen|kist|kisten|steen|klok)(?!\p{L})|(?<!\p{L})(?:zeggen|roepen|noemen|fluisteren|zingen)(?: (?:de|onze|alle|veel|sommige|oude|vaste))? (?:gasten|stamgasten|mensen|kinderen|buren|klanten|lokalen|dorpelingen|inwoners|vissers|boeren|wandelaars|fietsers|studenten|leden|buurtbewoners|collega-ondernemers|ouderen)(?!\p{L}| (?:dat|of|het|er|nu|wel))|(?<!\p{L})in de volksmond(?!\p{L})/giu

/** What of a text describes who asks: the only one of somewhere, what the house was, where it stands, its feasts, prizes and sayings (D20.9). */
export function findClues(text: string): Clue[] {
  const found = [
    ...ONLY,
    ...HISTORY,
    ...AWARD,
    ...cluePlaces,
    ...clueEvents,
    ...cluePeople,
    ...clueOwn,
    ...clueStories,
    ...cluesEnglish,
    ...storiesEnglish,
    ...clueTraces,
    ...clueSites,
  ].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length })),
  )
  return [...found, ...sayings(text)]
}

const BEFORE_MAX = 80
const AFTER_MAX = 60
/** A saying has at least so many letters beside the words that point to it. */
const SAYING_MIN = 8

function sayings(text: string): Clue[] {
  return Array.from(text.matchAll(SAYING), ({ 0: { length }, index }) => {
    const before = text.slice(Math.max(0, index - BEFORE_MAX), index)
    const after = text.slice(index + length, index + length + AFTER_MAX)
    const skipped = before.search(/[^.!?\n▇]*$/u)
    const start = index - before.length + skipped
    return { start, end: index + length + (/[.!?\n▇]/u.exec(after)?.index ?? after.length), length }
  })
    .filter(({ start, end, length }) => end - start - length >= SAYING_MIN)
    .map(({ start, end }) => ({ start: start + (/^[\s,;:]*/u.exec(text.slice(start, end))?.[0].length ?? 0), end }))
}
