import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aliasOf } from './alias.ts'
import { anonymiseComment, anonymiseDossier, anonymiseMatch } from './anonymise.ts'
import type { Fields } from './fields.ts'
import { identityOf } from './identifiers.ts'
import { provinceOf } from './province.ts'
import { sizeClassOf } from './sizeClass.ts'

const identity = identityOf({
  lead: {
    name: 'Herberg De Ooievaar',
    website: 'https://ooievaar.nl',
    address: { street: 'Brink 3', zipcode: '9401 HT', city: 'Assen' },
  },
  contacts: [{ name: 'Anneke Hoogendijk', mobile: '+31612345678' }],
})

const KEPT = new Set(
  '_id _type _version name status date selection_date implementation_date request intake match meeting done pauze users budget license implement existing case current history _tags province size'.split(
    ' ',
  ),
)

function aDossier(fields: Fields = {}): Fields {
  return {
    _id: 'dossier/01jb7m3k9q',
    _type: 'dossier',
    _version: 3,
    name: 'ERP',
    status: 'intake',
    date: '2025-03-01T09:00:00.000Z',
    selection_date: '2025-06-01',
    intake: '2025-03-02T09:00:00.000Z',
    users: 12,
    budget: 20000,
    license: 575,
    implement: null,
    _entered: ['budget', 'license'],
    existing: 'Kassa van De Ooievaar, Exact',
    case: '<p>De <u>Ooie</u>vaar wil een kassa, bel <a href="tel:0612345678">Anneke</a></p>',
    history: [
      {
        status: 'intake',
        date: '2025-03-02T09:00:00.000Z',
        description: 'Anneke belde',
        user: { _id: 'user/9', name: 'Anneke' },
      },
    ],
    ...fields,
  }
}

describe('a dossier before disclosure', () => {
  it('D7: the fields that are kept pass, texts without what identifies the lead', () => {
    expect(anonymiseDossier(aDossier(), identity, { employees: 37, zipcode: '9401 HT' })).toEqual({
      _id: 'dossier/01jb7m3k9q',
      _type: 'dossier',
      _version: 3,
      name: 'ERP',
      status: 'intake',
      date: '2025-03-01T09:00:00.000Z',
      selection_date: '2025-06-01',
      intake: '2025-03-02T09:00:00.000Z',
      users: 12,
      budget: 20000,
      license: 575,
      implement: null,
      existing: 'Kassa van ▇▇▇, Exact',
      case: '<p>▇▇▇ wil een kassa, bel <a>▇▇▇</a></p>',
      history: [{ status: 'intake', date: '2025-03-02T09:00:00.000Z' }],
      province: 'Drenthe',
      size: '10–49',
    })
  })

  it('D7: owners, contacts, files, planning, addresses and fields yet to come do not pass', () => {
    const output = anonymiseDossier(
      aDossier({
        _owners: [{ _id: 'user/9', name: 'Piet' }],
        _contacts: [{ name: 'Piet' }],
        _files: [{ name: 'ooievaar.pdf' }],
        organisation: { _id: 'lead/7', name: 'Herberg De Ooievaar', avatar: '/x.png' },
        planning: [{ name: 'Opstarten' }],
        supplier: 'Kassahuis',
        link: 'https://ooievaar.nl',
        employees: 37,
        price: 575,
        banner: '/b.png',
        novelty: 'Piet',
      }),
      identity,
      {},
    )
    expect(Object.keys(output).filter((name) => !KEPT.has(name))).toEqual([])
    expect(JSON.stringify(output)).not.toMatch(/Piet|ooievaar|37|lead\//i)
  })

  it('D7: no marked value passes in any field, of whatever kind it is', () => {
    const MARK = 'Qzwxmarkering'
    const marked = identityOf({ lead: { name: MARK } })
    const value: fc.Arbitrary<unknown> = fc.oneof(
      fc.constantFrom(MARK, `<p>${MARK}</p>`, `${MARK.toLowerCase()}s`, [MARK], { name: MARK }, [
        { status: MARK, date: MARK },
      ]),
      fc.integer(),
    )
    const fields = fc.dictionary(fc.constantFrom(...KEPT, 'organisation', '_owners', '$role'), value)
    fc.assert(
      fc.property(fields, (dossier) => {
        const sent = {
          ...dossier,
          _id: 'dossier/1',
          status: 'intake',
          history: [{ status: 'intake', description: MARK }],
        }
        const output = JSON.stringify(anonymiseDossier(sent, marked, { zipcode: MARK }))
        expect(output.toLowerCase()).not.toContain(MARK.toLowerCase())
      }),
    )
  })

  it('D7: branche tags pass, other tags do not', () => {
    const tags = [
      { _id: 'tag/sbi-5610', name: 'Restaurants', type: 'branche', avatar: '/x.png' },
      { _id: 'tag/vip', name: 'Vaste klant', type: 'category' },
      { _id: 'tag/unknown', name: 'Wie weet' },
    ]
    expect(anonymiseDossier(aDossier({ _tags: tags }), identity, {})._tags).toEqual([
      { _id: 'tag/sbi-5610', name: 'Restaurants', type: 'branche' },
    ])
  })
})

describe('a comment and a match before disclosure', () => {
  it('D7: a comment keeps its answer and loses its author, its reference and what identifies', () => {
    const comment = {
      _id: 'comment/1',
      _type: 'comment',
      _version: 1,
      text: '<p>Ooie<i>vaar</i> zegt ja</p>',
      snippet: 'Ooie vaar zegt ja',
      date: '2025-03-01T09:00:00.000Z',
      result: 1,
      ref: 'person/2',
      author: { name: 'Anneke Hoogendijk' },
      _owners: [{ name: 'Anneke Hoogendijk' }],
    }
    expect(anonymiseComment(comment, identity)).toEqual({
      _id: 'comment/1',
      _type: 'comment',
      _version: 1,
      text: '<p>▇▇▇ zegt ja</p>',
      snippet: '▇▇▇ zegt ja',
      date: '2025-03-01T09:00:00.000Z',
      result: 1,
    })
  })

  it('D7: a match keeps its reasons redacted and drops the users of the lead, never the note for super users', () => {
    const staff = { _id: 'user/1', name: 'Case Manager', organisation: { _id: 'space/1', name: 'Kenniscentrum' } }
    const match = {
      _id: 'match/1',
      _type: 'match',
      _version: 2,
      status: 'offered',
      history: [
        { status: 'offered', date: '2025-03-02T09:00:00.000Z', description: 'Past bij Ooievaar', user: staff },
        { status: 'registered', date: '2025-03-01T09:00:00.000Z', user: { _id: 'user/2', name: 'Piet' } },
      ],
      matchnote: 'geheim',
      $price: 575,
      $license: 575,
      $implement: 575,
      $amount: 1150,
      _entered: ['$price', '$license', '$implement'],
      $advise: 'Bel Anneke op 06-12345678',
      $visible: true,
      $open: false,
      dossier: { _id: 'dossier/1', name: 'ERP', organisation: { _id: 'lead/1', name: 'Herberg De Ooievaar' } },
      supplier: { _id: 'supplier/1', name: 'Kassahuis', avatar: '/k.png' },
    }
    expect(anonymiseMatch(match, identity, (user) => user._id === 'user/2')).toEqual({
      _id: 'match/1',
      _type: 'match',
      _version: 2,
      status: 'offered',
      history: [
        { status: 'offered', date: '2025-03-02T09:00:00.000Z', description: 'Past bij ▇▇▇', user: staff },
        { status: 'registered', date: '2025-03-01T09:00:00.000Z' },
      ],
      $price: 575,
      $license: 575,
      $implement: 575,
      $amount: 1150,
      $advise: 'Bel ▇▇▇ op ▇▇▇',
      $visible: true,
      $open: false,
      dossier: { _id: 'dossier/1', name: 'ERP' },
      supplier: { _id: 'supplier/1', name: 'Kassahuis', avatar: '/k.png' },
    })
  })
})

describe('what stands in for the lead', () => {
  it('D7: a zip code tells its province and no more', () => {
    const provinces: Record<string, string> = {
      '1012 KK': 'Noord-Holland',
      '3011AA': 'Zuid-Holland',
      '3511 NE': 'Utrecht',
      '5211': 'Noord-Brabant',
      '6511 AA': 'Gelderland',
      '6211 AA': 'Limburg',
      '7511 AA': 'Overijssel',
      '8911 AA': 'Friesland',
      'NL-9401 HT': 'Drenthe',
      '9712 AA': 'Groningen',
      '4331 AA': 'Zeeland',
      '8232 AA': 'Flevoland',
    }
    for (const [zipcode, province] of Object.entries(provinces)) expect(provinceOf(zipcode)).toBe(province)
    for (const foreign of ['', '10115', 'D-48455', '0123 AB', 'SW1A 1AA']) expect(provinceOf(foreign)).toBeUndefined()
  })

  it('D7: employees become one of four classes, and nothing when unknown', () => {
    expect([1, 9, 10, 49, 50, 249, 250, 1_000_000].map(sizeClassOf)).toEqual([
      '1–9',
      '1–9',
      '10–49',
      '10–49',
      '50–249',
      '50–249',
      '250+',
      '250+',
    ])
    expect([0, null, undefined, Number.NaN].map(sizeClassOf)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('D2.1: an alias is "Lead" and six capitals and digits that cannot be mistaken for each other', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 64 }), (hash) => {
        expect(aliasOf(hash)).toMatch(/^Lead [A-HJ-NP-Z2-9]{6}$/)
      }),
    )
    expect(aliasOf(Uint8Array.from([0, 1, 30, 31, 32, 255]))).toBe('Lead AB89A9')
    expect(() => aliasOf(new Uint8Array(5))).toThrow(RangeError)
  })

  it('D7: the identity of a lead is its own, its contacts’ and its users’', () => {
    expect(
      identityOf({
        lead: {
          name: ' De Ooievaar ',
          website: 'HTTPS://www.Ooievaar.nl:443/kaart?x=1',
          email: 'info@ooievaar.nl',
          kvk: '04012345',
          employees: 25,
          address: { street: 'Brink 3', zipcode: '9401 HT', city: 'Assen' },
        },
        contacts: [{ name: 'Anneke', mobile: '+31612345678', address: { city: 'Rolde' } }],
        users: [{ name: 'Piet', username: 'piet.o', email: 'piet@example.org' }],
      }),
    ).toEqual({
      names: ['De Ooievaar'],
      contactNames: ['Anneke', 'Piet', 'piet.o'],
      domains: ['ooievaar.nl/kaart', 'ooievaar.nl', 'example.org'],
      emails: ['info@ooievaar.nl', 'piet@example.org'],
      phones: ['+31612345678'],
      streets: ['Brink 3'],
      zipcodes: ['9401 HT'],
      cities: ['Assen', 'Rolde'],
      numbers: ['04012345'],
      headcounts: ['25'],
    })
  })
})
