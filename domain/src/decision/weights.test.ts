import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areSwingPoints,
  centroids,
  equalWeights,
  normalise,
  orderOf,
  rankedPoints,
  rankedWeights,
  togetherWeights,
  weightsOf,
} from './index.ts'

const rounded = (numbers: readonly number[]) => numbers.map((one) => one.toFixed(4))

test('F2.5 O2: rank-order-centroid weights of three and four criteria', () => {
  expect(rounded(centroids(3))).toEqual(['0.6111', '0.2778', '0.1111'])
  expect(rounded(centroids(4))).toEqual(['0.5208', '0.2708', '0.1458', '0.0625'])
  expect(rankedWeights(['b', 'a'])).toEqual({ b: 0.75, a: 0.25 })
})

test('F2.5: swing weights are points ÷ their sum, not rounded', () => {
  const points = { a: 100, b: 80, c: 70, d: 30, e: 20, f: 10 }
  expect(normalise(['a', 'b', 'c', 'd', 'e', 'f'], points).b).toBe(80 / 310)
  expect(normalise(['a', 'b'], { a: 100, x: 100 })).toEqual({ a: 1, b: 0 })
  expect(normalise(['a', 'b'], { a: 0 })).toEqual({ a: 0.5, b: 0.5 })
})

test('F2.5: swing points are 0–100 for each criterion, with one at 100', () => {
  expect(areSwingPoints(['a', 'b'], { a: 100, b: 0 })).toBe(true)
  expect(areSwingPoints(['a', 'b'], { a: 90, b: 0 })).toBe(false)
  expect(areSwingPoints(['a', 'b'], { a: 100 })).toBe(false)
  expect(areSwingPoints(['a', 'b'], { a: 100, b: 101 })).toBe(false)
})

test('F2.14: together is the mean of normalised weights, advisers not counted', () => {
  const weighings = [
    { id: '1', weights: { a: 100, b: 100 } },
    { id: '2', weights: { a: 1, b: 0 } },
    { id: '3', weights: { a: 0, b: 100 }, isAdviser: true },
  ]
  expect(togetherWeights(['a', 'b'], weighings)).toEqual({ a: 0.75, b: 0.25 })
  expect(weightsOf(['a', 'b'], { weighings })).toEqual({ weights: { a: 0.75, b: 0.25 }, basis: 'people' })
})

test('F2.18: where nobody weighed all weigh the same, and it says so', () => {
  const adviser = { id: '3', weights: { a: 0, b: 100 }, isAdviser: true }
  expect(weightsOf(['a', 'b'], { weighings: [adviser] })).toEqual({ weights: { a: 0.5, b: 0.5 }, basis: 'nobody' })
})

test('F2.13: a scenario is used instead of the weighings', () => {
  const found = weightsOf(['a', 'b'], { weighings: [{ id: '1', weights: { a: 1 } }], scenario: { b: 0.5 } })
  expect(found).toEqual({ weights: { a: 0, b: 1 }, basis: 'scenario' })
})

test('F2.9: the stated order has criteria of equal weight together', () => {
  expect(orderOf(['a', 'b', 'c', 'd'], { a: 0.1, b: 0.3, c: 0.1 + 1e-12, d: 0.5 })).toEqual([['d'], ['b'], ['c', 'a']])
  expect(orderOf(['a', 'b'], equalWeights(['a', 'b']))).toEqual([['a', 'b']])
})

test('F2.14: the order of people changes no bit of the weights together, which add up to 1', () => {
  const criteria = ['a', 'b', 'c']
  const person = fc.record({ a: fc.integer({ min: 0, max: 100 }), b: fc.integer({ min: 0, max: 100 }), c: fc.nat(100) })
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 6 }), (people) => {
      const weighings = people.map((weights, at) => ({ id: `${at}`, weights }))
      const together = togetherWeights(criteria, weighings)
      expect(togetherWeights(criteria, [...weighings].reverse())).toEqual(together)
      expect(Object.values(together).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
    }),
  )
})

test('F2.5: points of an order alone weigh what its centroids do, within 1e-6, whatever the number of criteria', () => {
  for (let count = 1; count <= 12; count++) {
    const order = Array.from({ length: count }, (_, at) => `c${at}`)
    const points = rankedPoints(order)
    expect(areSwingPoints(order, points)).toBe(true)
    const [weights, wanted] = [normalise(order, points), rankedWeights(order)]
    for (const id of order) expect(Math.abs((weights[id] ?? 0) - (wanted[id] ?? 0))).toBeLessThan(1e-6)
  }
})
