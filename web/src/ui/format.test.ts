import { expect, it } from 'vitest'
import { formatCount, formatGrowth, formatMoney, numberWith } from './format.ts'

it('D1.4: points, shares, counts and money are written alike', () => {
  expect(numberWith()(85)).toBe('85,0')
  expect(numberWith(2, 0)(2.5)).toBe('2,5')
  expect(numberWith(0)(66_625)).toBe('66.625')
  expect(formatCount(10_000)).toBe('10.000')
  expect(formatMoney(66_625)).toBe('€\u00a066.625')
  expect(formatGrowth(0.12)).toBe('+12%')
})
