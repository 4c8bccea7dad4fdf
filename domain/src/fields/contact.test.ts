import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ask, refused } from '../../test/fields.ts'
import { email, formatPhone, kvk, password, phone, username, website, zipcode } from './index.ts'

describe('e-mail', () => {
  it('D4.1: is trimmed with its domain in lower case', () => {
    expect(ask(email(), '  Jan.Smit@Bedrijf.NL ')).toBe('Jan.Smit@bedrijf.nl')
  })

  it('S5.3: must match a simple x@y.z', () => {
    for (const good of ['x@y.z', 'a.b+c@sub.domein.nl', "o'neill@x.ie", 'info@café.nl'])
      expect(ask(email(), good)).toBe(good)
    const bad = ['x', 'x@y', '@y.z', 'x@', 'x@y.', 'x@.z', 'x@y..z', 'x y@z.nl', 'a@b@c.nl', '<x@y.z>', 'a@b.nl,c@d.nl']
    for (const raw of bad) expect(ask(email(), raw), raw).toEqual(refused('email'))
    expect(ask(email(), 'a\0b@c.nl')).toEqual(refused('email'))
    expect(ask(email(), 7)).toEqual(refused('notText'))
  })

  it('D4.1: is at most 254 characters', () => {
    expect(ask(email(), `${'a'.repeat(248)}@bc.nl`)).toHaveLength(254)
    expect(ask(email(), `${'a'.repeat(249)}@bc.nl`)).toEqual(refused('tooLong'))
  })

  it('D4.1: any address of the usual shape is kept as it reads, apart from the case of its domain', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        fc.pre(!/[(),:;\\[\]"<>]/.test(address))
        const [name, domain = ''] = address.split('@')
        expect(ask(email(), address)).toBe(`${name}@${domain.toLowerCase()}`)
      }),
    )
  })
})

describe('phone', () => {
  it('D4.1: is kept as E.164, Dutch when no country is given', () => {
    expect(ask(phone(), '06-12345678')).toBe('+31612345678')
    expect(ask(phone(), '(020) 624 11 11')).toBe('+31206241111')
    expect(ask(phone(), '0031 20 6241111')).toBe('+31206241111')
    expect(ask(phone(), '+32 2 555 12 12')).toBe('+3225551212')
  })

  it('D4.1: what is no number is refused', () => {
    for (const raw of ['12', 'bel mij', '0612345678901234567', 31612345678, '1'.repeat(41)])
      expect(ask(phone(), raw)).toEqual(refused('phone'))
  })

  it('D19.3: NUL and lone surrogates are refused', () => {
    expect(ask(phone(), '06-12345678\0')).toEqual(refused('notAllowed'))
    expect(ask(phone(), '06-12345678\uD800')).toEqual(refused('notAllowed'))
  })

  it('D4.1: is shown nationally when Dutch, internationally otherwise', () => {
    expect(formatPhone('+31612345678')).toBe('06 12345678')
    expect(formatPhone('+3225551212')).toBe('+32 2 555 12 12')
    expect(formatPhone('geen nummer')).toBe('geen nummer')
  })

  it('D4.1: a kept number is kept the same when sent back, also as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (digits) => {
        const kept = ask(phone(), `06${digits}`)
        expect(kept).toBe(`+316${digits}`)
        expect(ask(phone(), kept)).toBe(kept)
        expect(ask(phone(), formatPhone(String(kept)))).toBe(kept)
      }),
    )
  })
})

describe('website', () => {
  it('D4.1: gets https:// when no scheme is given', () => {
    expect(ask(website(), 'www.dezon.nl')).toBe('https://www.dezon.nl')
    expect(ask(website(), '//dezon.nl/menu')).toBe('https://dezon.nl/menu')
    expect(ask(website(), 'DeZon.nl:8080/Menu?a=1#b')).toBe('https://dezon.nl:8080/Menu?a=1#b')
    expect(ask(website(), 'http://dezon.nl/')).toBe('http://dezon.nl')
  })

  it('D4.1: is http or https alone', () => {
    const bad = ['javascript:alert(1)', 'data:text/html,x', 'ftp://dezon.nl', 'mailto:a@b.nl', 'file:///etc/passwd']
    for (const raw of bad) expect(ask(website(), raw), raw).toEqual(refused('website'))
  })

  it('D4.1: has a host with a dot and no account in it', () => {
    for (const raw of ['localhost', '...', 'https://.', 'a..nl', 'https://jan:geheim@dezon.nl', 'twee woorden.nl'])
      expect(ask(website(), raw), raw).toEqual(refused('website'))
  })

  it('D19.3: NUL, numbers and what is too long are refused', () => {
    expect(ask(website(), 'dezon.nl/\0')).toEqual(refused('notAllowed'))
    expect(ask(website(), 5)).toEqual(refused('notText'))
    expect(ask(website(), `dezon.nl/${'a'.repeat(2000)}`)).toEqual(refused('tooLong'))
    expect(ask(website(), `dezon.nl/${'é'.repeat(900)}`)).toEqual(refused('tooLong'))
  })

  it('D4.1: any web address is kept the same when sent back', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const kept = ask(website(), address)
        expect(kept).toMatch(/^https?:\/\//)
        expect(ask(website(), kept)).toBe(kept)
      }),
    )
  })
})

describe('zip code', () => {
  it('D4.1: digits and letters that are no whole Dutch zip code are refused', () => {
    for (const raw of ['12 A', '1234 A', '1234A', '123 AB', '12345 AB', '1234 ABC'])
      expect([raw, ask(zipcode(), raw)]).toEqual([raw, refused('zipcode')])
  })

  it('S3.11: a number of the chamber of commerce is eight digits, however they are grouped', () => {
    for (const raw of ['04012345', ' 0401 2345', '04.01.23.45', '0401-2345']) expect(ask(kvk(), raw)).toBe('04012345')
    for (const raw of ['123', '1234567', '123456789', '0401234a', 'onbekend', '٠٤٠١٢٣٤٥'])
      expect([raw, ask(kvk(), raw)]).toEqual([raw, refused('kvk')])
    expect(ask(kvk(), 4012345)).toEqual(refused('notText'))
  })

  it('D4.1: a Dutch one is normalised to 1234 AB', () => {
    for (const raw of ['3511ab', '3511 AB', ' 3511  aB ']) expect(ask(zipcode(), raw)).toBe('3511 AB')
  })

  it('D4.1: a foreign one is free text up to 12', () => {
    expect(ask(zipcode(), 'B-1000')).toBe('B-1000')
    expect(ask(zipcode(), '0123 ab')).toBe('0123 ab')
    for (const raw of ['SW1A 1AA', 'D02 X285', '75008', '123 45', '980 00', 'K1A 0B1'])
      expect(ask(zipcode(), raw)).toBe(raw)
    expect(ask(zipcode(), '123456789012')).toBe('123456789012')
    expect(ask(zipcode(), '1234567890123')).toEqual(refused('tooLong'))
    expect(ask(zipcode(), 1234)).toEqual(refused('notText'))
    expect(ask(zipcode(), '3511\0')).toEqual(refused('notAllowed'))
  })
})

describe('username', () => {
  it('D4.2: is 6 to 12 of a-z 0-9 . _ -, whatever the case it is typed in', () => {
    expect(ask(username(), ' Jan.Smit-9_ ')).toBe('jan.smit-9_')
    for (const raw of ['jan smit', 'jansmít', 'jan@smit', 'jan/smit'])
      expect(ask(username(), raw)).toEqual(refused('username'))
    expect(ask(username(), 5)).toEqual(refused('notText'))
  })

  it('S5.3: a maximum of 12 characters', () => {
    expect(ask(username(), 'abcde')).toEqual(refused('tooShort'))
    expect(ask(username(), 'abcdef')).toBe('abcdef')
    expect(ask(username(), 'abcdefghijkl')).toBe('abcdefghijkl')
    expect(ask(username(), 'abcdefghijklm')).toEqual(refused('tooLong'))
  })

  it('D4.2: any word of the allowed signs and length is kept, any other is not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 4, maxLength: 14 }), (raw) => {
        const isAllowed = /^[a-z0-9._-]{6,12}$/i.test(raw.trim())
        expect(typeof ask(username(), raw) === 'string').toBe(isAllowed)
      }),
    )
  })
})

describe('password', () => {
  it('D8.8: has at least 10 characters and is kept as typed', () => {
    expect(ask(password(), ' Brood & kaas ')).toBe(' Brood & kaas ')
    expect(ask(password(), 'negen tek')).toEqual(refused('tooShort'))
    expect(ask(password(), 'x'.repeat(201))).toEqual(refused('tooLong'))
    expect(ask(password(), 1234567890)).toEqual(refused('notText'))
    expect(ask(password(), `${'x'.repeat(10)}\uD800`)).toEqual(refused('notAllowed'))
  })
})
