import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, inputHash, sha256 } from './index.ts'
import { randomOf } from './random.ts'

test('F2.10: canonical JSON has sorted keys, no spaces and no undefined fields', () => {
  const value = { b: [1, 'é\n', null, true], a: { d: 0.1, c: undefined, '10': 1e21 } }
  expect(canonicalJson(value)).toBe('{"a":{"10":1e+21,"d":0.1},"b":[1,"é\\n",null,true]}')
  expect(() => canonicalJson({ a: Number.NaN })).toThrow(RangeError)
  expect(() => canonicalJson([undefined])).toThrow(RangeError)
})

test('F2.10: canonical JSON reads back as what it was, whatever the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  expect(canonicalJson({ b: 1, a: 2 })).toBe(canonicalJson({ a: 2, b: 1 }))
})

test('F2.10: SHA-256 of the standard, and of an input', async () => {
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(await inputHash({ b: 1, a: 2 })).toBe(await sha256('{"a":2,"b":1}'))
})

/** xoroshiro128+ as its authors wrote it (2018: 24, 16, 37), from the same first 128 bits. */
function* published(seed: string): Generator<number> {
  const mask = (1n << 64n) - 1n
  const turn = (word: bigint, by: bigint) => ((word << by) | (word >> (64n - by))) & mask
  let [s0, s1] = [BigInt(`0x${seed.slice(0, 16)}`), BigInt(`0x${seed.slice(16, 32)}`)]
  for (;;) {
    yield Number((s0 + s1) & 0xffffffffn)
    s1 ^= s0
    s0 = turn(s0, 24n) ^ s1 ^ ((s1 << 16n) & mask)
    s1 = turn(s1, 37n)
  }
}

const seed = '0123456789abcdef'.repeat(2) + 'fedcba9876543210'.repeat(2)

test('F2.10: the numbers are those of the named generator, from the first 128 bits of the seed', () => {
  const random = randomOf(seed, 0)
  const known = published(seed)
  for (let at = 0; at < 1000; at++) expect(random.bits()).toBe(known.next().value)
})

test('F2.10: a seed gives the same numbers each time, each stream its own, and another text none', () => {
  const first = (stream: number) => {
    const random = randomOf(seed, stream)
    return [random.bits(), random.uniform(), random.below(1000)]
  }
  expect(first(1)).toEqual(first(1))
  expect(first(1)).not.toEqual(first(0))
  expect(first(1)).not.toEqual(first(2))
  for (const text of ['abc', seed.toUpperCase(), `${seed}0`]) expect(() => randomOf(text, 0)).toThrow(RangeError)
})
