import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** Random numbers of one stream: the same seed and stream give the same numbers in every engine (F2.10). */
export interface Random {
  /** A whole number 0 – 2³² − 1. */
  bits(): number
  /** A multiple of 2⁻⁵³ from 0 up to, not including, 1. */
  uniform(): number
  /** A whole number 0 – `count` − 1. */
  below(count: number): number
}

/** 2³². */
export const RANGE = 4294967296
/** 2⁻³²: multiplying by it is exact, and quicker than dividing. */
const PART = 1 / RANGE

const STATE_WORDS = 4

/**
 * The generator `xoroshiro128+` from the first 128 bits of a seed of 64 hexadecimal digits. Streams lie 2⁶⁴ numbers apart, so they never
 * meet. Throws RangeError on another seed.
 */
export function randomOf(seed: string, stream: number): Random {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new RangeError('a seed is 64 hexadecimal digits')
  const words = Array.from({ length: STATE_WORDS }, (_, at) => Number.parseInt(seed.slice(8 * at, 8 * at + 8), 16) | 0)
  const generator = xoroshiro128plusFromState(words)
  for (let step = 0; step < stream; step++) generator.jump()
  return {
    bits: () => generator.next() >>> 0,
    uniform: () => uniformFloat64(generator),
    below: (count) => Math.floor((generator.next() >>> 0) * PART * count),
  }
}
