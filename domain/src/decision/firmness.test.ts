import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anInput, aRow, aSupplier, closeInput, drawsOf, inputs, office } from '../../test/decisions.ts'
import {
  centroids,
  createFirmness,
  DRAWS,
  drawFirmness,
  FIRST_DRAWS,
  type FirmnessInput,
  type FirmnessResult,
  firmnessInput,
  type Lens,
  lenses,
  prepareFirmness,
  resultBytes,
  sha256,
} from './index.ts'

const seeds = ['0123456789abcdef', 'fedcba9876543210', '00112233deadbeef'].map((part) => part.repeat(4))
const [seed = ''] = seeds

/** The result of a lens. Throws when there is none. */
function drawn(input: FirmnessInput, lens: Lens, draws = DRAWS, with_ = seed): FirmnessResult {
  const result = drawFirmness(createFirmness(input, with_), lens, draws)
  if (result === undefined) throw new Error('nothing was drawn')
  return result
}

const shareOf = (result: FirmnessResult, id: string, rank = 1) =>
  result.suppliers.find((one) => one.id === id)?.ranks[rank - 1] ?? Number.NaN

/** Expects shares at a rank within 4 standard errors. */
function expectShares(result: FirmnessResult, exact: Readonly<Record<string, number>>, rank = 1): void {
  for (const [id, share] of Object.entries(exact)) {
    const error = Math.sqrt((share * (1 - share)) / result.draws)
    expect(Math.abs(shareOf(result, id, rank) - share), `${id} at ${rank}`).toBeLessThanOrEqual(4 * error)
  }
}

const three = { P: [90, 20, 40], Q: [30, 80, 50], R: [50, 50, 70] }

describe('draws against exact areas', () => {
  test.each(seeds)('F2.9 O4: any weights of three suppliers on three criteria, seed %s', (one) => {
    const result = drawn(drawsOf(three), 'any', DRAWS, one)
    expectShares(result, { P: 11 / 35, Q: 12 / 35, R: 12 / 35 })
    expectShares(result, { P: 31 / 245, Q: 43 / 175, R: 769 / 1225 }, 2)
  })

  test.each(seeds)('F2.9 O4: weights in the stated order, seed %s', (one) => {
    expectShares(drawn(drawsOf(three), 'order', DRAWS, one), { P: 222 / 245, Q: 3 / 175, R: 94 / 1225 })
  })

  test('F2.9 O4: the same with 400,000 draws', () => {
    expectShares(drawn(drawsOf(three), 'any', 400_000), { P: 11 / 35, Q: 12 / 35, R: 12 / 35 })
    expectShares(drawn(drawsOf(three), 'order', 400_000), { P: 222 / 245, Q: 3 / 175, R: 94 / 1225 })
  })

  test('F2.9 O4b: an even supplier beside three that are best on one criterion', () => {
    const even = (value: number) => ({ A: [1, 0, 0], B: [0, 1, 0], C: [0, 0, 1], T: [value, value, value] })
    expectShares(drawn(drawsOf(even(0.5)), 'any', 100_000), { A: 0.25, B: 0.25, C: 0.25, T: 0.25 })
    expectShares(drawn(drawsOf(even(0.4)), 'any', 100_000), { A: 0.32, T: 0.04 })
  })

  test('F2.9 O4b: two criteria, any weights and in order', () => {
    const input = drawsOf({ A: [1, 0], B: [0, 1], C: [0.6, 0.6] })
    expectShares(drawn(input, 'any', 100_000), { A: 0.4, B: 0.4, C: 0.2 })
    expectShares(drawn(input, 'order', 100_000), { A: 0.8, B: 0, C: 0.2 })
  })

  test('F2.9 O5: the offices under any weights, 2,000,000 draws', () => {
    const result = drawn(drawsOf(office.values), 'any', 2_000_000)
    const published = { A: 0.472, E: 0.36, G: 0.117, B: 0.047, C: 0.003 }
    for (const [id, share] of Object.entries(published)) {
      expect(Math.abs(shareOf(result, id) - share), id).toBeLessThanOrEqual(0.002)
    }
  })

  test('F2.9 O5: the offices in the stated order', () => {
    expect(shareOf(drawn(drawsOf(office.values), 'order', 200_000), 'A')).toBeCloseTo(0.9999, 3)
  })

  test('F2.5 O2: rank-order-centroid weights are the mean of draws in the stated order', () => {
    for (const count of [3, 4]) {
      const all = Array.from({ length: count }, () => 1)
      const result = drawn(drawsOf({ A: all, B: all.map(() => 0) }), 'order', 100_000)
      const central = Object.values(result.suppliers[0]?.central ?? {})
      for (const [at, weight] of centroids(count).entries()) expect(central[at]).toBeCloseTo(weight, 2)
    }
  })
})

describe('lenses', () => {
  test('F2.9: around a weighing the mean is the weights in whole 60ths, and a criterion of weight 0 stays 0', () => {
    const result = drawn(drawsOf({ A: [9, 9, 9, 9], B: [0, 0, 0, 0] }, [[0.5, 0.3, 0.2, 0]]), 'around', 50_000)
    const { c0, c1, c2, c3 } = result.suppliers[0]?.central ?? {}
    // The standard error of a mean weight is at most √(¼ ÷ 61 ÷ 50,000), below 0.0003.
    for (const [found, weight] of [
      [c0, 0.5],
      [c1, 0.3],
      [c2, 0.2],
    ] as const) {
      expect(Math.abs((found ?? 0) - weight)).toBeLessThan(0.0012)
    }
    expect(c3).toBe(0)
  })

  test('F2.9: around two people each is drawn evenly', () => {
    const input = drawsOf({ A: [100, 0], B: [0, 100] }, [
      [1, 0],
      [0, 1],
      [0, 1],
    ])
    expectShares(drawn(input, 'around'), { A: 1 / 3, B: 2 / 3 })
  })

  test('F2.9: the variance around a weighing is that of a Dirichlet distribution with sum 60', () => {
    // B is level with A where the first weight is .5 plus one deviation, √(.25 ÷ 61): by the beta distribution that is 16.0% (F2.9).
    const edge = 0.5 + Math.sqrt(0.25 / 61)
    const input = drawsOf({ A: [1, 0], B: [edge, edge] }, [[0.5, 0.5]])
    expect(shareOf(drawn(input, 'around', 200_000), 'A')).toBeCloseTo(0.1607, 2)
  })

  test('F2.9: criteria of equal weight stand in any order, so that equal weights give any weights', () => {
    const tied = drawsOf(three, [], [['c0', 'c1', 'c2']])
    expectShares(drawn(tied, 'order', 50_000), { P: 11 / 35, Q: 12 / 35, R: 12 / 35 })
  })

  test('F2.9: rows that may be untrue or are unknown are drawn', () => {
    const rows = [aRow('r0')]
    const suppliers = [
      aSupplier('A', { r0: { value: 'yes', grade: 0 } }),
      aSupplier('B', { r0: { value: 'yes', grade: 4 } }),
    ]
    const input = firmnessInput(anInput({ rows, suppliers, scenario: { '105': 1 } }))
    if (input === undefined) throw new Error('nothing to draw')
    // A is level with B when its claim is true, in 70 of 100 draws, and below it else.
    const result = drawn(input, 'any', 50_000)
    const a = result.suppliers.find(({ id }) => id === 'A')
    // Four standard errors of the draws, and the share of one sample.
    const margin = 4 * Math.sqrt((0.35 * 0.35) / 50_000) + 1 / 1024
    expect(Math.abs((a?.wins.B ?? 0) - 0.35)).toBeLessThan(margin)
    expect(Math.abs(shareOf(result, 'A') - 0.35)).toBeLessThan(margin)
  })

  test('F2.9: knocked-out suppliers are not drawn, and fewer than two are not drawn at all', () => {
    const rows = [aRow('r0', { level: 'must', knockout: true })]
    const cells = (value: 'yes' | 'no') => ({ r0: { value, grade: 4 } }) as const
    const two = [aSupplier('A', cells('yes')), aSupplier('B', cells('no')), aSupplier('C')]
    expect(firmnessInput(anInput({ rows, suppliers: two }))?.suppliers.map(({ id }) => id)).toEqual(['A', 'C'])
    expect(firmnessInput(anInput({ rows, suppliers: two.slice(0, 2) }))).toBeUndefined()
  })

  test('F2.13: around a scenario, or without people, the weights of the decision are drawn around', () => {
    const weighings = [{ id: '1', weights: { '105': 3, price: 1 } }]
    expect(firmnessInput(anInput({ weighings }))?.people).toEqual([{ '105': 0.75, price: 0.25 }])
    expect(firmnessInput(anInput({ weighings, scenario: { price: 1 } }))?.people).toEqual([{ '105': 0, price: 1 }])
    expect(firmnessInput(anInput())?.people).toEqual([{ '105': 0.5, price: 0.5 }])
  })
})

describe('shares', () => {
  test('F2.9: shares add up to 1 for each rank and each supplier, and pairwise wins of two to 1', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...lenses), (decision, lens) => {
        const input = firmnessInput(decision)
        if (input === undefined) return
        const { suppliers } = drawn(input, lens, 50)
        for (const [at, { ranks, id, wins, first }] of suppliers.entries()) {
          expect(ranks.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
          expect(suppliers.reduce((sum, one) => sum + (one.ranks[at] ?? 0), 0)).toBeCloseTo(1, 9)
          expect(first.share).toBe(ranks[0])
          for (const [other, share] of Object.entries(wins)) {
            const back = suppliers.find((one) => one.id === other)?.wins[id] ?? Number.NaN
            expect(share + back).toBeCloseTo(1, 9)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  test('F2.9: suppliers that are equal share each place and win half of each other', () => {
    const { suppliers } = drawn(drawsOf({ A: [7, 7], B: [7, 7], C: [1, 1] }), 'any')
    expect(suppliers.map(({ ranks }) => ranks)).toEqual([
      [0.5, 0.5, 0],
      [0.5, 0.5, 0],
      [0, 0, 1],
    ])
    expect(suppliers[0]?.wins).toEqual({ B: 0.5, C: 1 })
    expect(suppliers[0]?.central).toEqual(suppliers[1]?.central)
    expect(suppliers[2]?.central).toBeUndefined()
  })

  test('F2.9: equal answers to rows of equal weight tie in every draw, however their sums are made', () => {
    const rows = ['r0', 'r1', 'r2', 'r3', 'r4', 'r5'].map((key) => aRow(key, { weight: 3 }))
    const cellsOf = (...yes: readonly string[]) =>
      Object.fromEntries(rows.map(({ key }) => [key, { value: yes.includes(key) ? 'yes' : 'no', grade: 4 } as const]))
    const suppliers = [aSupplier('A', cellsOf('r0', 'r3', 'r4')), aSupplier('B', cellsOf('r1', 'r2', 'r5'))]
    const input = firmnessInput(anInput({ rows, suppliers }))
    if (input === undefined) throw new Error('nothing to draw')
    expect(drawn(input, 'any', 100).suppliers.map(({ ranks }) => ranks)).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ])
  })
})

describe('the same everywhere', () => {
  afterEach(() => vi.restoreAllMocks())

  const rename = (id: string) => `z${[...id].reverse().join('')}`

  test('F2.9: other ids and another order of lists permute the results and change no bit', async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.constantFrom(...lenses), async (decision, lens) => {
        const input = firmnessInput(decision)
        const turned = firmnessInput({
          ...decision,
          rows: [...decision.rows].reverse(),
          weighings: [...decision.weighings].reverse().map((one) => ({ ...one, id: rename(one.id) })),
          suppliers: [...decision.suppliers].reverse().map((one) => ({ ...one, id: rename(one.id), name: 'other' })),
        })
        if (input === undefined || turned === undefined) return
        const [one, other] = [await prepareFirmness(input), await prepareFirmness(turned)]
        expect(other.seed).toBe(one.seed)
        const [first, second] = [drawFirmness(one, lens, 50), drawFirmness(other, lens, 50)]
        for (const { id, ranks, wins, central } of first?.suppliers ?? []) {
          const same = second?.suppliers.find((supplier) => supplier.id === rename(id))
          expect(same?.ranks).toEqual(ranks)
          expect(same?.central).toEqual(central)
          expect(same?.wins).toEqual(Object.fromEntries(Object.entries(wins).map(([to, share]) => [rename(to), share])))
        }
      }),
      { numRuns: 50 },
    )
  })

  test('F2.10: the same input gives the same bytes, today and in every later version of this method', async () => {
    const input = firmnessInput(closeInput())
    if (input === undefined) throw new Error('nothing to draw')
    const firmness = await prepareFirmness(input)
    expect(firmness.seed).toBe('b85a865eced373c052bffd443b9882805166621b10dafa5e8094224e13711e5f')
    const bytes = lenses
      .map((lens) => drawFirmness(firmness, lens, FIRST_DRAWS))
      .map((one) => (one ? resultBytes(one) : ''))
    expect(await Promise.all(bytes.map(sha256))).toEqual([
      '1cc26c9b9880ac8c9131cf8a2f073af5bb90451504bf05c65227512676127ee7',
      'a9c9a7c1d302ebe42a8de96657ab1565089e9549150aa813947a7f57400c9c80',
      'd00645b8288d2d2bd73ebf44028f1e719c4ccae520fa605970930d4e937f2a07',
    ])
  })

  test('F2.10: another answer is another seed', async () => {
    const seedWith = async (grade: 0 | 1) => {
      const suppliers = [aSupplier('A', { r0: { value: 'yes', grade } }), aSupplier('B')]
      const input = firmnessInput(anInput({ suppliers }))
      return input && (await prepareFirmness(input)).seed
    }
    expect(await seedWith(0)).not.toBe(await seedWith(1))
  })

  test('F2.10: nothing that differs between engines is used', async () => {
    const forbidden = [
      'log',
      'log2',
      'log10',
      'log1p',
      'exp',
      'expm1',
      'pow',
      'sin',
      'cos',
      'tan',
      'hypot',
      'random',
    ] as const
    for (const name of forbidden) {
      vi.spyOn(Math, name).mockImplementation(() => {
        throw new Error(`Math.${name} was called`)
      })
    }
    const input = firmnessInput(closeInput())
    if (input === undefined) throw new Error('nothing to draw')
    const firmness = await prepareFirmness(input)
    for (const lens of lenses) expect(drawFirmness(firmness, lens, 100)?.draws).toBe(100)
  })

  test('F2.19: told in parts the result is the same as at once', () => {
    const firmness = createFirmness(drawsOf(three, [[0.5, 0.3, 0.2]]), seed)
    for (const lens of lenses) {
      const run = firmness.start(lens)
      expect(run.result()).toBeUndefined()
      run.run(FIRST_DRAWS)
      expect(run.result()?.draws).toBe(1000)
      for (let part = 0; part < 9; part++) run.run(FIRST_DRAWS)
      expect(run.draws).toBe(DRAWS)
      expect(run.result()).toEqual(drawFirmness(firmness, lens))
    }
  })
})
