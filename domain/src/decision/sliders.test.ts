import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveWeight, normalise } from './index.ts'

const criteria = ['a', 'b', 'c', 'd']

test('F2.13: moving one slider keeps the ratio of the others and the sum', () => {
  const points = fc.record({ a: fc.nat(100), b: fc.integer({ min: 1, max: 100 }), c: fc.integer({ min: 1, max: 100 }) })
  fc.assert(
    fc.property(points, fc.double({ min: 0, max: 0.99, noNaN: true }), (said, to) => {
      const before = normalise(criteria, said)
      const { a = 0, b = 0, c = 0, d } = moveWeight(criteria, before, 'a', to)
      expect(a).toBe(to)
      expect(d).toBe(0)
      expect(a + b + c).toBeCloseTo(1, 12)
      expect(b / c).toBeCloseTo(said.b / said.c, 9)
    }),
  )
})

test('F2.13: to 1 takes all; from 1 the others, which have no ratio, share equally', () => {
  const all = moveWeight(criteria, { a: 0.4, b: 0.6 }, 'a', 1)
  expect(all).toEqual({ a: 1, b: 0, c: 0, d: 0 })
  expect(moveWeight(criteria, all, 'a', 0.7).b).toBeCloseTo(0.1, 12)
  expect(moveWeight(['a'], { a: 1 }, 'a', 0.5)).toEqual({ a: 1 })
})
