import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRAWS, drawsNeeded, wilson } from './index.ts'

const shown = ({ low, high }: ReturnType<typeof wilson>) => `${low.toFixed(4)}–${high.toFixed(4)}`

test('F2.9 O7: Wilson intervals of 81/263, 0/20 and 1/29', () => {
  expect(shown(wilson(81, 263))).toBe('0.2553–0.3662')
  expect(shown(wilson(0, 20))).toBe('0.0000–0.1611')
  expect(shown(wilson(1, 29))).toBe('0.0061–0.1718')
})

test('F2.9 O12: one point at 95% needs 9,604 draws, and 10,000 are made', () => {
  expect(drawsNeeded(0.01)).toBe(9604)
  expect(DRAWS).toBe(10_000)
})

test('F2.9: an interval holds its share and lies in 0–1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (count, share) => {
      const { low, high } = wilson(share * count, count)
      expect(0 <= low && low <= share + 1e-12 && share <= high + 1e-12 && high <= 1).toBe(true)
    }),
  )
})
