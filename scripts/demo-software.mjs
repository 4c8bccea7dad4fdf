// What the categories of the Wappalyzer list mean for a knowledge centre: our own reading of them, in one table.
// `kinds`: ERP runs the business, CRM the guest, HRM the people. `words`: what it is for. `sectors`: SBI codes.
const accommodation = ['55']
const eating = ['56']
const leisure = ['90', '91', '93']

const categories = {
  'Reservations & delivery': {
    kinds: ['ERP', 'CRM'],
    words: 'tafelreserveringen en bestellingen',
    sectors: [...eating],
  },
  'Appointment scheduling': {
    kinds: ['ERP', 'CRM'],
    words: 'boekingen en reserveringen',
    sectors: [...accommodation, ...leisure],
  },
  'Payment processors': { kinds: ['ERP'], words: 'betalingen', sectors: [...accommodation, ...eating] },
  Ecommerce: { kinds: ['ERP'], words: 'webwinkel, bestellingen en voorraad', sectors: ['463', '472', ...eating] },
  Accounting: { kinds: ['ERP'], words: 'boekhouding en facturatie', sectors: [...accommodation, ...eating] },
  Fulfilment: { kinds: ['ERP'], words: 'opslag en verzending', sectors: ['463'] },
  DMS: { kinds: ['ERP'], words: 'documenten en dossiers', sectors: [] },
  'Digital asset management': { kinds: ['ERP'], words: 'beheer van beelden en documenten', sectors: [...leisure] },
  CRM: { kinds: ['CRM'], words: 'relatiebeheer', sectors: [...accommodation] },
  'Marketing automation': { kinds: ['CRM'], words: 'marketing en campagnes', sectors: [...accommodation, ...leisure] },
  'Live chat': { kinds: ['CRM'], words: 'chat en klantvragen', sectors: [...accommodation] },
  'Loyalty & rewards': { kinds: ['CRM'], words: 'spaarprogramma’s en vaste gasten', sectors: [...eating, '472'] },
  'Referral marketing': { kinds: ['CRM'], words: 'aanbevelingen door gasten', sectors: ['472'] },
  Reviews: { kinds: ['CRM'], words: 'beoordelingen door gasten', sectors: [...accommodation, ...eating] },
  Surveys: { kinds: ['CRM'], words: 'enquêtes en gasttevredenheid', sectors: [...accommodation, ...leisure] },
  'Customer data platform': { kinds: ['CRM'], words: 'gastprofielen en klantgegevens', sectors: [...accommodation] },
  Personalisation: { kinds: ['CRM'], words: 'persoonlijke aanbiedingen', sectors: [...accommodation] },
  Segmentation: { kinds: ['CRM'], words: 'doelgroepen', sectors: [] },
  Email: { kinds: ['CRM'], words: 'e-mail en nieuwsbrieven', sectors: [] },
  'Issue trackers': { kinds: ['CRM'], words: 'meldingen en klantvragen', sectors: [] },
  'Recruitment & staffing': {
    kinds: ['HRM'],
    words: 'werving, personeel en planning',
    sectors: [...accommodation, ...eating],
  },
  LMS: { kinds: ['HRM'], words: 'opleiding van medewerkers', sectors: [...accommodation, ...eating] },
}

/** In what kinds of dossier software of these categories answers. */
export function kindsOf(names) {
  const kinds = new Set(names.flatMap((name) => categories[name]?.kinds ?? []))
  if (kinds.size === 0) throw new Error(`No kind for ${names.join(', ')}`)
  return ['ERP', 'CRM', 'HRM'].filter((kind) => kinds.has(kind))
}

/** The branches (SBI codes) for which these categories were made; empty when for any. */
export function sectorsOf(names) {
  return [...new Set(names.flatMap((name) => categories[name]?.sectors ?? []))].sort()
}

/** The sizes of business that a price class usually serves; a guess, and said so in the attribution. */
export function sizesOf(rows) {
  const pricing = rows.map((row) => row.pricing).join(' ')
  const sizes = new Set()
  const add = (...names) => names.map((name) => sizes.add(name))
  if (/low|freemium|payg/.test(pricing)) add('1–9', '10–49')
  if (/mid/.test(pricing)) add('10–49', '50–249')
  if (/high|poa/.test(pricing)) add('50–249', '250+')
  return ['1–9', '10–49', '50–249', '250+'].filter((size) => sizes.has(size))
}

/** A product's name has at least 6 characters in the product; a shorter one is told apart by the word software. */
export function productName(name) {
  return name.length < 6 ? `${name} software` : name
}

const prices = [
  [/freemium/, 'een gratis instapversie'],
  [/onetime/, 'eenmalige aanschaf'],
  [/payg/, 'betalen naar gebruik'],
  [/recurring/, 'een abonnement'],
  [/poa/, 'prijs op aanvraag'],
]
const classes = [
  [/low/, 'lage'],
  [/mid/, 'gemiddelde'],
  [/high/, 'hoge'],
]

const enumerate = (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`)

/** One or two plain sentences made of the list's own words: what it is for, how it is had, what it costs. */
export function describe(vendor, rows, names) {
  const uses = [...new Set(names.map((name) => categories[name]?.words).filter(Boolean))].slice(0, 3)
  const pricing = rows.map((row) => row.pricing).join(' ')
  const paid = prices.filter(([word]) => word.test(pricing)).map(([, text]) => text)
  const class_ = classes.filter(([word]) => word.test(pricing)).map(([, text]) => text)
  const saas = rows.some((row) => row.saas) ? ', als online dienst' : ''
  const open = rows.some((row) => row.open_source) ? ' De broncode is open.' : ''
  const price = paid.length
    ? ` Afname: ${enumerate(paid)}${class_.length ? ` (${enumerate(class_)} prijsklasse)` : ''}.`
    : ''
  return `${vendor} levert software voor ${uses.join('; ')}${saas}.${price}${open}`
}
