import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterWrites } from './afterWrites.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aStore() {
  const heard = new Set<() => void>()
  const onChange = (listener: () => void) => {
    heard.add(listener)
    return () => heard.delete(listener)
  }
  return {
    onChange,
    write: () => {
      for (const hear of heard) hear()
    },
  }
}

test('D9: a node where nothing is written does its rounds once in a long while, and soon after a write', async () => {
  const store = aStore()
  const work = vi.fn(async () => undefined)
  const stop = afterWrites(store, work, { soonMs: 1000, lateMs: 60_000 })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(work).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 10; n += 1) store.write()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(3)
  await stop()
  store.write()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(work).toHaveBeenCalledTimes(3)
})

test('D20.4: what is due at a moment is done at that moment, and what failed is done again', async () => {
  const store = aStore()
  const answers = [async () => 7000, async () => Promise.reject(new Error('away')), async () => undefined]
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  let rounds = 0
  const stop = afterWrites(store, async () => (await answers[rounds++]?.()) ?? undefined, {
    soonMs: 1000,
    lateMs: 15_000,
  })
  await vi.advanceTimersByTimeAsync(6900)
  expect(rounds).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect([rounds, warned.mock.calls.length]).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(rounds).toBe(3)
  await stop()
  warned.mockRestore()
})
