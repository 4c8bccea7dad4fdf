import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anItem } from '../../test/items.ts'
import { renderApp } from '../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../test/stubServer.ts'

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
