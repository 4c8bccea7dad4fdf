const tail = (most: number) => `(?: (?!(?:en|maar|want|dus|omdat) )[^\\s.,;:!?()▇]{1,40}){0,${most}}`
const clue = (cue: string, more = 5) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'giu')

const OFFICE =
  'burgemeester|loco-burgemeester|wethouder|oud-wethouder|notaris|pastoor|dominee|huisarts|dierenarts|koster|imam|rabbijn|commissaris|gedeputeerde|raadslid|minister|staatssecretaris|kamerlid|voorzitter|dorpsdokter|havenmeester|sluiswachter|molenaar|vuurtorenwachter|boswachter|kasteelheer|barones|baron|graaf|gravin|jonkheer'
const KNOWN =
  'olympisch|wereldkampioen|europees kampioen|nederlands kampioen|oud-(?:prof|international|schaatser|voetballer|wielrenner|minister|burgemeester|speler|bokser|judoka)|ex-(?:prof|international|schaatser|voetballer|wielrenner|minister|speler|bokser|judoka)|tv-kok|televisiekok|bekend van (?:de )?(?:tv|televisie|radio)|zanger(?:es)? van|presentator van|cabaretier'
const FAMILY =
  '(?:bet)?over(?:over)?(?:grootvader|grootmoeder|grootouders|opa|oma)|grootouders|voorouders|van vader op (?:zoon|dochter)|van moeder op dochter|familiebedrijf (?:sinds|van)|(?:vierde|vijfde|zesde|zevende|achtste|negende|tiende) (?:\\p{L}{3,15} )?op rij|(?:mijn|onze) (?:vader|moeder|opa|oma|ouders|schoonvader|schoonouders|grootvader|grootmoeder)(?: \\p{L}{2,15}){0,2} (?:begon|begonnen|kocht|kochten|stichtte|opende|openden|bouwde|bouwden|startte|startten)'

/** Who is behind the house, told by an office, a fame or a family and not by a name. */
export const cluePeople: readonly RegExp[] = [
  clue(
    `(?:de |onze |een )?(?:${OFFICE})(?: zelf)? (?:van|uit|in|is|was|komt|eet|at)(?! (?:de vergadering|het bestuur|de or|onze or|ondernemingsraad))`,
  ),
  clue(`(?:een |de |onze )?(?:${KNOWN})(?!\\p{L})`),
  clue(`(?:(?:mijn|onze|zijn|haar|al|de) )?(?:${FAMILY})(?!\\p{L})`),
]

/** What the house alone can say: how one knows it, what stands around it, what it was the first to do. */
export const clueOwn: readonly RegExp[] = [
  clue('(?:je|u|men) (?:herkent|herken|vindt|vind) (?:ons|het) (?:aan|in|op|bij|onder|achter|naast|tussen|tegenover)'),
  clue(
    '(?:aan|onder|boven|naast|voor|tegen|langs|achter) (?:ons|onze) (?:raam|ramen|voordeur|gevel|terras|eetzaal|keukenraam|dak|stoep|tuinmuur|achtertuin|kade|steiger|balkon)(?!\\p{L})',
    3,
  ),
  clue(
    '(?:wij|we) (?:waren|zijn) (?:landelijk |wereldwijd |hier )?(?:de|het) eersten?(?! (?:klant|gebruiker|dag|week|stap|keer|vraag))',
  ),
  clue(
    'er (?:bestaat|is|zijn) (?:geen|maar één|maar een|slechts één) (?:tweede|ander|andere)(?! (?:systeem|pakket|oplossing|manier|optie|keuze|koppeling|mogelijkheid|leverancier))',
  ),
  clue(
    '(?:geen|nergens) \\p{L}{3,20} (?:in|op) (?:heel )?(?:nederland|de eilanden|het eiland|de wadden|de veluwe|de provincie|de regio|europa)(?!\\p{L})',
  ),
  clue(
    '(?:noordelijker|zuidelijker|westelijker|oostelijker|hoger|lager|verser) (?:kun|kan|kunt|wordt|wonen|slaap|zit|dan(?! (?:die|dat|vorige?|de vorige|het vorige|normaal|begroot|gepland|verwacht|nodig|bij|gemiddeld|wij|we|\\d)))',
  ),
  clue(
    '(?:dateert|dateren|stamt|stammen) (?:nog )?(?:van|uit)(?! (?:het vorige systeem|de vorige leverancier|voor de|19\\d\\d|20\\d\\d))|nog uit de tijd (?:van|dat|toen)',
  ),
  clue('cum laude|eervolle vermelding|(?:één|eén|een|twee|drie) sterr?e?n?(?=[,.]| (?:sinds|van|in|bij|michelin))'),
  clue(
    '(?:op de dag|in de week|de avond|het weekend) (?:dat|waarop|waarin) (?:de|het|heel)(?! (?:systeem|kassa|levering|factuur|loon|salaris|bon|rekening|pakket|software|leverancier))',
  ),
  clue(
    '(?:heel het|het hele|half het|heel de|de hele) (?:dorp|stad|eiland|buurt|streek|stadje) (?:loopt|staat|komt|is|zit|viert|kijkt)|(?:loopt|trekt|stroomt) (?:heel |het hele |de hele )(?:dorp|stad|het dorp|de stad|eiland)',
  ),
  clue('in de \\p{L}{3,20}weken(?<!(?:vakantie|eerste|laatste|kerst|drukke|werk|zomer|drukste)weken)(?!\\p{L})', 2),
  clue(
    '(?:elke|iedere|de) (?:eerste|tweede|derde|vierde|laatste) (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) (?:van|in|na|voor) (?!de maand|elke|iedere|het kwartaal|maand)\\p{L}',
    3,
  ),
  clue(
    '(?:het (?:huis|pand|gebouw|hotel|café|restaurant)|de (?:zaak|boot|tent|kroeg|molen)) (?:waar|met (?:de|het|een|onze)|dat ooit|achter|naast|op de hoek)(?! (?:eigen|gasten|personeel|kassa|systeem))',
  ),
  clue(
    'met (?:de|het|een|onze|zijn|haar) (?:\\p{L}{2,15} )?(?:rode|blauwe|groene|witte|gele|gouden|roze|zwarte|scheve|ronde|glazen|rieten|houten|stenen|ijzeren) (?:deur|deuren|luiken|gevel|vlag|boog|toren|koepel|dak|kap|kar|bus|boot|brug|poort|trap|klok)(?!\\p{L})',
    3,
  ),
  clue(
    '(?:de )?(?:koning|koningin|prins|prinses|keizer|keizerin|tsaar|hertog|stadhouder)(?: \\p{Lu}?\\p{L}{2,15}){0,2} (?:sliep|logeerde|at|dineerde|opende|kwam|verbleef|schonk|was|heeft)',
  ),
  clue(
    '(?:sliep|logeerde|verbleef|schilderde|schreef|woonde|dronk|optrad) (?:hier|er|bij ons|in dit huis|in ons)|(?:filmlocatie|decor van|opgenomen voor de (?:film|serie)|te zien in de (?:film|serie))',
    6,
  ),
  clue(
    'herkenbaar aan|te herkennen aan|(?:iedereen|heel \\p{L}+|men) (?:kent|noemt|herkent) (?:ons|het|hem|haar|de)(?![.,;!?]| (?:systeem|kassa|app|pakket))',
  ),
  clue('(?:op |rond |met |voor |tijdens )?(?:3 oktober|drie oktober|11 november|5 mei|vijf mei)(?! \\d{4})', 2),
  clue(
    "(?:(?:de|het|onze|ons|'s lands|lands) )?(?!meeste|minste|laatste|eerste|volgende|juiste|vaste|beste|enigste|gemiste|bewuste|kleinste prijs)\\p{L}{3,15}ste \\p{L}{3,20} (?:van (?:heel )?(?:nederland|europa|het land|de wereld|de streek|drenthe|friesland|zeeland|limburg|brabant|gelderland|overijssel|groningen|twente|de veluwe|de achterhoek|de betuwe)|ter wereld|op de (?:wadden|eilanden))(?!\\p{L})",
  ),
  clue(
    '(?:grootste|oudste|mooiste|bekendste|gezelligste|drukste) (?:kermis|braderie|markt|kerstmarkt|festival|feest|corso|optocht|carnaval|concours|beurs)(?!\\p{L})',
  ),
  clue(
    '(?:de|onze|het) (?:kerstshow|lichtshow|ijsshow|roofvogelshow|waterorgel|winterlichtjes|lichtjesavond|lampionoptocht|kerststal|paasvuur|vreugdevuur)(?!\\p{L})',
  ),
]
