const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/**
 * Words that stand in the names of many hospitality businesses and in ordinary sentences. Alone they identify nobody, and
 * a text without them cannot be read; within the whole name they are removed like any other. Kept small on purpose (D7).
 */
export const GENERIC: ReadonlySet<string> = list(`
  restaurant restaurants ristorante resto hotel hotels cafe cafes eetcafe grandcafe stadscafe grand brasserie bistro
  lunchroom museum museums theater theatre bioscoop snackbar cafetaria pizzeria bakkerij slagerij catering keuken
  kitchen eten drinken party partycentrum zalencentrum zalen herberg pension hostel camping resort strandpaviljoen
  paviljoen beach beachclub club wijnbar koffie coffee food foods bier wijn group groep holding horeca bedrijf beheer
  exploitatie vereniging stichting apartments rooms suites room kamer kamers huis house tapas sushi pizza grill
  terras
  voor onder boven naast achter tussen over door naar deze onze mijn zijn haar bij met van het aan and the with from
  that this`)

/** Articles and prefixes: never identifying by themselves, in a business name or a person's. */
export const PARTICLES: ReadonlySet<string> = list(`
  de den der des het een van von zu zum zur te ten ter tot op in aan uit bij la le les lo los du da dos das di del della
  dello el al bin ibn ben abu san st sint saint t s d l n o y e en and und et of vd vdr v`)

/** Forms of address and degrees around a person's name. */
export const TITLES: ReadonlySet<string> = list(
  'dhr heer mevr mevrouw mw mej fam familie drs ir ing dr prof mr ms mrs msc bsc ba ma bc jr sr phd',
)

/** Legal forms, which people leave out when they write a name. */
export const LEGAL_FORMS: ReadonlySet<string> = list('bv nv vof cv bvba srl gmbh ltd inc llc ba ua b n v o f')

/**
 * First and last names that are ordinary words of a software request, or cities that are. They go when written with a
 * capital; in small letters they are the word (`de kok`, `max 5`, `echt`, `leiden tot`).
 */
export const ORDINARY: ReadonlySet<string> = list(`
  ben wil max ton lot sem bas bob rob bot kok bos vos wit mol dam pol pot bol kat haan man zon dag tak put hof bal bar
  ham kom mes oud rood mark roos door chef bakker slager visser boer boers groot groote klein kleine jong jonge
  lang lange kort korte zwart zwarte bruin blauw groen prins graaf koning keizer berg bergs brand smit koster kuiper
  schipper molenaar timmer timmerman meester dekker ridder post winter zomer lente vrijdag zondag dijk dijks meer mees
  veer beer beek veen vries kamp kampen veld velden poort brug broek hoek kant eind storm stok blok blom bloem appel
  peper peters zout suiker vlees vis kip wolf hond hart hand voet hoofd mond water wijn bier brood boter kaas melk
  goed goede snel sterk schoon nieuw nieuwe vrij recht kuil kool peer pas past pop pels pen peet
  best heel made well echt goes loon mill grave lent stein bergen houten huizen haren buren leiden putten zetten
  horst hoorn sluis wijk laren rijen assen spijk borger son`)

/** Mailboxes, host names and web pages that half the world has. */
export const COMMON_ADDRESSES: ReadonlySet<string> = list(`
  info contact sales admin administratie receptie reception reservering reserveringen reservations reserveren boekhouding
  hallo hello welkom welcome mail email office kantoor planning service support helpdesk directie facturen factuur
  inkoop verkoop events event home index nieuws blog menu menukaart over about www mijn shop webshop noreply
  gmail googlemail hotmail outlook live msn icloud yahoo ziggo kpnmail kpnplanet planet xs4all upcmail casema chello
  telfort tele2 zonnet quicknet caiway solcon hetnet proton protonmail online solidpower
  facebook instagram linkedin twitter tiktok youtube pinterest google booking tripadvisor thuisbezorgd ubereats
  deliveroo wordpress wixsite webnode jouwweb weebly squarespace business example test`)

/** Street names that are ordinary words; they go with their number, not alone. */
export const ORDINARY_STREETS: ReadonlySet<string> = list(`
  markt plein kade haven dijk weg laan straat gracht singel brink dorp dam park hof kerk molen station stationsplein
  centrum boulevard strand wal ring baan eind einde plantsoen dreef pad steeg werf poort brug`)
