import { expect, it } from 'vitest'
import { formatAgo, formatCount, formatMoney, numberWith } from './format.ts'
import { formatGrowth } from './formatGrowth.ts'

it('D1.4: points, shares, counts and money are written alike', () => {
  expect(numberWith()(85)).toBe('85,0')
  expect(numberWith(2, 0)(2.5)).toBe('2,5')
  expect(numberWith(0)(66_625)).toBe('66.625')
  expect(formatCount(10_000)).toBe('10.000')
  expect(formatMoney(66_625)).toBe('€\u00a066.625')
  expect(formatGrowth(0.12)).toBe('+12%')
})

it('D1.4: how long ago or ahead counts days as the calendar does, and is no word of it beyond those', () => {
  const ago = (iso: string, now: string, locale = 'nl') => formatAgo(iso, locale, new Date(now))
  const sunday = '2026-11-29T16:50:00Z'
  expect(ago('2026-12-01T09:00:00Z', sunday)).toBe('overmorgen')
  expect(ago('2026-12-04T09:00:00Z', sunday)).toBe('over 5 dagen')
  expect(ago('2026-11-27T16:00:00Z', '2026-11-29T08:00:00Z')).toBe('eergisteren')
  expect(ago('2026-11-18T12:00:00Z', sunday)).toBe('1 week geleden')
  expect(ago('2026-12-07T12:00:00Z', sunday)).toBe('over 1 week')
  expect(ago('2027-01-10T12:00:00Z', sunday)).toBe('over 1 maand')
  expect(ago('2027-01-10T12:00:00Z', sunday, 'en')).toBe('in 1 month')
  expect(ago('2026-10-20T12:00:00Z', sunday)).toBe('1 maand geleden')
  expect(ago('2024-12-10T12:00:00Z', sunday)).toBe('1 jaar geleden')
  // Midnight is that of the wall: in Amsterdam it is the 30th already.
  expect(ago('2026-12-02T12:00:00Z', '2026-11-29T23:30:00Z')).toBe('overmorgen')
  expect(ago('2026-11-29T15:10:00Z', sunday)).toBe('1 uur geleden')
  expect(ago('2026-11-29T16:50:30Z', sunday)).toBe('nu')
})
