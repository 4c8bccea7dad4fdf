import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'
import { loadTexts } from '../../texts/languageFiles.ts'

it('S2.2: what the first screen can do without comes once that stands with what it asked for', async () => {
  const waiting: (() => void)[] = []
  const { received } = stubServer({
    '/api/space/search': () => new Promise((resolve) => waiting.push(() => resolve(page([])))),
    '/api/space/activities': () => [],
    '/api/chat/unread': () => ({ count: 0 }),
  })
  const asked = (path: string) => received.some((one) => one.path === path)
  await renderApp('/', { kind: 'staff' })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(asked('/api/space/activities')).toBe(true))
  // All that the bell of the chat and the glance come with is here, so they would be drawn.
  await act(() => Promise.all([import('../../features/chat/ChatBell.tsx'), loadTexts()]))
  await act(() => import('../../features/dashboard/glance.ts'))
  expect([asked('/api/chat/unread'), asked('/api/dashboard')]).toEqual([false, false])
  for (const answer of waiting) answer()
  await waitFor(() => expect([asked('/api/chat/unread'), asked('/api/dashboard')]).toEqual([true, true]))
})
