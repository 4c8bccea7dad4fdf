/** Endings that make a street of any word, in small letters too. */
export const SURE =
  'straat|straatje|str\\.?|laan|laantje|weg|plein|pleintje|gracht|kade|singel|dijk|steeg|boulevard|plantsoen|burgwal|dreef|allee'

/** Endings that are ordinary words as well; the name they end begins with a capital. */
export const MAYBE =
  'pad|hof|park|markt|haven|wal|baan|brink|poort|brug|kwartier|kant|zoom|einde|eind|hoek|horst|werf|sluis|passage|zijde|schans|dok|kolk|veld|strand|buurt|promenade|gat|plnts'

/** Of these, what a street is called without anything before it. */
export const ALONE = 'pad|hof|park|markt|haven|wal|brink|poort|brug|werf|sluis'

/** Names of well-known streets that do not say what they are. */
export const KNOWN =
  'overtoom|spaarne|damrak|rokin|spui|neude|vrijthof|noordeinde|voorhout|lijnbaan|leuvehaven|amstel|nes|blaak|weena|oudegracht|dam'

const NO_STREET: ReadonlySet<string> = new Set(
  `wasstraat afwasstraat vaatwasstraat buffetstraat kassastraat productiestraat verpakkingsstraat inpakstraat sorteerstraat
  scanstraat winkelstraat snelweg onderweg halverweg halverwege omweg uitweg rijksweg vanweg waterweg spoorweg
  overweg alweg toegangsweg vluchtweg schoolplein marktplein werkplein kerkplein stadspark ipad touchpad keypad trackpad
  notepad wagenpark machinepark apparatenpark pretpark themapark attractiepark dierenpark vakantiepark bungalowpark
  recreatiepark supermarkt arbeidsmarkt kerstmarkt vlooienmarkt rommelmarkt weekeinde jaareinde maandeinde uiteinde
  loopbaan renbaan bowlingbaan kegelbaan ijsbaan keukenkant voorkant achterkant zijkant onderkant bovenkant buitenkant
  binnenkant zithoek speelhoek leeshoek inloophoek gerechtshof jachthaven luchthaven zeehaven weegbrug
  laadbrug invalshoek kwartier voorzijde achterzijde bovenzijde onderzijde buitenzijde binnenzijde zijde invoerveld zoekveld
  tekstveld keuzeveld werkveld speelveld sportveld voetbalveld`.split(/\s+/),
)

/** Small words that no street ends with: the number behind them counts something. */
export const NO_NAME_ENDS: ReadonlySet<string> = new Set(
  `met en of voor in op om over per bij te naar van tot door als dan nog al maar zo ook is was zijn waren heeft hebben had telt tellen
  werkt werken circa ca ongeveer ruim bijna minimaal maximaal minstens hooguit sinds na vanaf rond`.split(/\s+/),
)

/** Rivers by which places are called: Alphen aan den Rijn. */
export const RIVERS: ReadonlySet<string> = new Set(
  'rijn ijssel amstel zaan lek maas waal vecht schie rotte vliet linge dommel zijl eem hoek zee'.split(' '),
)

/** Whether a word only sounds like a street: `afwasstraat`, `iPad`, `wagenpark`. */
export function isNoStreet(word: string): boolean {
  return NO_STREET.has(word.slice(word.lastIndexOf('-') + 1).replace(/^'+/, ''))
}

/** What follows a house number: `12-hs`, `12 bis`, `12/3`, `12 t/m 16`, `12 III`, `12a`. */
export const ADDITION =
  "(?: ?[-/+] ?\\d{1,4}[a-z]?(?![\\p{L}\\p{N}])| ?(?:t/m|tm) \\d{1,5}[a-z]?(?![\\p{L}\\p{N}])| ?-? ?(?:bis|hs|huis|sous|zw|rd|bg|iii|ii|iv|i|v)(?![\\p{L}\\p{N}])|-?[a-z]{1,2}(?:-?\\d{1,4})?(?![\\p{L}\\p{N}])| [a-h](?![\\p{L}\\p{N}']))"

const DIGITS = '\\d{1,5}(?!\\d|[.,]\\d)'

/** A house number behind the name of a street, with its addition. */
export const NUMBER = `[ ,\\n]{0,3}(?:(?:t/o|huisn(?:umme)?r|nummer|nr|no|num|#)[ .:]{0,2})?${DIGITS}${ADDITION}{0,2}`
