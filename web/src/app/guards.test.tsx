import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../test/stubServer.ts'
import { isPublicPage, publicPages } from '../features/auth/publicPages.ts'
import { visitorPageOf } from './visitorPages.ts'

const isOpen = (path: string) => {
  const [pathname = '', search = ''] = path.split(/(?=\?)/)
  return isPublicPage(pathname) || visitorPageOf({ pathname, search }) !== undefined
}

describe('what stands before a screen', () => {
  it('S8.3, S2.17: only the pages of a closed list are open; whatever else an address names asks who one is', () => {
    const open = [...publicPages, '/aanvraag', '/request', '/checkin/1?key=x']
    for (const path of open) expect([path, isOpen(path), isOpen(`/en${path}`)]).toEqual([path, true, true])
    const others = [
      '',
      '/',
      '/unknown',
      '/callback/x',
      '/callbacks',
      '/xforgot',
      '/checkin/1',
      '/checkin?key=x',
      '/toString',
    ]
    for (const path of others) expect([path, isOpen(path), isOpen(`/en${path}`)]).toEqual([path, false, false])
  })

  it('S8.3, S8.2: a guard that fails lets nobody through: an error occurred, and the screen is not drawn', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { received } = stubServer({ '/api/space/search': () => page([]) })
    const { router } = await renderApp('/settings')
    const list = router.routesByPath['/list']
    const before = list.options.beforeLoad
    list.options.beforeLoad = () => {
      throw new Error('Unknown middleware space')
    }
    try {
      await act(() => router.navigate({ to: '/list' }))
      expect((await screen.findByRole('alert')).textContent).toContain('Er is iets misgegaan')
      expect(screen.queryByText('Unknown middleware', { exact: false })).toBeNull()
      expect(received.filter(({ path }) => path === '/api/space/search')).toEqual([])
      within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' })
    } finally {
      list.options.beforeLoad = before
    }
  })
})
