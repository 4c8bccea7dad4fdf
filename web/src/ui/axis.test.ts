import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisTo } from './axis.ts'

const written = (most: number, locale: 'nl' | 'en' = 'nl', isMoney = false) => {
  const { ticks, write } = axisTo(most, locale, isMoney)
  return ticks.map((tick) => write(tick).replaceAll('\u00a0', ' '))
}

it('D11.2: an axis says what its steps are, in the words of the language', () => {
  expect(written(1_150_000, 'nl', true)).toEqual(['€ 0', '€ 0,5 mln.', '€ 1 mln.', '€ 1,5 mln.'])
  expect(written(11_200, 'nl', true)).toEqual(['€ 0', '€ 5 dzd.', '€ 10 dzd.', '€ 15 dzd.'])
  expect(written(11_200, 'en', true)).toEqual(['€ 0', '€ 5K', '€ 10K', '€ 15K'])
  expect(written(10_500_000, 'nl')).toEqual(['0', '5 mln.', '10 mln.', '15 mln.'])
  expect(written(7_200, 'nl', true)).toEqual(['€ 0', '€ 2.000', '€ 4.000', '€ 6.000', '€ 8.000'])
  // A quarter of a million would need two decimals.
  expect(written(900_000)).toEqual(['0', '250 dzd.', '500 dzd.', '750 dzd.', '1.000 dzd.'])
  expect(written(7)).toEqual(['0', '2', '4', '6', '8'])
  expect(written(0)).toEqual(['0', '1'])
})

it('D11.2: whatever is drawn, the steps are even, whole, reach it, and read as what they are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.constantFrom('nl' as const, 'en' as const),
      (most, locale) => {
        const { ticks, top, write } = axisTo(most, locale, true)
        expect(top).toBeGreaterThanOrEqual(most)
        expect(ticks.length).toBeLessThanOrEqual(6)
        const units: Record<string, number> = { 'dzd.': 1e3, K: 1e3, 'mln.': 1e6, M: 1e6 }
        for (const [at, tick] of ticks.entries()) {
          expect(tick).toBe((at * top) / (ticks.length - 1))
          const [, number = '', unit = ''] = /^€\s([\d.,]+)\s?(.*)$/.exec(write(tick)) ?? []
          expect(Number(number.replaceAll('.', '').replace(',', '.')) * (units[unit] ?? 1)).toBeCloseTo(tick, 3)
        }
      },
    ),
  )
})
