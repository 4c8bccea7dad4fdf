import { expect, test } from 'vitest'
import { anInput, aRow, aSupplier } from '../../test/decisions.ts'
import { type DecisionCell, decide, knockoutsOf } from './index.ts'

const rows = [aRow('k', { level: 'must', knockout: true }), aRow('r')]
const standing = (cell?: DecisionCell) => knockoutsOf(rows, aSupplier('A', cell ? { k: cell } : {}))
const clear = { out: [], unknown: [], undecided: [] }

test('F2.6: no on a knock-out row is out; the checked answer counts before the claimed one', () => {
  expect(standing({ value: 'no', grade: 0 })).toEqual({ ...clear, out: ['k'] })
  expect(standing({ value: 'yes', grade: 0, checked: { value: 'no', grade: 3 } })).toEqual({ ...clear, out: ['k'] })
  expect(standing({ value: 'no', grade: 0, checked: { value: 'yes', grade: 3 } })).toEqual(clear)
  expect(knockoutsOf(rows, aSupplier('A', { k: { value: 'yes', grade: 0 }, r: { value: 'no', grade: 0 } }))).toEqual(
    clear,
  )
})

test('F2.6: unknown cannot be judged yet; partly and roadmap ask a decision of staff', () => {
  expect(standing()).toEqual({ ...clear, unknown: ['k'] })
  for (const value of ['partly', 'roadmap'] as const) {
    expect(standing({ value, grade: 0 })).toEqual({ ...clear, undecided: ['k'] })
    expect(standing({ value, grade: 0, ruling: { passes: true, reason: 'genoeg' } })).toEqual(clear)
    expect(standing({ value, grade: 0, ruling: { passes: false, reason: 'te weinig' } })).toEqual({
      ...clear,
      out: ['k'],
    })
  }
})

test('F2.6: a supplier that falls out is scored and shown under the line, without a rank', () => {
  const cells = { k: { value: 'yes', grade: 0 }, r: { value: 'no', grade: 0 } } as const
  const suppliers = [
    { ...aSupplier('A', { k: { value: 'no', grade: 0 }, r: { value: 'yes', grade: 0 } }) },
    aSupplier('B', cells),
    aSupplier('C', { r: { value: 'no', grade: 0 } }),
  ]
  const found = decide(anInput({ rows, suppliers }))
  expect(found.suppliers.map(({ id, rank }) => [id, rank])).toEqual([
    ['B', 1],
    ['C', 2],
    ['A', undefined],
  ])
  expect(found.suppliers[2]?.points).toBeGreaterThan(0)
  expect(found.suppliers[1]?.knockouts.unknown).toEqual(['k'])
})
