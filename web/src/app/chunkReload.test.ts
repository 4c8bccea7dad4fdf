import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce, watchChunks } from './chunkReload.ts'

describe('a part of the program that is gone', () => {
  beforeEach(() => sessionStorage.clear())

  it('S8.4: the page is loaded anew, at most once per 60 seconds', () => {
    const reload = vi.fn()
    expect(reloadOnce(1_000_000, reload)).toBe(true)
    expect(reloadOnce(1_059_999, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reloadOnce(1_060_000, reload)).toBe(true)
  })

  it('S8.4: the page stays while the server cannot be reached, and is loaded anew when it can', async () => {
    const reload = vi.fn()
    const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('no network'))
    vi.stubGlobal('fetch', fetched)
    watchChunks(reload)
    window.dispatchEvent(new Event('vite:preloadError'))
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    fetched.mockResolvedValue(new Response('{}'))
    window.dispatchEvent(new Event('vite:preloadError'))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(fetched).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })
})
