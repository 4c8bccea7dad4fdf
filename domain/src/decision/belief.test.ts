import { expect, test } from 'vitest'
import { aRow, aSupplier } from '../../test/decisions.ts'
import { believeRows, believeValue, type DecisionCell, type Grade, singleValue } from './index.ts'
import { randomOf } from './random.ts'
import { SAMPLES, sampleCell } from './sampleTable.ts'

const seed = '0123456789abcdef'.repeat(4)
const believe = (cell?: DecisionCell) => believeRows([aRow('r')], aSupplier('A', cell ? { r: cell } : {}), {})

test('F2.8: an unchecked answer is taken as true in 70, 85, 90, 97 or 100% of draws by its grade', () => {
  const beliefs = ([0, 1, 2, 3] as const).map((grade) => believe({ value: 'yes', grade }).doubted[0]?.belief)
  expect(beliefs).toEqual([70, 85, 90, 97])
  expect(believe({ value: 'yes', grade: 4 })).toEqual({ weight: 2, certain: 200, doubted: [], unknown: [] })
})

test('F2.8: what was checked is not doubted, and unknown rows are uniform', () => {
  const checked = { value: 'partly', grade: 0 } as const
  expect(believe({ value: 'yes', grade: 0, checked })).toEqual({ weight: 2, certain: 100, doubted: [], unknown: [] })
  expect(believe()).toEqual({ weight: 2, certain: 0, doubted: [], unknown: [2] })
  expect(believe({ value: 'no', grade: 0 })).toEqual({ weight: 2, certain: 0, doubted: [], unknown: [] })
})

test('F2.8: a doubted answer is else the next lower one, whatever its date', () => {
  const input = { implementationDate: '2027-01-01' }
  const roadmap: DecisionCell = { value: 'roadmap', due: '2026-01-01', grade: 1 }
  const [row] = believeRows([aRow('r')], aSupplier('A', { r: roadmap }), input).doubted
  expect(row).toEqual({ weight: 2, value: 50, otherwise: 0, belief: 85 })
  expect(believe({ value: 'partly', grade: 0 }).doubted[0]).toMatchObject({ value: 50, otherwise: 25 })
})

test('F2.8: a space may use another table', () => {
  const belief: Record<Grade, number> = { 0: 40, 1: 50, 2: 60, 3: 70, 4: 80 }
  const supplier = aSupplier('A', { r: { value: 'yes', grade: 4 } })
  expect(believeRows([aRow('r')], supplier, { belief }).doubted[0]?.belief).toBe(80)
})

test('F2.8: price, demo and outcome are certain, or uniform when unknown', () => {
  expect(believeValue(singleValue(42))).toEqual({ weight: 1, certain: 42, doubted: [], unknown: [] })
  expect(believeValue(singleValue(undefined))).toEqual({ weight: 1, certain: 0, doubted: [], unknown: [1] })
})

test('F2.9: among the samples a row is untrue as often as its grade says, to within one', () => {
  const samples = new Float64Array(SAMPLES)
  for (const [grade, belief] of [70, 85, 90, 97].entries()) {
    const [row] = believe({ value: 'yes', grade: 0 }).doubted
    if (row === undefined) throw new Error('not doubted')
    sampleCell({ weight: 2, certain: 0, doubted: [{ ...row, belief }], unknown: [] }, randomOf(seed, grade), samples)
    expect(new Set(samples)).toEqual(new Set([100, 50]))
    expect(Math.abs(samples.filter((one) => one === 50).length - SAMPLES * (1 - belief / 100))).toBeLessThan(1)
  }
})

test('F2.9: an unknown row has one sample in each step from 0 to 100', () => {
  const samples = new Float64Array(SAMPLES)
  sampleCell(believe(), randomOf(seed, 0), samples)
  const steps = [...samples].map((one) => Math.floor((one * SAMPLES) / 100)).sort((a, b) => a - b)
  expect(steps).toEqual([...samples.keys()])
})

test('F2.9: rows of one cell are untrue apart from each other, within 4 standard errors', () => {
  const doubted = [
    { weight: 1, value: 100, otherwise: 0, belief: 70 },
    { weight: 10, value: 100, otherwise: 0, belief: 70 },
  ]
  const samples = new Float64Array(SAMPLES * 64)
  sampleCell({ weight: 1, certain: 0, doubted, unknown: [] }, randomOf(seed, 0), samples)
  for (const [sum, share] of [
    [0, 0.09],
    [100, 0.21],
    [1000, 0.21],
    [1100, 0.49],
  ] as const) {
    const found = samples.filter((one) => one === sum).length / samples.length
    expect(Math.abs(found - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / samples.length))
  }
})
