import { describe, expect, it } from 'vitest'
import { readAgendaAddress } from './address.ts'
import { daysOf, headingOf, rangeOf, stepped } from './view.ts'

describe('the views of the agenda', () => {
  it('D14, D1.4: a view looks at whole days of who looks', () => {
    expect(rangeOf('day', '2026-03-29')).toEqual({ from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' })
    expect(daysOf('week', '2026-03-01')).toEqual({ first: '2026-02-23', end: '2026-03-02' })
    expect(daysOf('month', '2026-03-15')).toEqual({ first: '2026-02-23', end: '2026-04-06' })
  })

  it('D14: one step on or back is a month, a week or a day', () => {
    expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-01')
    expect(stepped('week', '2026-01-31', 1)).toBe('2026-02-07')
    expect(headingOf('month', '2026-03-15', 'nl')).toBe('maart 2026')
    expect(headingOf('week', '2026-03-15', 'nl')).toContain('15 maart 2026')
  })

  it('D14: a list goes on from its day for four weeks, so that what is to happen stands on top', () => {
    expect(daysOf('list', '2026-11-30')).toEqual({ first: '2026-11-30', end: '2026-12-28' })
    expect(stepped('list', '2026-11-30', -1)).toBe('2026-11-02')
    expect(headingOf('list', '2026-11-30', 'nl')).toMatch(/^30 november.+27 december 2026$/)
  })

  it('S2.3: an address that says nothing sensible is as good as none', () => {
    expect(readAgendaAddress({ view: 'week', day: '2026-03-15' })).toEqual({ view: 'week', day: '2026-03-15' })
    expect(readAgendaAddress({ view: 'jaar', day: '2026-99-99' })).toEqual({})
  })
})
