import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anInput,
  aRow,
  aSupplier,
  aValued,
  inputs,
  office,
  rankedOffices,
  valuedOffices,
} from '../../test/decisions.ts'
import {
  answerValues,
  type DecisionCell,
  type DecisionInput,
  decide,
  firmnessInput,
  normalise,
  rankSuppliers,
  valueSuppliers,
} from './index.ts'

const shown = (points: number) => (points / 1000).toFixed(1)

describe('the office case', () => {
  test('F2.7 O1: the rounded weights give the totals of the book', () => {
    const totals = Object.fromEntries(rankedOffices().map(({ id, points }) => [id, shown(points)]))
    expect(totals).toEqual({ A: '80.8', B: '39.4', C: '47.4', D: '52.3', E: '64.8', F: '20.9', G: '60.2' })
    expect(rankedOffices().map(({ id, rank }) => `${rank}${id}`)).toEqual(['1A', '2E', '3G', '4D', '5C', '6B', '7F'])
  })

  test('F2.7 O1: the unrounded swings give A 80.484 and E 64.516', () => {
    const ranked = rankSuppliers(valuedOffices(), normalise(office.criteria, office.swings))
    expect(ranked.slice(0, 2).map(({ id, points }) => [id, points])).toEqual([
      ['A', 80_484],
      ['E', 64_516],
    ])
  })

  test('F2.2 O1: entered by hand as rows and weighed by a person it gives the same', () => {
    const found = decide(officeByHand())
    const totals = Object.fromEntries(found.suppliers.map(({ id, points }) => [id, points]))
    expect(totals).toEqual({ A: 80_800, B: 39_400, C: 47_400, D: 52_300, E: 64_800, F: 20_900, G: 60_200 })
    expect(found.basis).toBe('people')
  })

  test('F2.13: who moves weights alone gets the same from values made before', () => {
    const input = officeByHand()
    const valued = valueSuppliers(input)
    for (const scenario of [undefined, { closeness: 7, comfort: 1 }])
      expect(decide({ ...input, scenario }, valued)).toEqual(decide({ ...input, scenario }))
  })
})

/** Ten equal rows for each criterion: a tenth for each yes, a twentieth for partly. */
function officeByHand(): DecisionInput {
  const keys = Array.from({ length: 10 }, (_, at) => at)
  const cellAt = (value: number, at: number): DecisionCell => {
    const left = value - 10 * at
    return { value: left >= 10 ? 'yes' : left === 5 ? 'partly' : 'no', grade: 4 }
  }
  return anInput({
    rows: office.criteria.flatMap((group) => keys.map((at) => aRow(`${group}-${at}`, { group }))),
    suppliers: Object.entries(office.values).map(([id, values]) => {
      const cells = office.criteria.flatMap((group, place) =>
        keys.map((at) => [`${group}-${at}`, cellAt(values[place] ?? 0, at)] as const),
      )
      return aSupplier(id, Object.fromEntries(cells))
    }),
    weighings: [{ id: 'weighing/1', weights: { ...office.weights, price: 0 } }],
  })
}

describe('scores', () => {
  test('F2.2: a group is the weighted mean of its rows', () => {
    const rows = [aRow('a', { level: 'must', weight: 2 }), aRow('b', { level: 'could', weight: 4 })]
    const cells = { a: { value: 'yes', grade: 0 }, b: { value: 'partly', grade: 0 } } as const
    const [found] = decide(anInput({ rows, suppliers: [aSupplier('A', cells)] })).suppliers
    expect(found?.contributions[0]).toMatchObject({ value: (8 * 100 + 4 * 50) / 12, known: 2, of: 2 })
  })

  test('F2.7: unknown rows count as the middle, and the interval has them at 0 and at 100', () => {
    const rows = [aRow('a'), aRow('b')]
    const suppliers = [aSupplier('A', { a: { value: 'yes', grade: 0 } })]
    const [found] = decide(anInput({ rows, suppliers, scenario: { '105': 1 } })).suppliers
    expect(found).toMatchObject({ points: 75_000, low: 50_000, high: 100_000, known: 2, of: 3 })
    expect(found?.contributions[0]?.rows.map(({ key, isUnknown, points }) => [key, isUnknown, points])).toEqual([
      ['a', false, 50_000],
      ['b', true, 25_000],
    ])
  })

  test('F2.18: without anchors the price is unknown and is left to the interval', () => {
    const [found] = decide(anInput({ anchors: undefined })).suppliers
    expect(found).toMatchObject({ points: 75_000, low: 50_000, high: 100_000, priceMarks: ['noAnchors'] })
  })

  test('F2.18: fewer than two suppliers are scored without ranks', () => {
    const suppliers = [aSupplier('A', { r0: { value: 'yes', grade: 0 } })]
    expect(decide(anInput({ suppliers })).suppliers[0]?.rank).toBeUndefined()
    expect(decide(anInput({ suppliers: [] })).suppliers).toEqual([])
  })

  test('F2.7: the order is score, then costs, then name', () => {
    const valued = {
      criteria: [{ id: 'c', kind: 'rows', groups: ['c'] } as const],
      suppliers: [
        { ...aValued('1', [50]), name: 'Zeta' },
        { ...aValued('2', [50]), name: 'Alfa' },
        aValued('3', [50], 20_000),
        aValued('4', [50], 10_000),
        aValued('5', [60], 90_000),
      ],
    }
    expect(rankSuppliers(valued, { c: 1 }).map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1'])
  })

  test('F2.7: neighbours less than 0.05 points apart are level', () => {
    const valued = {
      criteria: [{ id: 'c', kind: 'rows', groups: ['c'] } as const],
      suppliers: [aValued('A', [50]), aValued('B', [49.951]), aValued('C', [49.901])],
    }
    const level = Object.fromEntries(rankSuppliers(valued, { c: 1 }).map((one) => [one.id, one.level]))
    expect(level).toEqual({ A: ['B'], B: ['A'], C: [] })
  })

  test('F2.1: above twelve criteria nothing is scored until groups are joined', () => {
    const rows = Array.from({ length: 14 }, (_, at) => aRow(`r${at}`, { group: `g${at}` }))
    expect(decide(anInput({ rows }))).toMatchObject({ toJoin: 3, suppliers: [] })
    expect(firmnessInput(anInput({ rows }))).toBeUndefined()
  })
})

describe('properties of scores', () => {
  const scoreIn = (input: DecisionInput, id: string) => decide(input).suppliers.find((one) => one.id === id)

  test('F2.2: contributions add up over rows, criteria and the score', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { score, points, contributions } of decide(input).suppliers) {
          expect(contributions.reduce((sum, one) => sum + one.points, 0)).toBe(points)
          expect(contributions.reduce((sum, { weight, value }) => sum + weight * value, 0)).toBeCloseTo(score, 9)
          for (const { rows, points, value } of contributions.filter((one) => one.rows.length > 0)) {
            expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(points)
            expect(rows.reduce((sum, row) => sum + row.share * row.value, 0)).toBeCloseTo(value, 9)
          }
        }
      }),
    )
  })

  test('F2.7: a score lies in its interval, which is a point when all is known', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { points, low, high, known, of } of decide(input).suppliers) {
          expect(low).toBeLessThanOrEqual(points)
          expect(points).toBeLessThanOrEqual(high)
          if (known === of) expect(high).toBe(low)
        }
      }),
    )
  })

  test('F2.7: raising one answer never lowers its supplier, in points or in rank', () => {
    fc.assert(
      fc.property(inputs, fc.nat(5), fc.nat(3), (input, row, step) => {
        const [first, ...others] = input.suppliers
        const [worse, better] = [answerValues[step], answerValues[Math.max(0, step - 1)]]
        if (first === undefined) return
        const withAnswer = (value: typeof worse): DecisionInput => {
          const cell: DecisionCell = { value, grade: 0, due: '2028-01-01', ruling: { passes: true, reason: 'x' } }
          return { ...input, suppliers: [{ ...first, cells: { ...first.cells, [`r${row}`]: cell } }, ...others] }
        }
        const [before, after] = [scoreIn(withAnswer(worse), first.id), scoreIn(withAnswer(better), first.id)]
        expect(after?.score ?? 0).toBeGreaterThanOrEqual(before?.score ?? 0)
        expect(after?.rank ?? 99).toBeLessThanOrEqual(before?.rank ?? 99)
      }),
    )
  })

  test('F2.3: no score depends on other suppliers, and no two others change places', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const all = decide(input).suppliers
        const fewer = decide({ ...input, suppliers: input.suppliers.slice(1) }).suppliers
        const [gone] = input.suppliers
        const kept = all.filter(({ id }) => id !== gone?.id)
        expect(fewer.map(({ id, score, contributions }) => ({ id, score, contributions }))).toEqual(
          kept.map(({ id, score, contributions }) => ({ id, score, contributions })),
        )
      }),
    )
  })
})
