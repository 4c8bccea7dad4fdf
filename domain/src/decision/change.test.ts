import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inputs, office, rankedOffices, valuedOffices } from '../../test/decisions.ts'
import {
  compareSuppliers,
  decide,
  equalWeight,
  leastShift,
  moveWeight,
  normalise,
  priceValue,
  rankSuppliers,
  valueSuppliers,
  type Weights,
  whatMustChange,
} from './index.ts'

/** Score of the first less that of the second, with these weights. */
function gapWith(weights: Readonly<Record<string, number>>, first: string, second: string): number {
  const ranked = rankSuppliers(valuedOffices(), weights)
  const scoreOf = (id: string) => ranked.find((one) => one.id === id)?.score ?? 0
  return scoreOf(first) - scoreOf(second)
}

function offices(first: string, second: string) {
  const [leader, challenger] = [first, second].map((id) => rankedOffices().find((one) => one.id === id))
  if (leader === undefined || challenger === undefined) throw new Error('no such office')
  return { leader, challenger, comparison: compareSuppliers(leader, challenger) }
}

describe('the office case', () => {
  test('F2.12 O6: the weights at which A and E are equal', () => {
    const { comparison } = offices('A', 'E')
    const found = office.criteria.map((id) => [id, equalWeight(comparison, id).to] as const)
    expect(found.map(([id, to]) => `${id} ${to === undefined ? 'none' : (100 * to).toFixed(3)}`)).toEqual([
      ...['closeness 7.273', 'visibility 100.000', 'image none', 'size 45.122', 'comfort 25.789', 'parking none'],
    ])
    for (const [id, to] of found) {
      if (to === undefined) continue
      expect(Math.abs(gapWith(moveWeight(office.criteria, office.weights, id, to), 'A', 'E'))).toBeLessThan(1e-9)
    }
  })

  test('F2.12 O6: from or up to which weight E is ahead of A', () => {
    const { comparison } = offices('A', 'E')
    const percent = (weight: number) => (100 * weight).toFixed(3)
    const wins = office.criteria.map((id) => equalWeight(comparison, id).wins)
    expect(wins.map((one) => (one ? `${percent(one.from)}–${percent(one.to)}` : 'never'))).toEqual([
      ...['0.000–7.273', 'never', 'never', '45.122–100.000', '25.789–100.000', 'never'],
    ])
  })

  test('F2.12 O6: the least shift between A and E is 13.333 points, from closeness to comfort', () => {
    const shift = leastShift(offices('A', 'E').comparison)
    expect(shift?.moves.map(({ from, to }) => [from, to])).toEqual([['closeness', 'comfort']])
    expect((shift?.total ?? 0) * 100).toBeCloseTo(13.333, 3)
    expect((shift?.weights.closeness ?? 0) * 100).toBeCloseTo(18.667, 3)
    expect((shift?.weights.comfort ?? 0) * 100).toBeCloseTo(19.333, 3)
    expect(Math.abs(gapWith(shift?.weights ?? {}, 'A', 'E'))).toBeLessThan(1e-9)
  })

  test('F2.12 O6: the least shift between A and G is 15.846 points', () => {
    const shift = leastShift(offices('A', 'G').comparison)
    expect((shift?.total ?? 0) * 100).toBeCloseTo(15.846, 3)
    expect(Math.abs(gapWith(shift?.weights ?? {}, 'A', 'G'))).toBeLessThan(1e-9)
  })

  test('F2.12: a supplier that is worse on everything cannot come level by weights', () => {
    const comparison = { criteria: ['a', 'b'], weights: { a: 0.5, b: 0.5 }, ahead: [10, 20] }
    expect(leastShift(comparison)).toBeUndefined()
    expect(equalWeight(comparison, 'a').to).toBeUndefined()
  })

  test('F2.12: when the greatest difference is used up the next is moved', () => {
    const comparison = { criteria: ['a', 'b', 'c'], weights: { a: 0.1, b: 0.8, c: 0.1 }, ahead: [90, 30, -10] }
    const shift = leastShift(comparison)
    expect(shift?.moves.map(({ from }) => from)).toEqual(['a', 'b'])
    expect(shift?.weights.a).toBe(0)
    const { a = 0, b = 0, c = 0 } = shift?.weights ?? {}
    expect(90 * a + 30 * b - 10 * c).toBeCloseTo(0, 9)
  })
})

/** Each pair of the ranked suppliers, the better one first. */
function pairsOf(input: Parameters<typeof decide>[0]) {
  const { suppliers, criteria } = decide(input)
  return suppliers.flatMap((leader, at) =>
    suppliers.slice(at + 1).map((challenger) => ({ leader, challenger, criteria: criteria.map(({ id }) => id) })),
  )
}

describe('what must change, filled in', () => {
  test('F2.12a: the weight of a criterion gives equality within 1e-9', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const valued = valueSuppliers(input)
        for (const { leader, challenger, criteria } of pairsOf(input)) {
          for (const { criterion, to } of whatMustChange(leader, challenger, input.anchors).weights) {
            if (to === undefined) continue
            const weights = moveWeight(criteria, decide(input).weights, criterion, to)
            const ranked = rankSuppliers(valued, weights)
            const scoreOf = (id: string) => ranked.find((one) => one.id === id)?.score ?? 0
            expect(Math.abs(scoreOf(leader.id) - scoreOf(challenger.id))).toBeLessThan(1e-9)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  test('F2.12a: the challenger is ahead at the weights that are said, and at no other', () => {
    const values = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(values, fc.tuple(fc.nat(10), fc.nat(10), fc.nat(10)), fc.nat(100), (ahead, [a, b, c], percent) => {
        const criteria = ['a', 'b', 'c']
        const weights = normalise(criteria, { a, b, c })
        const { wins } = equalWeight({ criteria, weights, ahead }, 'a')
        const weight = percent / 100
        const moved = moveWeight(criteria, weights, 'a', weight)
        const gap = criteria.reduce((sum, id, at) => sum + (moved[id] ?? 0) * (ahead[at] ?? 0), 0)
        const isSaid = wins !== undefined && wins.from < weight + 1e-9 && weight < wins.to + 1e-9
        if (Math.abs(gap) > 1e-6) expect(isSaid).toBe(gap < 0)
      }),
    )
  })

  test('F2.12b: the least shift gives equality, keeps the sum, and no single-criterion answer moves less', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { leader, challenger } of pairsOf(input)) {
          const comparison = compareSuppliers(leader, challenger)
          const { gap, shift, weights } = whatMustChange(leader, challenger, input.anchors)
          if (gap < 0) continue
          const moved = shift?.weights ?? comparison.weights
          const { criteria, ahead } = comparison
          const after = criteria.reduce((sum, id, at) => sum + (moved[id] ?? 0) * (ahead[at] ?? 0), 0)
          if (shift !== undefined) expect(Math.abs(after)).toBeLessThan(1e-9)
          expect(Object.values(moved).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
          for (const { from, to } of weights) {
            if (to === undefined) continue
            expect(shift?.total).toBeLessThanOrEqual(Math.abs(to - from) + 1e-9)
          }
        }
      }),
    )
  })

  test('F2.12b: no weights at all that are level, or better for the challenger, lie nearer', () => {
    const values = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 3, maxLength: 3 })
    const points = fc.tuple(fc.nat(10), fc.nat(10), fc.nat(10)).filter((all) => all.some((one) => one > 0))
    fc.assert(
      fc.property(values, points, fc.array(points, { minLength: 20, maxLength: 20 }), (ahead, said, others) => {
        const criteria = ['a', 'b', 'c']
        const [weights, ...near] = [said, ...others].map(([a, b, c]) => normalise(criteria, { a, b, c }))
        if (weights === undefined) return
        const gapOf = (some: Weights) => criteria.reduce((sum, id, at) => sum + (some[id] ?? 0) * (ahead[at] ?? 0), 0)
        if (gapOf(weights) <= 0) return
        const least = leastShift({ criteria, weights, ahead })?.total ?? 2
        for (const other of near.filter((one) => gapOf(one) <= 0)) {
          const moved = criteria.reduce((sum, id) => sum + Math.abs((other[id] ?? 0) - (weights[id] ?? 0)), 0) / 2
          expect(moved).toBeGreaterThanOrEqual(least - 1e-9)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('F2.12c: the rows give equality within 1e-9, and one row fewer does not', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { leader, challenger } of pairsOf(input)) {
          const { gap, rows } = whatMustChange(leader, challenger, input.anchors)
          const unitOf = (key: string) => {
            const found = challenger.contributions.find((one) => one.rows.some((row) => row.key === key))
            return (found?.weight ?? 0) * (found?.rows.find((row) => row.key === key)?.share ?? 0)
          }
          const gains = challenger.contributions
            .flatMap((one) => one.rows.map(({ key, value }) => unitOf(key) * (100 - value)))
            .sort((a, b) => b - a)
          const most = (count: number) => gains.slice(0, count).reduce((sum, gain) => sum + gain, 0)
          if (rows === undefined) {
            expect(most(gains.length)).toBeLessThan(gap)
            continue
          }
          const gained = rows.reduce((sum, { key, from, to }) => sum + unitOf(key) * (to - from), 0)
          if (gap >= 0) expect(Math.abs(gap - gained)).toBeLessThan(1e-9)
          if (rows.length > 0) expect(most(rows.length - 1)).toBeLessThan(gap)
        }
      }),
    )
  })

  test('F2.12d: the costs give equality within 1e-9', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { leader, challenger } of pairsOf(input)) {
          const { gap, costs } = whatMustChange(leader, challenger, input.anchors)
          if (costs === undefined) continue
          const price = challenger.contributions.find(({ criterion }) => criterion === 'price')
          const better = (priceValue(costs.to, input.anchors).value ?? 0) - (price?.value ?? 0)
          expect(Math.abs((price?.weight ?? 0) * better - gap)).toBeLessThan(1e-9)
        }
      }),
    )
  })
})
