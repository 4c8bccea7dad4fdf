import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame } from './isSame.ts'

describe('being the same', () => {
  it('D19.3: any JSON value is the same as itself read back', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => isSame(value, JSON.parse(JSON.stringify(value)))))
  })

  it('D19.3: absent and null are one, order of names does not matter, order of rows does', () => {
    expect(isSame({ a: 1, b: null }, { b: undefined, a: 1 })).toBe(true)
    expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
    expect(isSame(null, undefined)).toBe(true)
  })

  it('D19.3: what differs differs', () => {
    const pairs = [
      [0, null],
      ['', null],
      ['1', 1],
      [[], {}],
      [[1], [1, 2]],
      [{ a: 1 }, { a: 2 }],
      [{ a: [] }, {}],
      [true, 1],
    ]
    for (const [a, b] of pairs) {
      expect(isSame(a, b), JSON.stringify([a, b])).toBe(false)
      expect(isSame(b, a)).toBe(false)
    }
  })

  it('D19.3: it does not matter which comes first', () => {
    fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => isSame(a, b) === isSame(b, a)))
  })
})
