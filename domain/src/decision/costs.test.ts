import { expect, test } from 'vitest'
import { type CostLine, costsByUsers, presentValue, totalCosts } from './index.ts'

const aLine = (more: Partial<CostLine>): CostLine => ({
  what: 'x',
  kind: 'yearly',
  amount: 1200,
  per: 'fixed',
  ...more,
})
const total = (line: Partial<CostLine>, terms: Parameters<typeof totalCosts>[1] = {}) =>
  totalCosts({ lines: [aLine(line)] }, terms).nominal

const oracle = [aLine({ kind: 'once', amount: 12_000 }), aLine({ kind: 'yearly', amount: 4800, index: 3 })]

test('F2.4 O7: 12,000 once and 4,800 yearly, rising 3%, cost 37,483.85 in five years', () => {
  const { nominal, discounted, isAssumed, years } = totalCosts({ lines: oracle }, {})
  expect(nominal).toBeCloseTo(37_483.85, 2)
  expect(discounted).toBe(nominal)
  expect(isAssumed).toBe(false)
  expect(years.map(({ year }) => year)).toEqual([0, 1, 2, 3, 4, 5])
  expect(years[2]?.nominal).toBeCloseTo(4944, 9)
})

test('F2.4 O7: the same discounted at 4% is 34,637.38, and the nominal costs stay', () => {
  const { nominal, discounted } = totalCosts({ lines: oracle }, { discount: 4 })
  expect(discounted).toBeCloseTo(34_637.38, 2)
  expect(nominal).toBeCloseTo(37_483.85, 2)
})

test('F2.4 O7: the present value at 10% of −10,000, 3,000, 4,200 and 6,800 is 1,188.44', () => {
  expect(presentValue([-10_000, 3000, 4200, 6800], 10)).toBeCloseTo(1188.44, 2)
})

test('F2.4: costs are per piece, user or location, and run from and to a month', () => {
  expect(total({ per: 'user' }, { users: 7 })).toBe(5 * 7 * 1200)
  expect(total({ per: 'location' }, { locations: 3, years: 1 })).toBe(3600)
  expect(total({ kind: 'monthly', amount: 100 }, { years: 2 })).toBe(2400)
  expect(total({ kind: 'monthly', amount: 100, from: 7, to: 14 }, { years: 2 })).toBe(800)
  expect(total({ kind: 'yearly', from: 7 }, { years: 1 })).toBe(600)
  expect(total({ kind: 'yearly', from: 13 }, { years: 1 })).toBe(0)
})

test('F2.4: a one-off is paid in year 0, or in the year of its month, and once', () => {
  const yearsOf = (line: Partial<CostLine>) =>
    totalCosts({ lines: [aLine({ kind: 'once', ...line })] }, { years: 2 }).years.map(({ nominal }) => nominal)
  expect(yearsOf({})).toEqual([1200, 0, 0])
  expect(yearsOf({ from: 12 })).toEqual([0, 1200, 0])
  expect(yearsOf({ from: 13, index: 5 })).toEqual([0, 0, 1200])
})

test('F2.4: without lines the two amounts of the match are used, and marked as assumed', () => {
  expect(totalCosts({ implement: 8000, license: 2000 }, {})).toMatchObject({ nominal: 18_000, isAssumed: true })
  expect(totalCosts({ lines: [], implement: 8000, license: 2000 }, {})).toMatchObject({ isAssumed: true })
})

test('F2.4: an amount that nobody entered is unknown and is named; the known part stays', () => {
  const found = totalCosts({ implement: 8000, license: null }, {})
  expect(found).toMatchObject({ nominal: undefined, discounted: undefined, known: 8000, unknown: ['license'] })
  expect(totalCosts({}, {}).unknown).toEqual(['implement', 'license'])
  expect(totalCosts({ lines: [aLine({ what: 'kassa', per: 'user' })] }, {}).unknown).toEqual(['kassa'])
})

test('F2.4: the price of a fifth fewer and more users is told with their number', () => {
  const costs = { lines: [aLine({ per: 'user', amount: 100 }), aLine({ kind: 'once', amount: 1000 })] }
  expect(costsByUsers(costs, { users: 12 })).toEqual([
    { users: 10, nominal: 6000, discounted: 6000 },
    { users: 14, nominal: 8000, discounted: 8000 },
  ])
  expect(costsByUsers(costs, {})).toEqual([])
})
