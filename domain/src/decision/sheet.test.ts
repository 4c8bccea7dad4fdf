import { describe, expect, it } from 'vitest'
import type { DecisionSheet } from '../calls/index.ts'
import { criteriaOf } from './criteria.ts'
import { decide } from './decide.ts'
import { decisionInputOf, type SheetInput, weightsOfPoints } from './sheet.ts'
import { valueSuppliers } from './values.ts'

const weighing = (_id: string, round: number, side: 'lead' | 'adviser' = 'lead') => ({
  _id,
  round,
  side,
  points: [{ criterion: 'price', points: 100 }],
})

const sumOf = (points: readonly { readonly points: number }[]) => points.reduce((all, one) => all + one.points, 0)

const sheet: SheetInput = {
  rows: [{ key: 'ERP-01', group: '105', level: 'must', weight: 3 }],
  suppliers: [
    { id: 'match/a', name: 'A', isCandidate: true, cells: {}, costs: { implement: 100, license: null } },
    { id: 'match/b', name: 'B', isCandidate: false, cells: {}, costs: { implement: 1, license: 1 } },
  ],
  setup: {
    anchors: { excellent: 10, maximum: 20, isAfterReading: false },
    years: 5,
    rate: 2.5,
    scale: { yes: 100, partly: 50, roadmapInTime: 50, roadmap: 25, no: 0 },
    joins: [],
  },
  weighings: [weighing('weighing/1', 2), weighing('weighing/2', 2, 'adviser'), weighing('weighing/3', 1)],
  belief: { 0: 70, 1: 85, 2: 90, 3: 97, 4: 100 },
  users: 12,
}

describe('what is computed from, of what was read', () => {
  it('F2.14: the last closed round counts, with its advisers marked', () => {
    expect(decisionInputOf(sheet).weighings).toEqual([
      { id: 'weighing/1', weights: { price: 100 }, isAdviser: false },
      { id: 'weighing/2', weights: { price: 100 }, isAdviser: true },
    ])
  })

  it('F2.14, F2.18: a later round of advisers alone leaves the weights of who asks', () => {
    const later = { ...sheet, weighings: [...sheet.weighings, weighing('weighing/4', 3, 'adviser')] }
    expect(decisionInputOf(later).weighings).toEqual(decisionInputOf(sheet).weighings)
    // Where nobody of who asks weighed they are shown, and nobody's weights count.
    const alone = { ...sheet, weighings: [weighing('weighing/4', 3, 'adviser')] }
    expect(decisionInputOf(alone).weighings).toMatchObject([{ id: 'weighing/4', isAdviser: true }])
    expect(decide(decisionInputOf(alone)).basis).toBe('nobody')
  })

  it('F2.1: who is no candidate any more is not scored', () => {
    expect(decisionInputOf(sheet).suppliers.map(({ id }) => id)).toEqual(['match/a'])
  })

  it('F1.12: the demo is a criterion once one was closed; who showed none is unknown in it', () => {
    expect(decisionInputOf(sheet).extras).toBeUndefined()
    const [first, second] = sheet.suppliers
    if (!first || !second) throw new Error('two suppliers')
    const shown = {
      ...sheet,
      suppliers: [
        { ...first, demo: 62.5 },
        { ...second, id: 'match/c', isCandidate: true },
      ],
    }
    const input = decisionInputOf(shown)
    expect(input.extras).toEqual(['demo'])
    expect(input.suppliers.map(({ demo }) => demo)).toEqual([62.5, undefined])
    expect(decisionInputOf({ ...sheet, suppliers: [first, { ...second, demo: 10 }] }).extras).toBeUndefined()
    const [one, other] = valueSuppliers(input).suppliers.map(({ values }) => values.at(-1))
    expect(one).toMatchObject({ value: 62.5, low: 62.5, high: 62.5, known: 1 })
    expect(other).toMatchObject({ low: 0, high: 100, known: 0 })
  })

  it('F2.1: groups that are joined once a demo is a criterion weigh what they weighed apart', () => {
    const groups = Array.from({ length: 11 }, (_, at) => String(105 + at))
    const rows = groups.map((group) => ({ key: `X-${group}`, group, level: 'must' as const, weight: 3 }))
    const points = [...groups, 'price'].map((criterion, at) => ({ criterion, points: at + 1 }))
    const [first] = sheet.suppliers
    const [round] = sheet.weighings
    if (!first || !round) throw new Error('a supplier and a weighing')
    const before = { ...sheet, rows, weighings: [{ ...round, points }] }
    expect(criteriaOf(decisionInputOf(before))).toHaveLength(12)
    const input = decisionInputOf({ ...before, suppliers: [{ ...first, demo: 50 }] })
    const criteria = criteriaOf(input).map(({ id }) => id)
    expect(criteria).toHaveLength(12)
    const weights = new Map(Object.entries(input.weighings[0]?.weights ?? {}))
    const sum = criteria.reduce((all, id) => all + (weights.get(id) ?? 0), 0)
    expect(sum).toBe(points.reduce((all, one) => all + one.points, 0))
  })

  it('F2.1, F2.14: closing a demo takes no points away that groups were given together', () => {
    for (const hasDemoRows of [false, true]) {
      const groups = Array.from({ length: 12 }, (_, at) => String(105 + at))
      const rows = groups.map((group, at) => ({
        ...{ key: `X-${group}`, group, level: 'must' as const, weight: at + 1 },
        ...(hasDemoRows ? { proof: 'demo' } : {}),
      }))
      const [first] = sheet.suppliers
      const [round] = sheet.weighings
      if (!first || !round) throw new Error('a supplier and a weighing')
      const joined = { ...sheet, rows }
      const ids = criteriaOf(decisionInputOf(joined)).map(({ id }) => id)
      // What was weighed before demos were counted in, also where they are counted in now.
      for (const weighed of [ids, ['105+106', ...groups.slice(2), 'price']]) {
        const points = weighed.map((criterion, at) => ({ criterion, points: at + 1 }))
        const input = decisionInputOf({
          ...joined,
          suppliers: [{ ...first, demo: 50 }],
          weighings: [{ ...round, points }],
        })
        const after = criteriaOf(input).map(({ id }) => id)
        expect(after).toHaveLength(12)
        // Where the set says that there will be demos, closing one moves nothing.
        if (hasDemoRows) expect(after.filter((id) => id !== 'demo')).toEqual(ids)
        const weights = new Map(Object.entries(input.weighings[0]?.weights ?? {}))
        expect(after.reduce((all, id) => all + (weights.get(id) ?? 0), 0)).toBe(sumOf(points))
      }
    }
  })

  it('F2.1, F2.14: a join of which a group left the set takes its points along when it is joined further', () => {
    const groups = ['105', ...Array.from({ length: 12 }, (_, at) => String(107 + at))]
    const rows = groups.map((group) => ({ key: `X-${group}`, group, level: 'must' as const, weight: 3 }))
    const [round] = sheet.weighings
    if (!round) throw new Error('a weighing')
    const joins = [{ id: 'J', groups: ['105', '106'] }]
    // Nobody weighed what came later.
    const weighings = [
      {
        ...round,
        points: [
          { criterion: 'J', points: 60 },
          { criterion: 'price', points: 40 },
        ],
      },
    ]
    const input = decisionInputOf({ ...sheet, rows, weighings, setup: { ...sheet.setup, joins } })
    const criteria = criteriaOf(input).map(({ id }) => id)
    expect(criteria).toHaveLength(12)
    expect(criteria).not.toContain('J')
    const weights = new Map(Object.entries(input.weighings[0]?.weights ?? {}))
    expect(criteria.reduce((all, id) => all + (weights.get(id) ?? 0), 0)).toBe(100)
    expect(weights.get(criteria.find((id) => id.includes('105')) ?? '')).toBe(60)
  })

  it('F2.1, F2.13: what groups were given together is shared between them where they are joined otherwise, or apart', () => {
    const rows = ['105', '106', '107', '108'].map((group) => ({
      ...{ key: `X-${group}`, group, level: 'must' as const, weight: 3 },
    }))
    const given = [
      { criterion: '105+106', points: 80 },
      { criterion: '107', points: 15 },
      { criterion: '108', points: 5 },
    ]
    const weightsWith = (...joins: SheetInput['setup']['joins']) => {
      const input = decisionInputOf({ ...sheet, rows, setup: { ...sheet.setup, joins } }, given)
      return criteriaOf(input).map(({ id }) => `${id} ${input.scenario?.[id] ?? 0}`)
    }
    const join = (...groups: string[]) => ({ id: groups.join('+'), groups })
    expect(weightsWith(join('105', '106'))).toEqual(['105+106 80', '107 15', '108 5', 'price 0'])
    expect(weightsWith()).toEqual(['105 40', '106 40', '107 15', '108 5', 'price 0'])
    expect(weightsWith(join('106', '107'))).toEqual(['105 40', '106+107 55', '108 5', 'price 0'])
    expect(weightsWith(join('105', '106', '107'))).toEqual(['105+106+107 95', '108 5', 'price 0'])
  })

  it('F2.1: joins that were made leave twelve criteria also when demos or groups come beside them', () => {
    const groups = Array.from({ length: 13 }, (_, at) => String(105 + at))
    const rows = groups.map((group, at) => ({ key: `X-${group}`, group, level: 'must' as const, weight: at + 1 }))
    const [first] = sheet.suppliers
    const [round] = sheet.weighings
    if (!first || !round) throw new Error('a supplier and a weighing')
    const joins = [
      { id: 'join-1', groups: ['105', '106'] },
      { id: 'join-2', groups: ['116', '117'] },
    ]
    const made = { ...sheet, rows, setup: { ...sheet.setup, joins } }
    const before = criteriaOf(decisionInputOf(made)).map(({ id }) => id)
    expect(before).toHaveLength(12)
    const points = before.map((criterion, at) => ({ criterion, points: at + 1 }))
    const input = decisionInputOf({
      ...made,
      suppliers: [{ ...first, demo: 50 }],
      weighings: [{ ...round, points }],
    })
    const after = criteriaOf(input).map(({ id }) => id)
    expect(after).toHaveLength(12)
    expect(after).toContain('join-2')
    expect(decide(input).suppliers).toHaveLength(1)
    const weights = new Map(Object.entries(input.weighings[0]?.weights ?? {}))
    expect(after.reduce((all, id) => all + (weights.get(id) ?? 0), 0)).toBe(sumOf(points))
  })

  it('F2.4: years, discount and users are those of the dossier', () => {
    expect(decisionInputOf(sheet).terms).toEqual({ years: 5, discount: 2.5, users: 12, locations: undefined })
  })

  it('F2.13: a scenario is used instead, and none means none', () => {
    expect(decisionInputOf(sheet, [{ criterion: '105', points: 40 }]).scenario).toEqual({ 105: 40 })
    expect('scenario' in decisionInputOf(sheet)).toBe(false)
    expect(weightsOfPoints([{ criterion: '__proto__', points: 1 }])).toEqual(JSON.parse('{"__proto__":1}'))
  })

  it('F2.1: the answer of the call is what it takes', () => {
    const read: (answer: DecisionSheet) => SheetInput = (answer) => answer
    expect(read).toBeTypeOf('function')
  })
})
