/** A weight of one is written as so many steps. */
export const WEIGHT_STEPS = 20
const HASH_BITS = 22

/** So many places there are for features. */
export const HASHES = 2 ** HASH_BITS

/** What features weigh, by their hash: more than nothing speaks for, less speaks against. */
export type Weights = ReadonlyMap<number, number>

/** The place of a feature among the weights: FNV-1a, mixed once more so that its high bits count. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> (32 - HASH_BITS)
}

/** How likely it is what was learnt, from 0 to 1, by what each of its features weighs (logistic regression). */
export function likelihood(features: readonly number[], weightOf: (feature: number) => number | undefined): number {
  let sum = 0
  for (const feature of features) sum += weightOf(feature) ?? 0
  return 1 / (1 + Math.exp(-sum))
}

/** As text, weights in whole steps: of each the distance from the hash before it in base 36, its sign and its steps. */
export function writeWeights(steps: Weights): string {
  let last = 0
  const written = [...steps]
    .sort(([one], [other]) => one - other)
    .map(([hash, step]) => {
      const distance = (hash - last).toString(36)
      last = hash
      return `${distance}${step < 0 ? '-' : '+'}${Math.abs(step)}`
    })
  return written.join(' ')
}

/** What `writeWeights` wrote. */
export function readWeights(text: string): Weights {
  const weights = new Map<number, number>()
  let hash = 0
  for (const [, distance = '', steps] of text.matchAll(/([0-9a-z]+)([+-]\d+)/g)) {
    hash += Number.parseInt(distance, 36)
    weights.set(hash, Number(steps) / WEIGHT_STEPS)
  }
  return weights
}
