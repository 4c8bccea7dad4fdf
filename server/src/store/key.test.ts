import { expect, test } from 'vitest'
import { newKey } from './key.ts'

test('D2.1: a key is a UUID of version 7 without dashes, and those made after it sort after it, however many at once', () => {
  const keys = Array.from({ length: 20_000 }, newKey)
  expect(keys.filter((key) => !/^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/.test(key))).toEqual([])
  expect([...keys].sort()).toEqual(keys)
  expect(new Set(keys).size).toBe(keys.length)
})
