import { describe, expect, test } from 'vitest'
import { byteRangeOf } from './byteRange.ts'

describe('the part of a file that is asked for', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=5-99999999999999999999', { start: 5, end: 9 }],
  ])('D19.9: %s of ten bytes', (header, range) => {
    expect(byteRangeOf(header, 10)).toEqual(range)
  })

  test('D19.9: what lies outside is no part, what is not understood asks for all', () => {
    for (const header of ['bytes=10-', 'bytes=10-12', 'bytes=-0']) expect(byteRangeOf(header, 10)).toBe('none')
    expect(byteRangeOf('bytes=0-', 0)).toBe('none')
    for (const header of [undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b']) {
      expect(byteRangeOf(header, 10)).toBeUndefined()
    }
  })
})
