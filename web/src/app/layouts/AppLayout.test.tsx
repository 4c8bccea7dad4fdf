import { creatableTypes } from '@schakel/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'
import { currentWords } from '../../texts/i18n.ts'
import { setLanguage } from '../../texts/languageFiles.ts'

function quietServer() {
  return stubServer({
    '/api/space/search': () => page([]),
    '/api/space/activities': () => [],
    '/api/auth/logout': () => reply(500, { title: 'x' }),
  })
}

describe('the app layout', () => {
  afterEach(() => setLanguage('nl'))

  it('S2.21: the user menu says who one is, with role, organisation and the way out', async () => {
    quietServer()
    await renderApp('/')
    await userEvent.click(await screen.findByRole('button', { name: 'Menu van Sanne de Wit' }))
    const menu = await screen.findByRole('menu')
    expect(menu.textContent).toContain('Kenniscentrum · Medewerker')
    expect(within(menu).getByRole('menuitem', { name: 'Kenniscentrum' }).getAttribute('href')).toBe(
      '/card/space/00centre',
    )
    expect(within(menu).getByRole('menuitem', { name: 'Uitloggen' }).getAttribute('href')).toBe('/logout')
  })

  it.each(['staff', 'supplier', 'enduser'] as const)(
    'S2.21: the add button offers %s one entry per type that they may make',
    async (kind) => {
      quietServer()
      await renderApp('/', { kind })
      await userEvent.click(await screen.findByRole('button', { name: 'Iets nieuws toevoegen' }))
      const menu = await screen.findByRole('menu')
      const words = currentWords()
      expect(
        within(menu)
          .getAllByRole('menuitem')
          .map((entry) => entry.textContent),
      ).toEqual(creatableTypes(kind).map((type) => words.type(type)))
    },
  )

  it('S2.21: the footer carries the year, and the skip link leads to the content', async () => {
    quietServer()
    await renderApp('/')
    expect((await screen.findByRole('contentinfo')).textContent).toContain(String(new Date().getFullYear()))
    expect(screen.getByRole('link', { name: 'Naar de inhoud' }).getAttribute('href')).toBe('#main')
    expect(screen.getByRole('main').id).toBe('main')
  })

  it('D1.2: changing the language keeps the page and its query, and puts /en before it', async () => {
    quietServer()
    const { router } = await renderApp('/list?type=supplier&sort=name')
    await userEvent.click(await screen.findByRole('button', { name: 'Menu van Sanne de Wit' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Suppliers' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('en')
    expect(document.cookie).toContain('i18n_redirected=en')
    await waitFor(() => expect(router.history.location.href).toBe('/en/list?type=supplier&sort=name'))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Lists' }).getAttribute('href')).toBe('/en/list'))
  })

  it('S2.6: who has logged in and asks for the login form goes home', async () => {
    quietServer()
    const { router } = await renderApp('/login')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('S2.17, S2.18: an unknown address shows Oeps! and the way to the dashboard', async () => {
    quietServer()
    await renderApp('/nergens')
    expect(await screen.findByRole('heading', { name: 'Oeps!' })).toBeTruthy()
    expect(screen.getByText('404 Not Found')).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/')
  })

  it('S8.6: a failed logout says so and can be tried again', async () => {
    const { received } = quietServer()
    await renderApp('/logout')
    expect((await screen.findByRole('alert')).textContent).toContain('Er is iets misgegaan')
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    await screen.findByRole('alert')
    expect(received.filter(({ path }) => path === '/api/auth/logout')).toHaveLength(2)
  })
})
