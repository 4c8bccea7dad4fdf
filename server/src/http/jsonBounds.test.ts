import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundBroken } from './jsonBounds.ts'

/** The same by what the text means: how deep it is, how many names one object has, and values behind a comma or in something. */
function counted(value: unknown): { readonly depth: number; readonly names: number; readonly values: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, names: 0, values: 0 }
  const parts = Object.values(value)
  const own = { names: Array.isArray(value) ? 0 : parts.length, values: 1 + Math.max(0, parts.length - 1) }
  const inner = parts.map(counted)
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    names: Math.max(own.names, ...inner.map(({ names }) => names)),
    values: inner.reduce((sum, { values }) => sum + values, own.values),
  }
}

test('D21.1: a text is judged by what is in it, whatever signs stand in its words', () => {
  const bounds = { depth: 3, names: 4, values: 12 }
  const word = fc.oneof(fc.string(), fc.stringMatching(/^[\\"{}[\],:]{0,6}$/))
  const json = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      word,
      fc.integer(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 6 }),
      fc.dictionary(word, tie('value'), { maxKeys: 6 }),
    ),
  })).value
  fc.assert(
    fc.property(json, fc.boolean(), (value, isWide) => {
      const text = JSON.stringify(value, null, isWide ? 2 : 0)
      const { depth, names, values } = counted(JSON.parse(text))
      const isDeep = depth > bounds.depth
      const isMuch = names > bounds.names || values > bounds.values
      const said = boundBroken(text, bounds)
      expect(said === undefined).toBe(!isDeep && !isMuch)
      if (said === 'deep') expect(isDeep).toBe(true)
      if (said === 'much') expect(isMuch).toBe(true)
    }),
  )
})

test('D21.1: what is no JSON is gone through once, to its end', () => {
  for (const text of ['"', '"\\', '\\"', ']]]]', '{"a":', '"a"b"c', '}'.repeat(100)])
    expect(boundBroken(text)).toBeUndefined()
})
