import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asSuper, brokenBy, create, least, made, now, update } from '../test/leastItems.ts'
import { Forbidden, Invalid } from './errors.ts'
import { type ItemInput, parseItem } from './parseItem.ts'
import { definitionOf, type TypeName, typeNames } from './types/index.ts'

describe('required fields', () => {
  const required: readonly (readonly [string, TypeName, readonly string[]])[] = [
    ['S5.5', 'space', ['name']],
    ['S5.5', 'person', ['name']],
    ['S5.5', 'software', ['name']],
    ['S5.5', 'todo', ['name']],
    ['S5.4', 'organisation', ['name', 'description']],
    ['S5.4', 'supplier', ['name']],
    ['S5.4', 'lead', ['name', 'employees']],
    ['S5.4', 'dossier', ['name', 'users']],
    ['D19.4', 'user', ['name', 'email']],
    ['D19.4', 'comment', ['text']],
    ['D19.4', 'message', ['name']],
    ['D19.4', 'activity', ['name', 'date']],
    ['D19.4', 'tag', ['name', 'type']],
    ['D19.4', 'file', ['name']],
  ]

  it.each(required)('%s: a %s needs %s', (_rule, type, fields) => {
    for (const field of fields) {
      const code = field === 'email' ? 'emailRequired' : 'required'
      const { [field]: _left, ...rest } = least[type]
      expect(brokenBy(type, rest)).toEqual([`${field} ${code}`])
      for (const empty of [null, '', '   ']) {
        expect(brokenBy(type, { ...least[type], [field]: empty })).toEqual([`${field} ${code}`])
        expect(brokenBy(type, { [field]: empty }, update(least[type], true))).toEqual([`${field} ${code}`])
      }
    }
  })

  it.each(typeNames)('D19.4: nothing else is required of a %s', (type) => {
    expect(brokenBy(type, least[type], asSuper)).toEqual([])
  })

  it('D19.4: a description is required on type organisation alone', () => {
    const types = typeNames.filter((type) => definitionOf(type).fields.description?.required)
    expect(types).toEqual(['organisation'])
  })

  it.each(['space', 'user', 'person', 'software', 'todo', 'activity'] as const)(
    'S5.5: the name of a %s has at least 6 characters',
    (type) => {
      expect(brokenBy(type, { ...least[type], name: 'Vijf5' }, asSuper)).toEqual(['name tooShort'])
      expect(brokenBy(type, { ...least[type], name: 'Zes666' }, asSuper)).toEqual([])
    },
  )

  it.each(['organisation', 'supplier', 'lead', 'message', 'file', 'tag'] as const)(
    'S5.5: the name of a %s may be short',
    (type) => {
      expect(brokenBy(type, { ...least[type], name: 'Ab' })).toEqual([])
    },
  )

  it('S5.4: the gender of a person and the status of a dossier get their default when left out, D19.3: and are refused when empty or unknown', () => {
    expect(made('person').fields.gender).toBe('unknown')
    for (const [type, field] of [
      ['person', 'gender'],
      ['dossier', 'status'],
      ['lead', 'status'],
      ['supplier', 'status'],
    ] as const) {
      for (const empty of [null, '']) {
        expect(brokenBy(type, { ...least[type], [field]: empty })).toEqual([`${field} required`])
      }
      expect(brokenBy(type, { ...least[type], [field]: 'nope' })).toEqual([`${field} choice`])
    }
  })

  it('S5.4: the role of a space, user, software, todo and activity may be left out and not sent empty', () => {
    for (const type of typeNames) {
      const isRequired = ['space', 'user', 'software', 'todo', 'activity'].includes(type)
      expect(brokenBy(type, { ...least[type], $role: '' }, asSuper), type).toEqual(isRequired ? ['$role required'] : [])
    }
  })

  it('D8.2: every broken rule is told at once, with its path', () => {
    expect(
      brokenBy('lead', { name: '', employees: 1.5, email: 'x', address: { zipcode: '1234567890123' }, colour: 1 }),
    ).toEqual(['address.zipcode tooLong', 'colour unknownField', 'email email', 'employees integer', 'name required'])
  })
})

describe('defaults', () => {
  it('S9.7: price, budget, license and implement of a dossier default to 575', () => {
    expect(made('dossier').fields).toMatchObject({ price: 575, budget: 575, license: 575, implement: 575, open: false })
    expect(made('dossier', { budget: 0 }).fields.budget).toBe(0)
  })

  it('D4.6: money of a match defaults to 575 and the total follows', () => {
    expect(made('match').fields).toMatchObject({ $price: 575, $license: 575, $implement: 575, $amount: 1150 })
    expect(made('match').fields).toMatchObject({ $visible: false, $open: false })
  })

  it('S5.6: empty becomes null on a change, and nothing on creation', () => {
    expect(made('dossier', { budget: '' }).fields).not.toHaveProperty('budget')
    for (const empty of ['', null, '  ']) {
      expect(parseItem('dossier', { budget: empty }, update({ budget: 575 })).fields).toEqual({ budget: null })
    }
  })

  it('D19.3: a change brings no defaults', () => {
    expect(parseItem('dossier', { users: '12' }, update({ ...least.dossier })).fields).toEqual({ users: 12 })
  })

  it('D1.4: a comment and a message are dated by the clock', () => {
    expect(made('comment').fields.date).toBe(now.toISOString())
    expect(made('message').fields.date).toBe(now.toISOString())
  })
})

describe('rules over several fields', () => {
  it('D4.5: the end of an activity is not before its date', () => {
    const at = (end: string) => brokenBy('activity', { ...least.activity, end })
    expect(at('2026-05-01T08:59:00Z')).toEqual(['end endBeforeStart'])
    expect(at('2026-05-01T09:00:00Z')).toEqual([])
    const current = { ...least.activity, end: '2026-05-01T10:00:00.000Z' }
    expect(brokenBy('activity', { date: '2026-05-02T09:00:00Z' }, update(current))).toEqual(['end endBeforeStart'])
    expect(brokenBy('activity', { date: '2026-05-02T09:00:00Z', end: null }, update(current))).toEqual([])
  })

  it('S5.6: the total is recomputed as licence plus implementation when either changes', () => {
    const current = { $license: 575, $implement: 575, $amount: 1150 }
    expect(parseItem('match', { $license: '1000' }, update(current)).fields).toEqual({ $license: 1000, $amount: 1575 })
    expect(parseItem('match', { $implement: null }, update(current)).fields).toEqual({ $implement: null, $amount: 575 })
    expect(parseItem('match', { $visible: true }, update(current)).fields).toEqual({ $visible: true })
  })

  it('D4.6: the total is always the sum, whatever is changed', () => {
    const amount = fc.option(fc.nat(100_000_000), { nil: null })
    fc.assert(
      fc.property(amount, amount, amount, amount, (license, implement, newLicense, newImplement) => {
        const made = parseItem('match', { $license: license, $implement: implement }, create).fields
        const patch = parseItem('match', { $license: newLicense, $implement: newImplement }, update(made)).fields
        const after: ItemInput = { ...made, ...patch }
        expect(after.$amount).toBe(Number(after.$license ?? 0) + Number(after.$implement ?? 0))
      }),
    )
  })

  it('S3.8: the snippet of a comment follows its text, without markup', () => {
    expect(made('comment', { text: '<p>Een <b>mooi</b>\n pakket</p>' }).fields.snippet).toBe('Een mooi pakket')
    const current = made('comment').fields
    expect(parseItem('comment', { text: 'Anders' }, update(current)).fields).toEqual({
      text: 'Anders',
      snippet: 'Anders',
    })
    expect(brokenBy('comment', { text: 'x', snippet: 'y' })).toEqual(['snippet readOnly'])
  })

  it('D19.3: a snippet is cut between two signs, also where an emoji stands there: half of one cannot be stored', () => {
    const text = `<p>${'a'.repeat(139)}😀b</p>`
    expect(made('comment', { text }).fields.snippet).toBe(`${'a'.repeat(139)}😀`)
  })

  it('S4.13: a remark is marked done with a time, and open again without one', () => {
    expect(parseItem('comment', { finished: now.toISOString() }, update(made('comment').fields)).fields).toEqual({
      finished: now.toISOString(),
    })
    const done = { ...made('comment').fields, finished: now.toISOString() }
    expect(parseItem('comment', { finished: null }, update(done)).fields).toEqual({ finished: null })
    expect(brokenBy('comment', { finished: true }, update(made('comment').fields))).toEqual(['finished date'])
  })

  it('S3.8: the result of a comment is 1, 0 or -1', () => {
    for (const result of [1, 0, -1]) expect(made('comment', { result }).fields.result).toBe(result)
    expect(brokenBy('comment', { ...least.comment, result: 2 })).toEqual(['result tooLarge'])
    expect(brokenBy('comment', { ...least.comment, result: -2 })).toEqual(['result tooSmall'])
  })

  it('D4.3: text that is markup alone is empty', () => {
    const sanitise = () => ''
    expect(brokenBy('comment', { text: '<script></script>' }, { ...create, sanitise })).toEqual(['text required'])
    expect(parseItem('dossier', { case: '<p></p>' }, { ...update({ case: 'x' }), sanitise }).fields).toEqual({
      case: null,
    })
  })

  it('D2.3: parts of an address that were not sent are untouched, and an emptied address is cleared', () => {
    const current = { address: { street: 'Dam 1', zipcode: '1012 JS', city: 'Amsterdam' } }
    expect(parseItem('lead', { address: { street: 'Dam 2' } }, update(current)).fields).toEqual({
      address: { ...current.address, street: 'Dam 2' },
    })
    expect(parseItem('lead', { address: { city: null } }, update(current)).fields).toEqual({
      address: { street: 'Dam 1', zipcode: '1012 JS' },
    })
    const empty = { address: { street: '', zipcode: '', city: '' } }
    expect(parseItem('lead', empty, update(current)).fields).toEqual({ address: null })
    expect(made('lead', empty).fields).not.toHaveProperty('address')
  })
})

describe('numbers of the types', () => {
  it('D4.4: users 1 to 1,000,000 and employees 0 to 1,000,000', () => {
    expect(brokenBy('dossier', { ...least.dossier, users: 0 })).toEqual(['users tooSmall'])
    expect(brokenBy('dossier', { ...least.dossier, users: 1_000_001 })).toEqual(['users tooLarge'])
    expect(made('dossier', { users: '1000000' }).fields.users).toBe(1_000_000)
    expect(made('lead', { employees: 0 }).fields.employees).toBe(0)
    expect(brokenBy('lead', { ...least.lead, employees: 1_000_001 })).toEqual(['employees tooLarge'])
    expect(brokenBy('lead', { ...least.lead, employees: -1 })).toEqual(['employees tooSmall'])
  })

  it('D4.7: the name of a dossier is one of ERP, CRM, HRM', () => {
    for (const name of ['ERP', 'CRM', 'HRM']) expect(made('dossier', { name }).fields.name).toBe(name)
    for (const name of ['erp', 'SRM', 'ERP ']) expect(brokenBy('dossier', { name, users: 1 })).toEqual(['name choice'])
  })

  it('D4.8: the gender of a person is male, female or unknown', () => {
    for (const gender of ['male', 'female', 'unknown']) expect(made('person', { gender }).fields.gender).toBe(gender)
    expect(brokenBy('person', { ...least.person, gender: 'other' })).toEqual(['gender choice'])
  })
})

describe('any input', () => {
  const names = [
    ...new Set(typeNames.flatMap((type) => Object.keys(definitionOf(type).fields))),
    '_id',
    '$role',
    'history',
    'x',
  ]
  const input = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 8 })

  it.each(typeNames)(
    'D8.2: whatever is sent for a %s is kept or refused with typed errors, and what is kept is kept again',
    (type) => {
      fc.assert(
        fc.property(input, fc.boolean(), (sent, isSuper) => {
          try {
            const { fields } = parseItem(type, { ...least[type], ...sent }, { ...create, isSuper })
            expect(brokenBy(type, fields, update(fields, isSuper))).toEqual([])
            expect(() => JSON.stringify(fields)).not.toThrow()
          } catch (error) {
            if (!(error instanceof Invalid || error instanceof Forbidden)) throw error
          }
        }),
      )
    },
  )
})
