import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firmnessWord, outOfHundred, partsInTenths, roundParts, shownParts, tenthsOf } from './index.ts'

test('F2.11: from 90% firm, from 60% fair, from 40% shaky, below that open', () => {
  const shares = [1, 0.9, 0.8999, 0.6, 0.5999, 0.4, 0.3999, 0]
  expect(shares.map(firmnessWord)).toEqual(['firm', 'firm', 'fair', 'fair', 'shaky', 'shaky', 'open', 'open'])
  expect(firmnessWord(0.3 + 0.3 + 0.3)).toBe('firm')
})

test('F2.11: shares out of a hundred add up to a hundred', () => {
  expect(outOfHundred([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
  expect(outOfHundred([0.947, 0.049, 0.004])).toEqual([95, 5, 0])
})

test('G6: rounded parts add up to the rounded total and lie within one of what they were', () => {
  const parts = fc.array(fc.double({ min: 0, max: 100_000, noNaN: true }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(parts, (exact) => {
      const total = Math.round(exact.reduce((sum, part) => sum + part, 0))
      const whole = roundParts(exact, total)
      expect(whole.reduce((sum, part) => sum + part, 0)).toBe(total)
      for (const [at, part] of whole.entries()) expect(Math.abs(part - (exact[at] ?? 0))).toBeLessThan(1 + 1e-9)
    }),
  )
})

test('G6: parts in thousandths are shown in tenths that add up to the shown total', () => {
  expect(shownParts([12_345, 23_456, 45_039], 100)).toEqual([123, 235, 450])
  expect(shownParts([40, 40, 40], 100)).toEqual([1, 0, 0])
})

test('G6: points of criteria as they are shown add up to the score as it is shown', () => {
  expect(partsInTenths([40, 40, 40])).toEqual([0.1, 0, 0])
  const parts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, (points) => {
      const tenths = partsInTenths(points).reduce((sum, part) => sum + Math.round(part * 10), 0)
      expect(tenths / 10).toBe(tenthsOf(points.reduce((sum, part) => sum + part, 0)))
    }),
  )
})
