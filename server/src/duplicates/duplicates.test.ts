import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DuplicateIndex, duplicateKeys, normaliseWebsite } from './duplicates.ts'
import { normaliseCity, normaliseName } from './normaliseName.ts'

const same = (names: string[]) => new Set(names.map(normaliseName)).size === 1

describe('names that are one', () => {
  it.each([
    [['Mövenpick', 'Movenpick', 'Moevenpick', 'MÖVENPICK', 'Mo\u0308venpick']],
    [
      [
        'Hotel De Kroon B.V.',
        'Hotel De Kroon BV',
        'hotel de kroon b.v',
        'Hotel  De  Kroon',
        'Hotel de Kroon N.V.',
        'Hotel De Kroon, v.o.f.',
      ],
    ],
    [['Lloyd Hotel & Cultural Embassy', 'Lloyd Hotel and Cultural Embassy', 'Lloyd Hotel en Cultural Embassy']],
    [['Easy Hotel Amsterdam', 'Easyhotel Amsterdam']],
    [["Café 't Hoekje", 'Cafe ‘t Hoekje', 'CAFÉ ’T HOEKJE']],
  ])('D17.2: %j', (names) => {
    expect(same(names)).toBe(true)
  })

  it.each([[['De Hoef', 'De Hof']], [['Hotel Baars', 'Hotel Bars']], [['De Zwaan', 'De Zwaan 2']], [['東京', '大阪']]])(
    'D17.2: %j stay apart',
    (names) => {
      expect(same(names)).toBe(false)
    },
  )

  it('D17.2: a name that is nothing but a legal form stays a name', () => {
    expect(normaliseName('B.V.')).toBe('bv')
    expect(normaliseName('Nova')).toBe('nova')
    expect(normaliseName(' - ')).toBe('')
  })

  it('D17.2: accents, capitals and blanks never make a difference', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcéöïñ ABC') }), (name) => {
        expect(normaliseName(` ${name.toUpperCase()} `)).toBe(normaliseName(name.normalize('NFD')))
      }),
    )
  })

  it('D17.2: The Hague has one name', () => {
    expect(new Set(["'s-Gravenhage", 'Den Haag', 'The Hague', 'DEN HAAG'].map(normaliseCity)).size).toBe(1)
  })
})

describe('keys of an organisation', () => {
  it('D17.2: are name with city, website, e-mail and KvK number', () => {
    const fields = {
      name: 'De Kroon BV',
      city: 'Ede',
      website: 'http://www.dekroon.nl/',
      email: 'Info@DeKroon.nl',
      kvk: 'KvK 01234567',
    }
    expect(duplicateKeys(fields)).toEqual([
      { kind: 'nameCity', value: 'dekroon|ede' },
      { kind: 'website', value: 'dekroon.nl' },
      { kind: 'email', value: 'info@dekroon.nl' },
      { kind: 'kvk', value: '01234567' },
    ])
  })

  it('D17.2: what is empty or nonsense gives no key', () => {
    expect(duplicateKeys({})).toEqual([])
    expect(duplicateKeys({ name: '', website: 'n.v.t. ', email: 'geen', kvk: '12' })).toEqual([])
    expect(duplicateKeys({ website: 'javascript:alert(1)' })).toEqual([])
    expect(duplicateKeys({ website: 'onbekend' })).toEqual([])
  })

  it('D17.2: a website is the same with and without scheme, www, language, start page and query', () => {
    const spellings = [
      'hotel.nl',
      'www.hotel.nl',
      'HTTP://WWW.HOTEL.NL/',
      'https://hotel.nl/nl',
      'https://hotel.nl/index.html',
      'https://hotel.nl/en/?utm=1#top',
      'https://hotel.nl/nl/contact',
      'https://hotel.nl/over-ons/',
    ]
    expect(new Set(spellings.map(normaliseWebsite))).toEqual(new Set(['hotel.nl']))
  })

  it('D17.2: two hotels of a chain, and two pages on one network, are two', () => {
    expect(normaliseWebsite('https://keten.nl/hotels/ede')).not.toBe(normaliseWebsite('https://keten.nl/hotels/epe'))
    expect(normaliseWebsite('facebook.com/dekroon')).not.toBe(normaliseWebsite('facebook.com/deleeuw'))
  })
})

describe('the index of duplicates', () => {
  it('D17.2: finds who came first by any one key', () => {
    const index = new DuplicateIndex<number>()
    index.add(duplicateKeys({ name: 'Mövenpick', city: 'Voorburg', website: 'a.example' }), 2)
    index.add(duplicateKeys({ name: 'Mövenpick', city: 'Utrecht', website: 'a.example' }), 3)
    expect(index.find(duplicateKeys({ name: 'Moevenpick B.V.', city: 'Voorburg' }))).toEqual({
      ref: 2,
      kind: 'nameCity',
    })
    expect(index.find(duplicateKeys({ name: 'Anders', website: 'www.a.example' }))).toEqual({ ref: 2, kind: 'website' })
    expect(index.find(duplicateKeys({ name: 'movenpick', city: 'utrecht' }))).toEqual({ ref: 3, kind: 'nameCity' })
    expect(index.find(duplicateKeys({ name: 'Mövenpick' }))).toBeNull()
    expect(index.find([])).toBeNull()
  })

  it('D17.2: holds 200,000 organisations and mixes none up', () => {
    const index = new DuplicateIndex<number>()
    const keysOf = (n: number) => duplicateKeys({ name: `Hotel ${n}`, city: 'Ede', email: `info@hotel${n}.example` })
    for (let n = 0; n < 200_000; n += 1) index.add(keysOf(n), n)
    for (let n = 0; n < 200_000; n += 997) expect(index.find(keysOf(n))?.ref).toBe(n)
    expect(index.find(keysOf(200_000))).toBeNull()
  })
})
