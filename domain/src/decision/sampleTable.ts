import type { CellBelief } from './belief.ts'
import type { Random } from './random.ts'

/** Samples of each cell. A draw takes one of them, so that its time does not grow with the number of rows (F2.9). */
export const SAMPLES = 1024

/** Whether a cell can have more than one value. */
export function isUncertain({ doubted, unknown }: CellBelief): boolean {
  return doubted.length > 0 || unknown.length > 0
}

/** The value of a cell without doubt, 0–100. */
export function certainValue({ certain, weight }: CellBelief): number {
  return certain / weight
}

/**
 * Fills `into` with values of one cell, 0–100 (F2.8). Each row is spread over the samples as exactly as their number allows (a Latin
 * hypercube): untrue in its share of them, or once in each of equal steps. So few samples drawn freely would be off by points. Whole sums
 * are divided once, so that equal answers give equal values.
 */
export function sampleCell(cell: CellBelief, random: Random, into: Float64Array): void {
  // Made by a loop: from an iterator it takes as long as the sampling.
  const places = new Int32Array(into.length)
  for (let at = 0; at < places.length; at++) places[at] = at
  into.fill(cell.doubted.reduce((sum, { weight, value }) => sum + weight * value, cell.certain))
  for (const { weight, value, otherwise, belief } of cell.doubted) {
    const loss = weight * (value - otherwise)
    const untrue = wholeOf((1 - belief / 100) * into.length, random)
    for (let at = 0; at < untrue; at++) {
      const place = takePlace(places, at, random)
      into[place] = (into[place] ?? 0) - loss
    }
  }
  for (const weight of cell.unknown) {
    const step = (100 * weight) / into.length
    const start = random.uniform()
    for (let at = 0; at < into.length; at++) {
      const place = takePlace(places, at, random)
      into[place] = (into[place] ?? 0) + (at + start) * step
    }
  }
  for (let at = 0; at < into.length; at++) into[at] = (into[at] ?? 0) / cell.weight
}

/** A whole number next to `count`, by chance so that its mean is `count`. */
function wholeOf(count: number, random: Random): number {
  const least = Math.floor(count)
  return least + Number(random.uniform() < count - least)
}

/** The next of the places in random order, those before `at` being taken. Any order to begin with will do. */
function takePlace(places: Int32Array, at: number, random: Random): number {
  const chosen = at + random.below(places.length - at)
  const place = places[chosen] ?? 0
  places[chosen] = places[at] ?? 0
  places[at] = place
  return place
}
