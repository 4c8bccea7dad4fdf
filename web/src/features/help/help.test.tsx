import { typeNames, type ViewerKind } from '@schakel/domain'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'
import { createAppRouter } from '../../app/router.tsx'
import { help as en } from '../../texts/en/help.ts'
import { loadTexts, setLanguage, startTexts } from '../../texts/languageFiles.ts'
import { help as nl } from '../../texts/nl/help.ts'
import { hasText } from '../../texts/translator.ts'
import { pageAt, pagesFor } from './pages.ts'

const kinds: readonly ViewerKind[] = ['super', 'staff', 'supplier', 'enduser', 'member']

/** An address of each route, with something in each of its places; of cards one of every type. */
function addresses(): string[] {
  const paths = Object.keys(createAppRouter('nl').routesByPath).filter((path) => !path.startsWith('/help'))
  return paths.flatMap((path) => {
    const filled = path.replace('{-$status}', 'open').replace(/\$(term|type|value)/g, 'x')
    return filled === '/card/$' ? typeNames.map((type) => `/card/${type}/1`) : [filled.replace('$', '1')]
  })
}

function textsIn(tree: object): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)))
}

describe('the help', () => {
  afterEach(() => setLanguage('nl'))

  it('S2.1-S2.16: every screen has its page, and every page is for somebody', () => {
    expect(addresses().filter((address) => pageAt(address) === undefined)).toEqual([])
    const seen = new Set(kinds.flatMap((kind) => pagesFor(kind).map(({ name }) => name)))
    expect([...seen].sort()).toEqual(Object.keys(nl.pages).sort())
  })

  it('D6: nobody reads how to do what they may not', () => {
    const names = (kind: ViewerKind) => pagesFor(kind).map(({ name }) => name)
    expect(names('super')).toContain('users')
    expect(names('staff')).not.toContain('users')
    for (const kind of ['supplier', 'enduser', 'member'] as const) {
      expect(names(kind)).not.toEqual(expect.arrayContaining(['statistics']))
      expect(names(kind)).not.toContain('import')
    }
    expect(names('supplier')).not.toContain('chat')
    const tasks = (kind: ViewerKind) => {
      const dossier = pagesFor(kind).find(({ name }) => name === 'dossier')
      return Object.keys(nl.pages.dossier.tasks).filter((task) => dossier?.has(task))
    }
    expect(tasks('supplier')).toEqual(['ask', 'decide', 'timeline', 'follow'])
    expect(tasks('staff')).toContain('fit')
    expect(tasks('enduser')).toContain('answer')
  })

  it.each([
    ['nl', nl],
    ['en', en],
  ] as const)('D1.3: what the help in %s says to press stands on a screen', async (locale, help) => {
    await startTexts(locale)
    await loadTexts(locale)
    const texts = textsIn(help.pages)
    const named = texts.flatMap((text) => [...text.matchAll(/\$t\(([^)]+)\)/g)].map(([, key = '']) => key))
    expect(named.length).toBeGreaterThan(80)
    expect(named.filter((key) => !hasText(locale, key))).toEqual([])
    // In brackets stands the text of a screen and nothing that was typed over.
    const typed = texts.flatMap((text) => [...text.matchAll(/\[([^\]]*)\]/g)].map(([, inner = '']) => inner))
    expect(typed.filter((inner) => !/^\$t\([^)]+\)$/.test(inner))).toEqual([])
  })

  it('F1.11: a supplier alone reads how it finds what was found otherwise', async () => {
    stubServer({ '/api/notifications/list': () => [] })
    const { unmount } = await renderApp('/help/match', { kind: 'supplier' })
    await screen.findByText('Anders bevonden')
    unmount()
    await renderApp('/help/match', { kind: 'enduser' })
    await screen.findByText('Een demonstratie scoren')
    expect(screen.queryByText('Anders bevonden')).toBeNull()
  })

  it('D1.2: the help of a screen is found from its address, narrowed by words, in the language on the screen', async () => {
    stubServer({ '/api/notifications/list': () => [], '/api/space/search': () => page([]) })
    const { router } = await renderApp('/help/card/dossier/1')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Een dossier')
    expect(router.state.location.pathname).toBe('/help/dossier')
    expect(screen.getByText('Leveranciers toevoegen').tagName).toBe('B')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Waar zoekt u hulp bij?' }), 'wachtwoord')
    const subjects = screen.getByRole('navigation', { name: 'Onderwerpen' })
    expect(
      within(subjects)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain('/help/login')
    expect(within(subjects).queryByText('Lijsten')).toBeNull()
    await loadTexts('en')
    setLanguage('en')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('A dossier')
  })

  it('D6: the help of a screen that is not theirs leads to all they may read', async () => {
    stubServer({ '/api/notifications/list': () => [] })
    const { router } = await renderApp('/help/users', { kind: 'supplier' })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Hulp')
    expect(router.state.location.pathname.replace(/\/$/, '')).toBe('/help')
    expect(screen.queryByRole('link', { name: /Gebruikers/ })).toBeNull()
  })
})
