import { describe, expect, it } from 'vitest'
import { figuresOf, growthOf, monthsOf, noFigures, stepsOf, totalOf, wholeMonths, yearBefore } from './index.ts'

const dossiers = { count: 2, users: 30, price: 1150 }
const one = (status: string) => ({ status, count: 1, amount: 1000, price: 575 })

describe('statistics', () => {
  it('S3.18, D11.2: each status of a match counts as it should, and costs from delivery on', () => {
    const counts = (status: string) => {
      const { pending, delivered, match, mismatch, won, lost, cost } = figuresOf(noFigures, [one(status)])
      return { pending, delivered, match, mismatch, won, lost, cost }
    }
    const none = { pending: 0, delivered: 0, match: 0, mismatch: 0, won: 0, lost: 0, cost: 0 }
    for (const status of ['registered', 'offered', 'reserved']) expect(counts(status)).toEqual({ ...none, pending: 1 })
    expect(counts('meeting')).toEqual({ ...none, pending: 1, cost: 575 })
    expect(counts('delivered')).toEqual({ ...none, delivered: 1, cost: 575 })
    expect(counts('match')).toEqual({ ...none, match: 1, cost: 575 })
    expect(counts('won')).toEqual({ ...none, match: 1, won: 1, cost: 575 })
    expect(counts('lost')).toEqual({ ...none, match: 1, lost: 1, cost: 575 })
    expect(counts('dismissed')).toEqual({ ...none, mismatch: 1 })
    expect(counts('mismatch')).toEqual({ ...none, mismatch: 1, cost: 575 })
    expect(counts('unheard of')).toEqual(none)
  })

  it('D11.2: totals are the sums of the rows', () => {
    const row = figuresOf(dossiers, [one('won'), one('offered')])
    expect(row).toMatchObject({ count: 2, users: 30, price: 1150, amount: 2000, cost: 575 })
    expect(totalOf([row, row])).toMatchObject({ count: 4, won: 2, pending: 2, amount: 4000 })
    expect(totalOf([])).toEqual(noFigures)
  })

  it('D11.2: the year before is the same days, and growth needs something to grow from', () => {
    expect(yearBefore({ from: '2024-01-01', to: '2024-02-29' })).toEqual({ from: '2023-01-01', to: '2023-02-28' })
    expect(monthsOf({ from: '2025-11-15', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(growthOf(3, 2)).toBe(0.5)
    expect(growthOf(3, 0)).toBeUndefined()
  })

  it('D11.2: a period is whole months with the days beside them', () => {
    expect(wholeMonths({ from: '2025-01-01', to: '2025-12-31' })).toEqual({ months: ['2025-01', '2025-12'], days: [] })
    expect(wholeMonths({ from: '2024-12-15', to: '2025-03-01' })).toEqual({
      months: ['2025-01', '2025-02'],
      days: [
        { from: '2024-12-15', to: '2024-12-31' },
        { from: '2025-03-01', to: '2025-03-01' },
      ],
    })
    expect(wholeMonths({ from: '2024-02-01', to: '2024-02-29' })).toEqual({ months: ['2024-02', '2024-02'], days: [] })
    expect(wholeMonths({ from: '2025-02-02', to: '2025-02-28' })).toEqual({
      days: [{ from: '2025-02-02', to: '2025-02-28' }],
    })
  })

  it('S4.1, S4.2: the steps are those of the tables of statuses', () => {
    expect(stepsOf('match')).toContainEqual({ status: 'delivered', from: ['offered', 'reserved'] })
    expect(stepsOf('match').map(({ status }) => status)).not.toContain('registered')
    expect(stepsOf('dossier')).toContainEqual({ status: 'done', from: ['request', 'intake', 'match', 'meeting'] })
  })
})
