import { describe, expect, it } from 'vitest'
import { demoMeans, demoRows, demoValue } from './demo.ts'

describe('the script of a demo', () => {
  it('F1.12: it has the rows that are proven in a demo, in their order, and no proposals', () => {
    const rows = [
      { key: 'ERP-02', proof: 'demo', minutes: 12 },
      { key: 'ERP-01', proof: 'document' },
      { key: 'ERP-03', proof: 'demo', proposed: true },
      { key: 'X-01', proof: 'demo' },
    ] as const
    expect(demoRows(rows).map(({ key, minutes }) => [key, minutes])).toEqual([
      ['ERP-02', 12],
      ['X-01', 5],
    ])
  })
})

describe('what a demo is worth', () => {
  const anna = [
    { key: 'ERP-01', score: 4 },
    { key: 'ERP-02', score: 1 },
  ]
  const bram = [
    { key: 'ERP-01', score: 2 },
    { key: 'ERP-02', score: 0 },
  ]

  it('F1.12: it is the mean over rows and people, of 4 as 100', () => {
    expect(demoValue([anna, bram])).toBe(43.75)
    expect(demoValue([[{ key: 'ERP-01', score: 4 }]])).toBe(100)
    expect(demoValue([[{ key: 'ERP-01', score: 0 }]])).toBe(0)
    expect([...demoMeans([anna, bram])]).toEqual([
      ['ERP-01', 3],
      ['ERP-02', 0.5],
    ])
  })

  it('G5: without a score it is unknown, and not 0', () => {
    expect(demoValue([])).toBeUndefined()
    expect(demoValue([[]])).toBeUndefined()
    expect([...demoMeans([])]).toEqual([])
  })
})
