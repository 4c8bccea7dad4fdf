import { describe, expect, it } from 'vitest'
import { isOn, monthsOf, scaleOf, shareOf } from './scale.ts'

describe('the scale of the timeline', () => {
  const scale = scaleOf(['2026-08-31', '2026-03-02'])

  it('D11.1: every step stands on it, with room at both sides', () => {
    for (const day of ['2026-03-02', '2026-08-31']) expect(isOn(scale, day)).toBe(true)
    expect(shareOf(scale, '2026-03-02')).toBeGreaterThan(0)
    expect(shareOf(scale, '2026-08-31')).toBeLessThan(1)
    expect(shareOf(scale, '2020-01-01')).toBe(0)
    expect(scaleOf(['2026-03-02']).days).toBeGreaterThan(28)
  })

  it('D11.1: at most six months are named, the year with the first', () => {
    expect(monthsOf(scale, 'nl')[0]?.label).toBe('mrt 2026')
    expect(monthsOf(scaleOf(['2020-01-01', '2026-01-01']), 'nl').length).toBeLessThanOrEqual(6)
    expect(monthsOf(scale, 'en').map(({ label }) => label)).toContain('May')
  })
})
