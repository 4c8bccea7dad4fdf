import { expect, test } from 'vitest'
import { aValued, valuedOffices } from '../../test/decisions.ts'
import { concordance, weighTogether } from './index.ts'

const ranks = [
  [1, 6, 3, 2, 5, 4],
  [1, 5, 6, 4, 2, 3],
  [6, 3, 2, 5, 4, 1],
]

test("F2.14 O7: Kendall's W of three people over six things is .162, with s 25.5", () => {
  expect(concordance(ranks)?.s).toBe(25.5)
  expect(concordance(ranks)?.w).toBeCloseTo(0.162, 3)
})

test("F2.14: Kendall's W is 1 for the same order, also with ties, and nothing where all is tied or one is alone", () => {
  expect(
    concordance([
      [3, 2, 1],
      [30, 20, 10],
    ])?.w,
  ).toBe(1)
  expect(
    concordance([
      [3, 2, 2],
      [9, 5, 5],
      [2, 1, 1],
    ])?.w,
  ).toBe(1)
  expect(
    concordance([
      [1, 2, 3],
      [3, 2, 1],
    ])?.w,
  ).toBe(0)
  expect(
    concordance([
      [1, 1, 1],
      [2, 2, 2],
    ]),
  ).toBeUndefined()
  expect(concordance([[1, 2, 3]])).toBeUndefined()
})

test("F2.14: a group shows its weights, the spread and each one's winner; an adviser is shown and not counted", () => {
  const found = weighTogether(valuedOffices(), [
    { id: 'anna', weights: { closeness: 100, visibility: 100 } },
    { id: 'bram', weights: { comfort: 50 } },
    { id: 'staff', weights: { parking: 100 }, isAdviser: true },
  ])
  expect(found.people).toBe(2)
  expect(found.weights).toMatchObject({ closeness: 0.25, visibility: 0.25, comfort: 0.5, parking: 0 })
  expect(found.spread[0]).toEqual({ criterion: 'closeness', mean: 0.25, low: 0, high: 0.5 })
  expect(found.winners).toMatchObject([
    {
      weighing: 'anna',
      isAdviser: false,
      winners: ['A', 'G'],
      weights: { closeness: 0.5, visibility: 0.5, comfort: 0 },
    },
    { weighing: 'bram', isAdviser: false, winners: ['B'], weights: { comfort: 1 } },
    { weighing: 'staff', isAdviser: true, winners: ['C'], weights: { parking: 1 } },
  ])
  expect(found.agreement?.w).toBeLessThan(0.5)
})

test('F2.14: a supplier that falls out wins for nobody; without people there is no spread', () => {
  const out = { ...aValued('A', [90]), knockouts: { out: ['k'], unknown: [], undecided: [] } }
  const valued = { criteria: [{ id: 'c', kind: 'rows', groups: ['c'] } as const], suppliers: [out, aValued('B', [10])] }
  expect(weighTogether(valued, [{ id: 'x', weights: { c: 1 } }]).winners[0]?.winners).toEqual(['B'])
  expect(weighTogether(valued, [])).toMatchObject({ people: 0, spread: [], agreement: undefined })
})
