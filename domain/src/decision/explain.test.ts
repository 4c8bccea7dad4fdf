import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anInput, aRow, aSupplier, inputs } from '../../test/decisions.ts'
import { type DecisionInput, decide, explain, type FactCode, type FirmnessResult, outOfHundred } from './index.ts'

const factsOf = (input: DecisionInput, code: FactCode, firmness: readonly FirmnessResult[] = []) =>
  explain(input, decide(input), firmness).filter((one) => one.code === code)

test('F2.18: where nobody weighed the first fact says so', () => {
  const input = anInput()
  const criteria = ['105', 'price']
  expect(explain(input, decide(input))[0]).toMatchObject({ code: 'equalWeights', params: { criteria: 2 }, criteria })
  const weighed = anInput({ weighings: [{ id: '1', weights: { '105': 1 } }] })
  expect(explain(weighed, decide(weighed))[0]).toMatchObject({ code: 'weighedBy', params: { people: 1 }, criteria })
})

test('F2.15: a row that staff checked to another answer is named with its points', () => {
  const checked = { value: 'partly', grade: 3 } as const
  const rows = [aRow('r0'), aRow('r1')]
  const suppliers = [
    aSupplier('A', {
      r0: { value: 'yes', grade: 0, checked },
      r1: { value: 'yes', grade: 0, checked: { value: 'yes', grade: 3 } },
    }),
    aSupplier('B'),
  ]
  expect(factsOf(anInput({ rows, suppliers }), 'checked')).toMatchObject([
    {
      code: 'checked',
      params: { supplier: 'A', criterion: '105', row: 'r0', claimed: 'yes', found: 'partly', points: -12_500 },
      rows: ['r0'],
      criteria: ['105'],
    },
  ])
})

test('F2.15: the lead is the score less that of the second, and the rows are those that differ', () => {
  const input = anInput({ rows: [aRow('r0'), aRow('r1')] })
  expect(factsOf(input, 'leads')).toMatchObject([
    { code: 'leads', params: { first: 'A', second: 'B', score: 62_500, points: 25_000 }, rows: ['r0'] },
  ])
  expect(factsOf(input, 'ahead')).toMatchObject([
    { code: 'ahead', params: { first: 'A', second: 'B', criterion: '105', points: 25_000 }, rows: ['r0'] },
  ])
  const same = aSupplier('C', { r0: { value: 'yes', grade: 4 } })
  expect(factsOf(anInput({ suppliers: [aSupplier('B', same.cells), same] }), 'level')).toHaveLength(1)
  expect(factsOf(anInput({ suppliers: [same] }), 'scored')).toHaveLength(1)
})

test('F2.15: unknown, assumed and clipped costs, late anchors and knock-outs are named', () => {
  const rows = [aRow('r0', { knockout: true, level: 'must' })]
  const suppliers = [
    { ...aSupplier('A', { r0: { value: 'no', grade: 0 } }), costs: { license: 1 } },
    aSupplier('B'),
    { ...aSupplier('C', { r0: { value: 'partly', grade: 0 } }), costs: { implement: 0, license: 90_000 } },
  ]
  const input = anInput({ rows, suppliers, anchors: { excellent: 1000, maximum: 60_000, isAfterReading: true } })
  const codes = explain(input, decide(input)).map(({ code, params }) => `${code} ${params.supplier ?? ''}`.trim())
  expect(codes).toEqual(
    expect.arrayContaining([
      ...['out A', 'costsUnknown A', 'notJudged B', 'range B', 'costsAssumed B', 'undecided C', 'aboveMaximum C'],
      'anchorsLate',
    ]),
  )
  expect(factsOf(anInput({ anchors: undefined }), 'noAnchors')[0]?.params).toEqual({ weight: 0.5 })
})

test('F2.11: the sentence of firmness has its lens, a whole number out of a hundred and a word', () => {
  const supplier = (id: string, share: number) => ({
    ...{ id, ranks: [share, 1 - share], first: { share, low: 0, high: 1 }, wins: {} },
  })
  const suppliers = [supplier('A', 0.058), supplier('B', 0.942)]
  const result: FirmnessResult = { method: 1, seed: '', lens: 'order', draws: 10_000, suppliers }
  expect(factsOf(anInput(), 'firm', [result])[0]?.params).toEqual({
    ...{ lens: 'order', supplier: 'B', count: 94, share: 0.942, word: 'firm', draws: 10_000 },
  })
})

test('F2.11, G6: the sentence says of the first what stands among its places, however others are rounded', () => {
  const places = {
    A: [0.8845, 0.0905, 0.0175, 0.0075],
    B: [0.0915, 0.6705, 0.2, 0.038],
    C: [0.011, 0.18, 0.4545, 0.3545],
    D: [0.013, 0.059, 0.328, 0.6],
  }
  const suppliers = Object.entries(places).map(([id, ranks]) => ({
    ...{ id, ranks, first: { share: ranks[0] ?? 0, low: 0, high: 1 }, wins: {} },
  }))
  const result: FirmnessResult = { method: 1, seed: '', lens: 'around', draws: 10_000, suppliers }
  expect(outOfHundred(places.A)).toEqual([88, 9, 2, 1])
  expect(factsOf(anInput(), 'firm', [result])[0]?.params.count).toBe(88)
})

test('F2.15: the points of a sentence are those of the criteria behind it', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const decision = decide(input)
      for (const { code, params, criteria } of explain(input, decision)) {
        if (!['scored', 'leads', 'level', 'ahead', 'behind'].includes(code)) continue
        const pointsOf = (supplier: string | number | undefined) =>
          decision.suppliers
            .find(({ id }) => id === supplier)
            ?.contributions.filter(({ criterion }) => criteria.includes(criterion))
            .reduce((sum, { points }) => sum + points, 0) ?? 0
        const first = pointsOf(params.first ?? params.supplier)
        if (code === 'leads') expect(params.score).toBe(first)
        expect(params.points).toBe(Math.abs(first - pointsOf(params.second)))
      }
    }),
  )
})

test('F2.15: of a price and of costs the lines behind them are named, and the anchors they are measured by', () => {
  const suppliers = [
    { ...aSupplier('A'), costs: { implement: 0, license: 4000 } },
    { ...aSupplier('B'), costs: { implement: 0, license: 90_000 } },
  ]
  const input = anInput({ suppliers })
  const [ahead] = factsOf(input, 'ahead')
  expect(ahead).toMatchObject({ params: { criterion: 'price' }, costs: ['A', 'B'], isByAnchors: true })
  expect(factsOf(input, 'aboveMaximum')).toMatchObject([{ costs: ['B'], isByAnchors: true }])
  const unknown = anInput({
    suppliers: [...suppliers, { ...aSupplier('C', { r0: { value: 'no', grade: 4 } }), costs: {} }],
  })
  expect(factsOf(unknown, 'range')[2]).toMatchObject({ rows: [], criteria: ['price'], costs: ['C'] })
  expect(factsOf(input, 'costsAssumed')).toMatchObject([{ costs: ['A'] }, { costs: ['B'] }])
})

test('F2.15: no fact is without a number, something stands behind each, and all of it is there', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const keys = input.rows.map(({ key }) => key)
      const decision = decide(input)
      for (const { code, params, rows, criteria, costs, isByAnchors } of explain(input, decision)) {
        expect([code, Object.values(params).some((one) => typeof one === 'number')]).toEqual([code, true])
        expect([code, rows.length + criteria.length + costs.length > 0 || isByAnchors]).toEqual([code, true])
        expect(rows.every((key) => keys.includes(key))).toBe(true)
        expect(criteria.every((id) => decision.criteria.some((one) => one.id === id))).toBe(true)
        expect(costs.every((id) => decision.suppliers.some((one) => one.id === id))).toBe(true)
      }
    }),
  )
})

test('F2.15: named are the three criteria most ahead and the two most behind, with the difference of their points, where that is not 0.0', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const [first, second] = decide(input).suppliers
      if (first?.rank === undefined || second?.rank === undefined) return
      const sum = (code: FactCode) => factsOf(input, code).reduce((all, { params }) => all + Number(params.points), 0)
      const parts = first.contributions.map(({ points }, at) => points - (second.contributions[at]?.points ?? 0))
      const top = parts
        .filter((part) => part >= 50)
        .sort((a, b) => b - a)
        .slice(0, 3)
      const low = parts
        .filter((part) => part <= -50)
        .sort((a, b) => a - b)
        .slice(0, 2)
      expect(sum('ahead')).toBe(top.reduce((all, one) => all + one, 0))
      expect(sum('behind')).toBe(low.reduce((all, one) => all - one, 0))
    }),
  )
})
