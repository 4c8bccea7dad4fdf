import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../test/renderWithProviders.tsx'
import { page, stubServer } from '../test/stubServer.ts'

/** By keyboard alone, as somebody without a pointer does it, and for the first time: its code still has to come. */
describe('the keyboard after what opened over the page', () => {
  it.each([
    ['a menu', 'Menu van Sanne de Wit', 'menu'],
    ['the notifications', 'Meldingen', 'dialog'],
    ['the search drawer', 'Zoeken', 'dialog'],
  ])('S2.21: %s gives it back to its button when it closes', async (_, name, role) => {
    stubServer({
      '/api/space/search': () => page([]),
      '/api/space/activities': () => [],
      '/api/notifications/list': () => [],
    })
    await renderApp('/')
    const button = () => screen.findByRole('button', { name })
    for (const _time of ['the first', 'the second']) {
      ;(await button()).focus()
      await userEvent.keyboard('{Enter}')
      const opened = await screen.findByRole(role)
      await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true))
      await userEvent.keyboard('{Escape}')
      await waitFor(async () => expect(document.activeElement).toBe(await button()))
    }
  })
})
