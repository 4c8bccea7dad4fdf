import { list } from './knownWords.ts'
import { hasCapital, type Word } from './textWords.ts'

/** What one person, place or house does or is; an ordinary noun before it would have an article. */
const VERBS = list(`
  is was heeft had wordt werd ligt lag zit zat trekt groeit leeft doet deed regelt plant kookt bakt maakt belt zegt kijkt helpt schrijft tekent
  beheert verkoopt rijdt noemt runt kent vult viert staat stond loopt wil werkt begon begint stopt verhuurt verhuist speelt zingt vaart serveert
  schenkt brouwt houdt telt leidt bestiert verbouwt ontvangt vroeg zei kwam ging gaf nam kreeg bleef wilde vond dacht bracht kocht schreef sprak zag deden
  bedacht stelde liet riep reed sliep at dronk verliet opende sloot stopte maakte werkte woonde leerde regelde runde leidde`)

/** What somebody does ends so; these words end so too and are no doing. */
const DOES = /^\p{Ll}{2,}(?:[^aeiou]|[aeiou]{2}\p{Ll}?)t$/u
const NO_DOING = list(`
  met dat het wat niet uit tot want moet kunt bent sint voort vaart tekort kort hart start post kost lijst best juist eerst laatst vast gast klant kant test past
  meest minst liefst haast naast wacht zacht dicht recht slecht echt licht nacht acht macht opdracht aandacht overzicht bericht gerecht toezicht inzicht
  budget pakket internet project product contract object concept print export import support sport rapport soort oort noot groot groet zoet heet breed
  goedkoopst duurst zuid noord oost west rest feest herfst winst omzet inzet tekst mist list kunst dienst vorst worst komst toekomst wenst vereist gewenst beperkt geschikt verplicht bedoeld gericht bekend
  levert biedt koppelt ondersteunt kost rekent draait factureert synchroniseert exporteert importeert print scant meldt toont werkt rust gist rijpt smelt
  gebruikt gemaakt gewerkt gekoppeld beheerst`)

/** Words that stand at the beginning of a sentence without an article. */
const OPENERS = list(`
  dat dit deze die het er wie wat waar hier daar alles niets niemand iemand iedereen ieder elk elke geen één een men hij zij ze we wij ik jij je u
  alleen ook nu nog toen dan zo soms vaak altijd nooit hoe wanneer welke vandaag morgen gisteren straks daarna daarom daarbij daarnaast verder
  voorheen eerst later buiten binnen boven beneden achter voor onder tussen momenteel inmiddels vooral zelf samen dagelijks wekelijks maandelijks
  jaarlijks zomers overdag ons onze mijn hun haar zijn welk meer minder veel weinig wel niet best goed beter belangrijk nodig gewenst handig
  bekend fijn mooi leuk jammer vreemd duidelijk lastig moeilijk probleem doel wens eis vraag bovendien helaas uiteraard natuurlijk tevens
  verreweg ruim circa ongeveer half twee drie vier vijf zes zeven acht negen tien wens punt stap iets elkaar somewhere this that our my
  the it there what which who how when where all each every someone nobody`)

/** Stuff and matters, which have no article; compounds end like them. */
const MATTER =
  /(?:en|ing|heid|ity|tion|sion|ness|ance|ence|ship|(?<=^ge.{3,})[dt]|tie|sie|teit|isme|age|schap|ment|sel|uur|erij|ie|ware|ook|ens|tijd|geld|loon|vlees|vis|kip|soep|saus|taart|koek|salade|stamppot|biefstuk|bier|cider|wijn|koffie|thee|melk|water|brood|gebak|ijs|fruit|groente|stroom|gas|energie|internet|wifi|netwerk|personeel|inkoop|verkoop|omzet|voorraad|accijns|btw|budget|onderhoud|support|afval|wegwerp|statiegeld|verlof|verzuim|ziekte|toerisme|zorg|hulp|advies|beheer|gebruik|verkeer|vervoer|transport|licht|geluid|muziek|linnen|was|schoonmaak|marketing|content|data|mail|post|papier|excel|contant|pin|fooi|bezorging|service|catering|gemak|snelheid|kwaliteit|veiligheid|privacy|beleid|overleg|contact|werk|spoed|haast|tempo|rust|drukte|winst|verlies|derving|krimp|kost|kosten|prijs|subsidie|belasting|wet|reclame|publiek|bezoek|verblijf|ontbijt|lunch|diner|borrel|banket|kaas|ham|zout|suiker|olie|vet|alcohol|sterk|fris|frisdrank|tabak|software|hardware|techniek|meubilair|servies|glaswerk|bestek|terras|overwerk|inval|uitval|toezicht|parkeer|zaal|verhuur|verkoop|herstel|support|wagen|papierwerk|archief|overzicht|inzicht|gezag|draagvlak|talent|ervaring|lef|geduld|aandacht|ruimte|plaats|plek|sfeer|groei|s|je)$/

/**
 * Whether a sentence begins with a word and what it does, without an article: "Merwede wordt onze nieuwe buurt". Who or what can stand so
 * is somebody, somewhere, or a matter such as water. What the text writes in small letters too is an ordinary word.
 */
export function isBareSubject(text: string, words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]]
  if (!word?.isFirst || !next || !hasCapital(word) || word.text.length < 4) return false
  if (text.slice(word.end, next.start) !== ' ') return false
  if (!VERBS.has(next.folded) && !isDoing(word, next)) return false
  if (OPENERS.has(word.folded) || /^\p{Lu}+$/u.test(word.text)) return false
  if (MATTER.test(word.folded) && !PLACE.test(word.folded)) return false
  return !words.some((other) => other.folded === word.folded && other.text === word.folded)
}

/** Of a verb that is not listed only what is as long as a name counts: longer words are compounds, shorter ones stuff. */
function isDoing({ text }: Word, next: Word): boolean {
  return text.length >= 5 && text.length <= 9 && DOES.test(next.text) && !NO_DOING.has(next.folded)
}

/** Endings of Dutch places that no matter has. */
const PLACE = /.(?:duinen|drecht|voort|polder|hoven|zijl|waard|kwartier|buurt|wierde|terp|oord|loo|rade|meren|plassen)$/
