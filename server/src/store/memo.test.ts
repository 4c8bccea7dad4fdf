import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Memo } from './memo.ts'

const isNumber = (value: unknown) => typeof value === 'number'

describe('what is kept until the next write', () => {
  it('D8.3: who asks while an answer is being made waits for that one', async () => {
    const memo = new Memo()
    let asked = 0
    const make = async () => {
      asked += 1
      await Promise.resolve()
      return asked
    }
    expect(await Promise.all([memo.get('a', make, isNumber), memo.get('a', make, isNumber)])).toEqual([1, 1])
    expect(await memo.get('a', make, isNumber)).toBe(1)
    memo.clear()
    expect(await memo.get('a', make, isNumber)).toBe(2)
  })

  it('D8.3: an answer that was being made when something was written is given to nobody who asks later', async () => {
    const memo = new Memo()
    const old = Promise.withResolvers<number>()
    const first = memo.get('a', () => old.promise, isNumber)
    memo.clear()
    expect(await memo.get('a', async () => 2, isNumber)).toBe(2)
    old.resolve(1)
    expect(await first).toBe(1)
    expect(await memo.get('a', async () => 3, isNumber)).toBe(2)
  })

  it('D8.3: an answer that failed is not kept', async () => {
    const memo = new Memo()
    await expect(memo.get('a', () => Promise.reject(new Error('no')), isNumber)).rejects.toThrow('no')
    expect(await memo.get('a', async () => 1, isNumber)).toBe(1)
  })

  it('D9: what may be kept longer while other nodes are heard is so only as long as they are', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const memo = new Memo()
    expect(memo.isHearing).toBe(false)
    memo.heard(performance.now())
    vi.advanceTimersByTime(900)
    expect(memo.isHearing).toBe(true)
    vi.advanceTimersByTime(200)
    expect(memo.isHearing).toBe(false)
  })
})
