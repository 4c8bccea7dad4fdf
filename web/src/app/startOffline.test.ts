import { beforeEach, describe, expect, it, vi } from 'vitest'
import { viewerOf } from '../../test/renderWithProviders.tsx'
import { ApiError } from '../api/apiError.ts'
import { lookAs } from '../api/seeing.ts'
import { setKeeping } from '../features/offline/choice.ts'
import { openSeenStore } from '../features/offline/seenStore.ts'
import { startOffline } from './startOffline.ts'

vi.mock('../features/offline/seenStore.ts', { spy: true })

const away = new ApiError(0, { title: 'offline' })
const config = { brand: 'Schakel', publicBrand: 'Horeca', defaultPrice: 575, offline: true }
const owner = { viewer: viewerOf('staff'), config, contact: Date.now() }

const startApp = vi.fn()
const start = (error: unknown = away) => startOffline(error, async () => ({ startApp }))

function lies(found: typeof owner | undefined) {
  vi.mocked(openSeenStore).mockResolvedValue({
    owner: async () => found,
    all: async () => [],
    get: async () => undefined,
    write: async () => undefined,
    begin: async () => undefined,
  })
}

describe('a visit that begins without the server', () => {
  beforeEach(() => {
    startApp.mockReset()
    setKeeping(true)
    lies(owner)
  })

  it('D12: is that of who was here last', async () => {
    for (const status of [0, 502, 503, 504]) {
      expect(await start(new ApiError(status, { title: 'x' }))).toBe(true)
      expect(startApp).toHaveBeenLastCalledWith(expect.objectContaining({ viewer: owner.viewer, config }))
    }
  })

  it('S2.17, D8.8: is not begun when the server did answer, nothing is kept, or too long ago', async () => {
    for (const status of [401, 403, 429, 500]) expect(await start(new ApiError(status, { title: 'x' }))).toBe(false)
    lies({ ...owner, contact: Date.now() - 12 * 3_600_000 })
    expect(await start()).toBe(false)
    lies(undefined)
    expect(await start()).toBe(false)
    lies(owner)
    setKeeping(false)
    expect(await start()).toBe(false)
    expect(startApp).not.toHaveBeenCalled()
  })

  it('S4.15, D6: is not begun with what another saw who was here before', async () => {
    localStorage.setItem('schakel.session', 'user/another')
    expect(await start()).toBe(false)
    expect(startApp).not.toHaveBeenCalled()
    localStorage.setItem('schakel.session', owner.viewer._id)
    expect(await start()).toBe(true)
    localStorage.removeItem('schakel.session')
  })

  it('D6: is not begun through the eyes of another', async () => {
    vi.resetModules()
    lookAs('user/other')
    const seeing = await import('./startOffline.ts')
    expect(await seeing.startOffline(away, async () => ({ startApp }))).toBe(false)
    lookAs(undefined)
  })
})
