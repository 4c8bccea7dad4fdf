import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce } from './chunkReload.ts'

describe('a part of the program that is gone', () => {
  beforeEach(() => sessionStorage.clear())

  it('S8.4: the page is loaded anew, at most once per 60 seconds', () => {
    const reload = vi.fn()
    expect(reloadOnce(1_000_000, reload)).toBe(true)
    expect(reloadOnce(1_059_999, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reloadOnce(1_060_000, reload)).toBe(true)
  })
})
