import type { Theme } from './themes.ts'

/** Who a lead is: all that a supplier may not find out before disclosure (D7, D20.1). */
export interface Identity {
  readonly name: string
  readonly contact: string
  readonly user: string
  readonly username: string
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly domain: string
  readonly email: string
  readonly phone: string
  readonly mobile: string
  readonly kvk: string
  readonly file: string
  readonly task: string
  /** What a lead that was known before calls itself since it was hidden again, and who came to work there. */
  readonly lateName: string
  readonly lateUser: string
  readonly lateUsername: string
  /** What super users alone read (D7). */
  readonly secret: string
  /** A contact with the surname of somebody of the staff, and one whose names are ordinary words. */
  readonly namesake: string
  readonly ordinary: string
  /** A contact whom nobody guesses: who is erased goes out of everybody's words by law, also out of a guess (SECURITY.md). */
  readonly forgotten: string
  /** A contact that is not there yet. */
  readonly newcomer: string
}

/**
 * The two identities of which no reader may tell which is in place. They have the same shape: as many words, of the same kinds and
 * lengths, in the same province.
 */
export const identities: readonly [Identity, Identity] = [
  {
    name: 'Herberg De Rietzanger Quistelbroek',
    contact: 'Philibert Dropveter',
    user: 'Tjorven Plokkema',
    username: 'tjplok.76',
    street: 'Vlimmerdonkstraat 47',
    zipcode: '9876 ZX',
    city: 'Ooipelterwold',
    domain: 'drommelvaart.example',
    email: 'info@drommelvaart.example',
    phone: '+31201234567',
    mobile: '+31683719462',
    kvk: '69599084',
    file: 'Begroting Snarpelveen.pdf',
    task: 'Fluiverdonk bellen',
    lateName: 'Logement Grubbelzand',
    lateUser: 'Ysolde Brankhorstel',
    lateUsername: 'ysbran.81',
    secret: 'Zompelgaarde',
    namesake: 'Mieke Toverlepel',
    ordinary: 'Augustus Rust',
    forgotten: 'Roelof Wimpelschoot',
    newcomer: 'Wierik Bokkelsteeg',
  },
  {
    name: 'Taveerne Het Goudvinkje Zwammerdrecht',
    contact: 'Liselotte Kwinkslager',
    user: 'Marloes Hurkelma',
    username: 'mahurk.58',
    street: 'Strobbelmaatlaan 82',
    zipcode: '9854 KB',
    city: 'Dwergelmeerdam',
    domain: 'krontelaars.example',
    email: 'post@krontelaars.example',
    phone: '+31207654321',
    mobile: '+31625948173',
    kvk: '58410726',
    file: 'Offertes Wapperhaven.pdf',
    task: 'Poddelmeer mailen',
    lateName: 'Pension Klinkerwaard',
    lateUser: 'Baldwin Snoekeveld',
    lateUsername: 'basnoe.42',
    secret: 'Mispelblomme',
    namesake: 'Wendy Zonderhoek',
    ordinary: 'Leonidas Kwel',
    forgotten: 'Merel Drasbeemdink',
    newcomer: 'Jolijn Prevelaar',
  },
]

/** The identities without what is hard, where a hunt is not after it. */
export function identitiesFor(on: readonly Theme[]): readonly [Identity, Identity] {
  const [first, second] = identities
  const namesake = on.includes('staffName') ? first.namesake : second.namesake
  const ordinary = on.includes('ordinaryWords') ? first.ordinary : second.ordinary
  return [{ ...first, namesake, ordinary }, second]
}

/** Puts an identity in where a text says `‹name›` or another of its parts: for words that are true of the lead in either world. */
export function fillIn(text: string, identity: Identity): string {
  return text.replaceAll(/‹(\w+)›/g, (whole, part: string) => {
    const found = Object.entries(identity).find(([name]) => name === part)
    return found ? String(found[1]) : whole
  })
}

/** What somebody would try who suspects the first identity: its parts, and what is near to them. */
export const guesses: readonly string[] = Object.entries(identities[0]).flatMap(([part, value]) =>
  part === 'forgotten' ? [] : near(value),
)

/** What has nothing to do with anybody. */
export const plainWords: readonly string[] = ['kassa', 'Een kassa die met de voorraad praat', 'vrijdag']

/** The same, and what is odd: nothing at all, what stands in place of a name, and what is a name and a word. */
export const neutralWords: readonly string[] = [
  ...plainWords,
  'In augustus zijn we dicht, voor de rust',
  'Groet, Joris van der Toverlepel',
  '▇▇▇',
  'Lead ABC234',
  '',
]

/** A value as it is, and as people write it: a part of it, mistyped, in another case, with an accent, run together. */
function near(value: string): string[] {
  const words = value.split(/[\s@.]+/).filter((word) => word.length > 3)
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? value
  return [
    value,
    longest,
    longest.toUpperCase(),
    longest.slice(0, -2),
    `${longest.slice(0, 3)}${longest.slice(4)}`,
    longest.replace(/[aeo]/, (letter) => `${letter}\u0301`.normalize('NFC')),
    value.replaceAll(' ', ''),
  ]
}
