import { screen } from '@testing-library/react'
import { describe, it } from 'vitest'
import { expectKeyboardBack } from '../../test/expectKeyboardBack.ts'
import { renderApp } from '../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../test/stubServer.ts'

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
    for (const _time of ['the first', 'the second']) await expectKeyboardBack(button, role)
  })
})
