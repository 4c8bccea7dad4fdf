import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anItem } from '../../test/items.ts'
import { renderApp } from '../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../test/stubServer.ts'
import { screens } from '../entities/screens/screens.ts'
import { createAppRouter } from './router.tsx'

it('S2.10, D7: an item is asked for once when its card is opened, and not when a link to it is pointed at', async () => {
  const haven = anItem('lead', { _id: 'lead/00haven', name: 'Restaurant De Haven' })
  const { received } = stubServer({
    '/api/space/lead/00haven': () => haven,
    '/api/space/search': () => page([]),
  })
  const asked = () => received.filter(({ path }) => path === '/api/space/lead/00haven').length
  const { router } = await renderApp('/settings')
  const to = { to: '/card/$', params: { _splat: 'lead/00haven' } } as const
  await act(() => router.preloadRoute(to))
  expect(asked()).toBe(0)
  await act(() => router.navigate(to))
  await screen.findByRole('heading', { level: 1, name: 'Restaurant De Haven' })
  expect(asked()).toBe(1)
})

it('S2.5: the first rows of a list are asked for once, while its screen is on the way, and not for cards', async () => {
  const { received } = stubServer({ '/api/space/search': () => page([]), '/api/views/list': () => [] })
  const rows = () =>
    received.filter(({ path, body }) => path === '/api/space/search' && body.page_size === 100).map(({ body }) => body)
  await renderApp('/list?type=supplier&sort=name')
  await screen.findByRole('heading', { level: 1, name: 'Leveranciers' })
  expect(rows()).toEqual([expect.objectContaining({ feed: 'supplier', sort: 'name', page: 1 })])
  await renderApp('/list?type=supplier&look=cards')
  await screen.findAllByRole('heading', { level: 1, name: 'Leveranciers' })
  expect(rows()).toHaveLength(1)
})

it('S2.1: a route is a screen one can go to, or is known to lead elsewhere', () => {
  const paths = Object.keys(createAppRouter('nl').routesByPath).filter((path) => !path.includes('$'))
  const named: readonly string[] = Object.values(screens).map(({ path }) => path)
  expect(named.filter((path) => !paths.includes(path))).toEqual([])
  expect(paths.filter((path) => !named.includes(path)).sort()).toEqual([
    '/calendar.1',
    '/chat/chat',
    '/index.1',
    '/login',
    '/logout',
    '/merge',
    '/messages.1',
    '/stats/report',
  ])
})

it.each([
  ['/calendar?view=constructor&day=constructor', 'Agenda'],
  ['/calendar?day=2026-99-99', 'Agenda'],
  ['/calendar?day=2026-02-30', 'Agenda'],
  ['/stats?from=constructor&to=2026-13-45', 'Statistieken'],
  ['/stats?from=2026-02-30&to=2026-03-01', 'Statistieken'],
  ['/messages?box=__proto__&q=2024', 'Berichten'],
  ['/merge?keep=5&drop=toString', 'Samenvoegen'],
  ['/import?job=5&step=constructor&type=toString', 'Importeren'],
])('S2.1, D8.2: an address with words that are none of its own is read without them: %s', async (path, heading) => {
  stubServer({
    '/api/space/search': () => page([]),
    '/api/messages/list': () => page([]),
    '/api/agenda/list': () => ({ items: [], more: false }),
  })
  await renderApp(path)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading)
  expect(screen.queryByText('Er is iets misgegaan')).toBeNull()
})
