import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { isOnlyReading, watchReading } from './onlyReading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('D17.1: a screen knows from any answer that nothing can be written, asks by itself, and goes on once it can', async () => {
  const answer = (isAway: boolean) => new Response('{}', { headers: isAway ? { 'x-only-reading': '1' } : {} })
  const ask = vi.fn(async () => answer(true))
  vi.stubGlobal('fetch', ask)
  const told = vi.fn()
  const stop = watchReading(told)
  await call('/api/anything')
  expect([isOnlyReading(), told.mock.calls.length]).toEqual([true, 1])
  await vi.advanceTimersByTimeAsync(3000)
  expect([isOnlyReading(), ask.mock.calls.length]).toEqual([true, 2])
  ask.mockImplementation(async () => answer(false))
  await vi.advanceTimersByTimeAsync(3000)
  expect([isOnlyReading(), told.mock.calls.length]).toEqual([false, 2])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(ask).toHaveBeenCalledTimes(3)
  stop()
})
