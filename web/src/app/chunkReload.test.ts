import { beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '../../test/until.ts'
import { ApiError, isApiError } from '../api/apiError.ts'
import { MissingPart, reloadOnce, tryAgain, watchChunks } from './chunkReload.ts'

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
    await until(() => expect(fetched).toHaveBeenCalledTimes(1))
    fetched.mockResolvedValue(new Response('{}'))
    window.dispatchEvent(new Event('vite:preloadError'))
    await until(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(fetched).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })

  it.each([
    ['a part that did not come', new MissingPart(true), true, 'reload'],
    ['a part that did not come, without a server', new MissingPart(false), false, 'again'],
    ['any other error', new ApiError(500, { title: 'x' }), true, 'again'],
  ] as const)('S8.4, S2.18: trying again after %s', async (_, error, served, expected) => {
    vi.stubGlobal('fetch', () => (served ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('away'))))
    const done: string[] = []
    await tryAgain(
      error,
      () => done.push('again'),
      () => done.push('reload'),
    )
    expect(done).toEqual([expected])
    expect([error.status, isApiError(error)]).toEqual([served ? 500 : 0, true])
    vi.unstubAllGlobals()
  })
})
