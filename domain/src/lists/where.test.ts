import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterInput } from '../calls/filters.ts'
import { WHERE_ALL_VALUES_MAX, WHERE_RULES_MAX } from '../limits.ts'
import { dayAt, dayStart } from '../planning/index.ts'
import { typeNames } from '../types/index.ts'
import {
  daysOf,
  fitsAddress,
  isWhereInBounds,
  isWhereRule,
  operatorsOf,
  parseWhere,
  printWhere,
  type Where,
  type WhereRule,
  whereFieldOf,
  whereFields,
  whereOperators,
} from './index.ts'

const rule = fc.record({
  field: fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }),
  op: fc.constantFrom(...whereOperators),
  values: fc.array(fc.string({ maxLength: 12, unit: 'binary' }), { maxLength: 4 }),
})
const group = fc.record({ any: fc.boolean(), rules: fc.array(rule, { minLength: 1, maxLength: 3 }) })
const anyWhere: fc.Arbitrary<Where> = fc
  .record({
    any: fc.boolean(),
    rules: fc.array(fc.oneof(rule, group), { maxLength: 6 }),
  })
  .filter(isWhereInBounds)

describe('the text of a filter', () => {
  it('D8.3: says the filter wholly: what is read from it is what was written', () => {
    fc.assert(
      fc.property(anyWhere, (where) => {
        expect(parseWhere(printWhere(where))).toEqual(where)
      }),
    )
  })

  it('D8.3: is short enough to be read in an address', () => {
    const where = parseWhere('employees:above:50;(|status:is:lead:lost;name:contains:a~sb)')
    expect(where).toEqual({
      any: false,
      rules: [
        { field: 'employees', op: 'above', values: ['50'] },
        {
          any: true,
          rules: [
            { field: 'status', op: 'is', values: ['lead', 'lost'] },
            { field: 'name', op: 'contains', values: ['a;b'] },
          ],
        },
      ],
    })
  })

  it('D19.3: any text is read or refused, and what asks too much is refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const where = parseWhere(text)
        if (where) expect(parseWhere(printWhere(where))).toEqual(where)
      }),
    )
    for (const text of ['(', 'a:is:1)', '((a:is:1))', 'a', 'a:up:1', '()', 'x'.repeat(5000)])
      expect([text, parseWhere(text)]).toEqual([text, undefined])
    const many = Array.from({ length: WHERE_RULES_MAX + 1 }, () => 'name:empty').join(';')
    expect(parseWhere(many)).toBeUndefined()
    expect(
      filterInput.where.safeParse({ rules: Array(WHERE_RULES_MAX + 1).fill({ field: 'a', op: 'yes' }) }).success,
    ).toBe(false)
    expect(filterInput.where.parse({ rules: [] })).toBeUndefined()
  })

  it('D8.10: the values of all rules together are bounded, and what is said twice is asked once', () => {
    const rules = (count: number) =>
      Array.from({ length: 4 }, (_, at) => ({
        field: 'status',
        op: 'is',
        values: Array.from({ length: count }, (_, n) => `${at} ${n}`),
      }))
    const most = WHERE_ALL_VALUES_MAX / 4
    expect(filterInput.where.safeParse({ rules: rules(most) }).success).toBe(true)
    const refused = filterInput.where.safeParse({ rules: rules(most + 1) })
    expect(refused.error?.issues).toMatchObject([{ code: 'too_big', maximum: WHERE_ALL_VALUES_MAX }])
    const same = [{ field: 'users', op: 'between', values: ['5', '5'] }]
    const twice = [...same, ...Array(15).fill({ field: '_province', op: 'is', values: Array(20).fill('Zeeland') })]
    expect(filterInput.where.parse({ rules: twice })?.rules).toEqual([
      ...same,
      ...Array(15).fill({ field: '_province', op: 'is', values: ['Zeeland'] }),
    ])
    expect(filterInput.also.parse(twice[1])?.values).toEqual(['Zeeland'])
  })
})

describe('the address of a filter', () => {
  it('D8.3: takes no more than is read from it again', () => {
    const rules = (count: number, value: string): Where => ({
      any: false,
      rules: Array.from({ length: count }, () => ({ field: 'name', op: 'contains', values: [value] })),
    })
    expect([fitsAddress(rules(WHERE_RULES_MAX, 'a')), fitsAddress(rules(WHERE_RULES_MAX + 1, 'a'))]).toEqual([
      true,
      false,
    ])
    const long = rules(WHERE_RULES_MAX, 'a'.repeat(200))
    expect([fitsAddress(long), parseWhere(printWhere(long))]).toEqual([false, undefined])
  })
})

describe('the fields that a list can be narrowed by', () => {
  it('D8.3: every field that a type tells is one, with what can be asked of its kind', () => {
    for (const type of typeNames) {
      const fields = whereFields(type)
      expect(fields.length).toBeGreaterThan(1)
      for (const { field, kind } of fields) {
        expect(whereFieldOf(type, field)?.kind).toBe(kind)
        expect(operatorsOf(kind).length).toBeGreaterThan(0)
      }
    }
    const kinds = (type: 'dossier' | 'match', names: string[]) => names.map((name) => whereFieldOf(type, name)?.kind)
    expect(
      kinds('dossier', ['name', 'users', 'selection_date', 'lead/address.city', 'lead/employees', '_tags']),
    ).toEqual([...['choice', 'number', 'date', 'text', 'number', 'tag']])
    expect(kinds('match', ['$open', 'dossier/users', 'supplier/name', 'lead/name'])).toEqual([
      'flag',
      'number',
      'text',
      undefined,
    ])
  })

  it('D19.1: a password and what no form shows is none', () => {
    for (const name of ['_pass', 'constructor', 'masks', 'lead/masks', 'nobody/name', 'user/name', 'lead/']) {
      expect([name, whereFieldOf('dossier', name)]).toEqual([name, undefined])
      expect([name, whereFieldOf('user', name)]).toEqual([name, undefined])
    }
  })

  it('D8.3: a rule has values that its field can have', () => {
    const is = (field: string, op: WhereRule['op'], ...values: string[]) =>
      isWhereRule('dossier', { field, op, values })
    expect([is('users', 'above', '5'), is('users', 'between', '1', '9'), is('users', 'empty')]).toEqual([
      true,
      true,
      true,
    ])
    expect([is('users', 'above', 'x'), is('users', 'contains', '1'), is('users', 'empty', '1')]).toEqual([
      false,
      false,
      false,
    ])
    expect([
      is('status', 'is', 'nonsense'),
      is('status', 'is'),
      is('open', 'yes'),
      is('date', 'on', '2026-02-31'),
    ]).toEqual([...[false, false, true, false]])
  })
})

describe('days of a filter', () => {
  it('D1.4: begin and end on the wall of the reader, also as the clock changes', () => {
    expect(dayStart('2026-03-29')).toBe('2026-03-28T23:00:00.000Z')
    expect(dayStart('2026-03-30')).toBe('2026-03-29T22:00:00.000Z')
    expect(dayStart('2026-03-30', 'America/New_York')).toBe('2026-03-30T04:00:00.000Z')
    expect(dayAt(new Date('2026-03-29T22:30:00Z'))).toBe('2026-03-30')
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9000 }),
        fc.constantFrom('Europe/Amsterdam', 'Asia/Kolkata', 'America/Santiago', 'Pacific/Auckland', 'UTC'),
        (days, zone) => {
          const day = new Date(Date.UTC(2012, 0, 1 + days)).toISOString().slice(0, 10)
          const start = Date.parse(dayStart(day, zone))
          expect(dayAt(new Date(start), zone)).toBe(day)
          expect(dayAt(new Date(start - 1), zone) < day).toBe(true)
        },
      ),
    )
  })

  it('D8.3: the last and the next days count today', () => {
    const days = (op: WhereRule['op'], value: string) => daysOf({ field: 'date', op, values: [value] }, '2026-03-10')
    expect(days('lastDays', '7')).toEqual({ from: '2026-03-03', until: '2026-03-11' })
    expect(days('nextDays', '1')).toEqual({ from: '2026-03-10', until: '2026-03-12' })
    expect(days('after', '2026-03-31')).toEqual({ from: '2026-04-01' })
    expect(days('before', '2026-03-31')).toEqual({ until: '2026-03-31' })
  })
})
