import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ask, refused } from '../../test/fields.ts'
import {
  colour,
  date,
  dateTime,
  flag,
  image,
  integer,
  isIsoDay,
  isoDateOf,
  listOf,
  money,
  object,
  oneOf,
  text,
} from './index.ts'

describe('numbers', () => {
  it('S5.6: number inputs become numbers; D19.3: numbers may come as text', () => {
    expect(ask(integer(), '12')).toBe(12)
    expect(ask(integer(), ' 007 ')).toBe(7)
    expect(ask(integer(), '12.0')).toBe(12)
    expect(ask(integer(), 12)).toBe(12)
    expect(Object.is(ask(integer(), -0), 0)).toBe(true)
  })

  it('D19.3: a fraction, a negative and a too large number are refused', () => {
    for (const raw of [1.5, '1.5', '1,5', '.5']) expect(ask(integer(), raw)).toEqual(refused('integer'))
    for (const raw of [-1, '-1']) expect(ask(integer(), raw)).toEqual(refused('tooSmall'))
    for (const raw of [1_000_001, '1000001', '9'.repeat(30)]) expect(ask(integer(), raw)).toEqual(refused('tooLarge'))
  })

  it('D19.3: what is no number is refused, and a thousands separator is not guessed at', () => {
    for (const raw of ['abc', '0x10', '1e3', 'Infinity', Number.NaN, Number.POSITIVE_INFINITY, true, [], {}, [5]])
      expect(ask(integer(), raw)).toEqual(refused('number'))
    for (const raw of ['1.000', '1,500']) expect(ask(money(), raw)).toEqual(refused('integer'))
    expect(ask(money(), '1.000.000')).toEqual(refused('number'))
  })

  it('D4.4: money is in whole euros from 0 to 100,000,000', () => {
    expect(ask(money(), 0)).toBe(0)
    expect(ask(money(), '100000000')).toBe(100_000_000)
    expect(ask(money(), 100_000_001)).toEqual(refused('tooLarge'))
    expect(ask(money(), -1)).toEqual(refused('tooSmall'))
    expect(ask(money(), 575.5)).toEqual(refused('integer'))
  })

  it('D4.4: a number is accepted exactly when it is whole and between its bounds, as number and as text alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 120 }), (number) => {
        const field = integer({ min: 1, max: 100 })
        expect(ask(field, number) === number).toBe(number >= 1 && number <= 100)
        expect(ask(field, String(number))).toEqual(ask(field, number))
      }),
    )
  })
})

describe('dates', () => {
  it('D4.5: ISO or DD-MM-YYYY comes in, the ISO date is kept', () => {
    expect(ask(date(), '1984-02-29')).toBe('1984-02-29')
    expect(ask(date(), '29-02-1984')).toBe('1984-02-29')
    expect(ask(date(), '1-2-1984')).toBe('1984-02-01')
    expect(ask(date(), '1984-02-29T23:30:00Z')).toBe('1984-02-29')
    expect(ask(date(), '1984-02-29T00:30')).toBe('1984-02-29')
  })

  it('D4.5: a day that does not exist is refused', () => {
    for (const raw of ['31-02-2020', '2021-02-29', '2020-13-01', '00-01-2020', '2020/01/01', 'gisteren', '', 5, null])
      expect(ask(date(), raw), String(raw)).toEqual(refused('date'))
  })

  it('D4.5: a date of birth is not in the future', () => {
    expect(ask(date({ birth: true }), '2026-03-15')).toBe('2026-03-15')
    expect(ask(date({ birth: true }), '2026-03-16')).toEqual(refused('future'))
    expect(ask(date(), '2126-03-16')).toBe('2126-03-16')
  })

  it('D4.5: an age is at most 120', () => {
    expect(ask(date({ birth: true }), '15-03-1906')).toBe('1906-03-15')
    expect(ask(date({ birth: true }), '1905-03-16')).toBe('1905-03-16')
    expect(ask(date({ birth: true }), '1905-03-15')).toEqual(refused('tooOld'))
    expect(ask(date(), '1805-03-15')).toBe('1805-03-15')
  })

  it('D4.5: every real day is read the same in both notations', () => {
    const days = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (moment) => {
        const iso = moment.toISOString().slice(0, 10)
        const [year, month, day] = iso.split('-')
        expect(isoDateOf(iso)).toBe(iso)
        expect([isIsoDay(iso), isIsoDay(`${day}-${month}-${year}`)]).toEqual([true, false])
        expect(isoDateOf(`${day}-${month}-${year}`)).toBe(iso)
      }),
    )
  })

  it('S2.10: an address names no day that there is not, and nothing that is no text', () => {
    for (const raw of ['2026-02-30', '2026-13-01', '2026-3-1', '', 20_260_301, undefined])
      expect(isIsoDay(raw)).toBe(false)
  })

  it('D1.4: a moment is kept as ISO 8601 UTC, a time without zone is UTC and a day alone its midnight', () => {
    expect(ask(dateTime(), '2026-03-15T10:00:00+02:00')).toBe('2026-03-15T08:00:00.000Z')
    expect(ask(dateTime(), '2026-03-15 10:00')).toBe('2026-03-15T10:00:00.000Z')
    expect(ask(dateTime(), '15-03-2026')).toBe('2026-03-15T00:00:00.000Z')
  })

  it('D12: of what has happened a moment to come is kept as now', () => {
    expect(ask(dateTime({ past: true }), '2026-03-15T10:00:00Z')).toBe('2026-03-15T10:00:00.000Z')
    expect(ask(dateTime({ past: true }), '2026-03-15T14:00:00+02:00')).toBe('2026-03-15T12:00:00.000Z')
    expect(ask(dateTime({ past: true }), '16-03-2026')).toBe('2026-03-15T12:00:00.000Z')
  })

  it('D1.4: a moment that does not exist, or leaves the four-digit years, is refused', () => {
    const bad = ['2026-02-30T10:00', '2026-03-15T25:00', '2026-03-15T10:61', 'morgen', '9999-12-31T23:59-12:00', 5, {}]
    for (const raw of bad) expect(ask(dateTime(), raw), String(raw)).toEqual(refused('date'))
  })

  it('D1.4: any kept moment is kept the same when sent back', () => {
    const moments = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (moment) => {
        expect(ask(dateTime(), moment.toISOString())).toBe(moment.toISOString())
      }),
    )
  })
})

describe('choices', () => {
  it('S5.4: one of a closed list, by its whole name', () => {
    expect(ask(oneOf(['ERP', 'CRM']), 'CRM')).toBe('CRM')
    for (const raw of ['crm', 'CR', 'CRM ', 1, ['CRM']])
      expect(ask(oneOf(['ERP', 'CRM']), raw)).toEqual(refused('choice'))
  })

  it('D19.3: yes or no, also as text', () => {
    expect([true, 'true', false, 'false'].map((raw) => ask(flag(), raw))).toEqual([true, true, false, false])
    for (const raw of [1, 0, 'ja', 'TRUE']) expect(ask(flag(), raw)).toEqual(refused('flag'))
  })

  it('D1.5: a colour is a name of the palette or a hex value', () => {
    expect(ask(colour(), 'petrol')).toBe('petrol')
    expect(ask(colour(), '#00ff7f')).toBe('#00FF7F')
    for (const raw of ['zwart', '#fff', 'constructor', 'red;background:url(x)', 5]) {
      expect(ask(colour(), raw)).toEqual(refused('colour'))
    }
  })

  it('S3.1: an avatar or banner is one that this product serves itself', () => {
    expect(ask(image(), '/api/images/aB3_-9.webp')).toBe('/api/images/aB3_-9.webp')
    for (const raw of ['https://evil.example/x.png', '//evil.example/x', '/api/images/../users', '/api/images/a?b', 5])
      expect(ask(image(), raw)).toEqual(refused('image'))
  })
})

describe('groups and lists', () => {
  const rows = listOf({ name: text({ required: true }), done: flag() }, { max: 2 })
  const address = object({ street: text({ max: 5 }), city: text() })

  it('S3.6: each row of a list is checked by the same fields', () => {
    expect(ask(rows, [{ name: ' bellen ', done: 'true' }])).toEqual([{ name: 'bellen', done: true }])
    expect(ask(rows, [])).toEqual([])
    expect(ask(rows, 'x')).toEqual(refused('list'))
    expect(ask(rows, ['x'])).toEqual(refused('object'))
    expect(ask(rows, [{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toEqual(refused('tooLarge'))
  })

  it('D19.3: an issue inside a list or group carries its dotted path', () => {
    const parsed = rows.parse([{ name: 'a' }, { name: '', done: 'ja', extra: 1 }], { now: new Date() })
    expect('issues' in parsed && parsed.issues.map((issue) => `${issue.path} ${issue.code}`).sort()).toEqual([
      '1.done flag',
      '1.extra unknownField',
      '1.name required',
    ])
  })

  it('D2.2: unknown parts of a group are refused, empty ones left out', () => {
    expect(ask(address, { street: ' Dam ', city: '' })).toEqual({ street: 'Dam' })
    expect(ask(address, { stad: 'Utrecht' })).toEqual(refused('unknownField'))
    expect(ask(address, { street: 'Damrak 1' })).toEqual(refused('tooLong'))
    for (const raw of ['Dam 1', [], 5]) expect(ask(address, raw)).toEqual(refused('object'))
  })

  it('D2.2: the name of an inherited property is an unknown field like any other', () => {
    for (const raw of [JSON.parse('{"__proto__": {"city": "x"}}'), { toString: 'x' }])
      expect(ask(address, raw)).toEqual(refused('unknownField'))
  })
})
