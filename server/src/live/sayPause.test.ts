import { expect, test } from 'vitest'
import { sayPause } from './sayPause.ts'

test('D9: who goes on failing to tell others says so ever less often, and soon again after a time of calm', () => {
  const pauses: number[] = []
  for (let at = 0; at < 8; at += 1) pauses.push(sayPause(pauses.at(-1), 0))
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  expect(sayPause(30_000, 60_001)).toBe(1000)
})
