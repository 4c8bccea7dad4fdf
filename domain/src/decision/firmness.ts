import { canonicalJson } from './canonical.ts'
import { type DrawInput, type FirmnessInput, METHOD, seedOf, toDrawInput } from './drawInput.ts'
import { type Lens, lenses, weightDrawer } from './drawWeights.ts'
import { type Random, randomOf } from './random.ts'
import { certainValue, isUncertain, SAMPLES, sampleCell } from './sampleTable.ts'
import { createTally, type Tally } from './tally.ts'
import { wilson } from './wilson.ts'

/** Draws of a lens (F2.9): enough for ± 1 point at 95%. */
export const DRAWS = 10_000
/** Draws after which the first shares are shown (F2.19). */
export const FIRST_DRAWS = 1000

/** How firm the place of one supplier is under a lens (F2.9). */
export interface SupplierFirmness {
  readonly id: string
  /** Share of draws (0–1) at rank 1, 2 …. */
  readonly ranks: readonly number[]
  /** The first of `ranks`, with Wilson's 95% interval. */
  readonly first: { readonly share: number; readonly low: number; readonly high: number }
  /** Share of draws with more points than each other supplier; a tie is half. */
  readonly wins: Readonly<Record<string, number>>
  /** The mean weights with which it wins; none when it never does. */
  readonly central?: Readonly<Record<string, number>> | undefined
}

/** Results of a number of draws under a lens (F2.9, F2.10). */
export interface FirmnessResult {
  readonly method: number
  readonly seed: string
  readonly lens: Lens
  readonly draws: number
  /** By id. */
  readonly suppliers: readonly SupplierFirmness[]
}

/** Draws under one lens, in parts of any size: the parts do not matter to the result (F2.19). */
export interface FirmnessRun {
  readonly lens: Lens
  /** Draws so far. */
  readonly draws: number
  run(draws: number): void
  /** The result so far; after no draw it is undefined. */
  result(): FirmnessResult | undefined
}

/** The samples of a decision, from which each lens draws. */
export interface Firmness {
  readonly seed: string
  start(lens: Lens): FirmnessRun
}

/** The samples with the seed of their input. The slow part is here and in `run`, so call it in a worker (F2.19). */
export async function prepareFirmness(input: FirmnessInput): Promise<Firmness> {
  const drawInput = toDrawInput(input)
  return firmnessOf(drawInput, await seedOf(drawInput))
}

/** The samples of a decision with a given seed of 64 hexadecimal digits, such as that of a kept result (F2.10). */
export function createFirmness(input: FirmnessInput, seed: string): Firmness {
  return firmnessOf(toDrawInput(input), seed)
}

function firmnessOf(drawInput: DrawInput, seed: string): Firmness {
  const table = sampleAll(drawInput, randomOf(seed, 0))
  return {
    seed,
    start: (lens) => startRun(drawInput, table, lens, seed),
  }
}

/** All firmness results of a lens at once, for where no parts are shown. */
export function drawFirmness(firmness: Firmness, lens: Lens, draws = DRAWS): FirmnessResult | undefined {
  const run = firmness.start(lens)
  run.run(draws)
  return run.result()
}

/** A result as text: equal bytes from every engine for the same input (F2.10). */
export function resultBytes(result: FirmnessResult): string {
  return canonicalJson(result)
}

/** Values of all suppliers in the order of the classes; for those that vary, where they stand and their samples. */
interface SampleTable {
  /** Values by supplier and criterion; the varying ones are set by each draw. */
  readonly values: Float64Array
  readonly varying: Int32Array
  readonly samples: Float64Array
}

function sampleAll({ classes }: DrawInput, random: Random): SampleTable {
  const cells = classes.flatMap(({ ids, cells }) => ids.flatMap(() => cells))
  const varying = cells.flatMap((cell, at) => (isUncertain(cell) ? [at] : []))
  const samples = new Float64Array(varying.length * SAMPLES)
  varying.forEach((place, at) => {
    const cell = cells[place]
    if (cell !== undefined) sampleCell(cell, random, samples.subarray(at * SAMPLES, (at + 1) * SAMPLES))
  })
  return { values: Float64Array.from(cells, certainValue), varying: Int32Array.from(varying), samples }
}

function startRun(input: DrawInput, table: SampleTable, lens: Lens, seed: string): FirmnessRun {
  const random = randomOf(seed, 1 + lenses.indexOf(lens))
  const drawWeights = weightDrawer(lens, input, random)
  const classOf = input.classes.flatMap(({ ids }, at) => ids.map(() => at))
  const tally = createTally(classOf, input.criteria.length)
  const weights = new Float64Array(input.criteria.length)
  const scores = new Float64Array(classOf.length)
  const values = table.values.slice()
  let done = 0
  return {
    lens,
    get draws() {
      return done
    },
    run(draws) {
      for (let draw = 0; draw < draws; draw++) {
        drawWeights(weights)
        drawValues(values, table, random)
        addScores(scores, values, weights)
        tally.add(scores, weights)
      }
      done += draws
    },
    result: () =>
      done === 0 ? undefined : { method: METHOD, seed, lens, draws: done, suppliers: read(input, tally, done) },
  }
}

/** Takes one sample of each varying cell. A random number of 32 bits chooses three of them, by ten bits each. */
function drawValues(values: Float64Array, { varying, samples }: SampleTable, random: Random): void {
  let bits = 0
  for (let at = 0; at < varying.length; at++) {
    bits = at % 3 === 0 ? random.bits() : bits << 10
    values[varying[at] ?? 0] = samples[at * SAMPLES + (bits >>> 22)] ?? 0
  }
}

function addScores(scores: Float64Array, values: Float64Array, weights: Float64Array): void {
  for (let supplier = 0; supplier < scores.length; supplier++) {
    const from = supplier * weights.length
    let score = 0
    for (let at = 0; at < weights.length; at++) score += (weights[at] ?? 0) * (values[from + at] ?? 0)
    scores[supplier] = score
  }
}

function read({ classes, criteria }: DrawInput, tally: Tally, draws: number): SupplierFirmness[] {
  const count = classes.reduce((sum, { ids }) => sum + ids.length, 0)
  const all = classes.flatMap(({ ids }, one) => ids.map((id) => ({ id, one, size: ids.length })))
  const found = all.map(({ id, one, size }): SupplierFirmness => {
    const ranks = Array.from({ length: count }, (_, rank) => tally.rankCount(one, rank) / (draws * size))
    const hits = tally.rankCount(one, 0)
    const wins = all
      .filter((other) => other.id !== id)
      .map((other) => [
        other.id,
        one === other.one ? 0.5 : tally.winCount(one, other.one) / (draws * size * other.size),
      ])
    const central = criteria.map((criterion, at) => [criterion, tally.weightSum(one, at) / hits])
    return {
      id,
      ranks,
      first: { share: ranks[0] ?? 0, ...wilson(hits / size, draws) },
      wins: Object.fromEntries(wins),
      ...(hits > 0 ? { central: Object.fromEntries(central) } : {}),
    }
  })
  return found.sort((a, b) => (a.id < b.id ? -1 : 1))
}
