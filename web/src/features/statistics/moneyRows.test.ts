import { noFigures } from '@schakel/domain/statistics'
import { expect, it } from 'vitest'
import { moneyRows } from './moneyRows.ts'

it('D11.2: a line of money ends with the present month, and goes on where something is planned', () => {
  const months = [
    { month: 10, amount: 2500 },
    { month: 11, amount: 0 },
    { month: 12, amount: 0 },
    { month: 1, amount: 900 },
  ].map(({ month, amount }) => {
    return { ...noFigures, year: month === 1 ? 2027 : 2026, month, amount, leadCount: 0, leads: [] }
  })
  const rows = moneyRows(months, '2026-11-28', 'nl')
  expect(rows.map(({ amount }) => amount)).toEqual([2500, 0, null, 900])
  expect(rows.map(({ cost }) => cost)).toEqual([0, 0, null, null])
})
