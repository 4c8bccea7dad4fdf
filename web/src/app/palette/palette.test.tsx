import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'
import { rememberSession } from '../../entities/viewer/sessionSign.ts'
import { setLanguage } from '../../texts/languageFiles.ts'

const lead = anItem('lead', { _id: 'lead/00zilver', name: 'Café Zilvermeeuw', status: 'prospect', history: [] })

function server() {
  return stubServer({
    '/api/space/activities': () => [],
    '/api/notifications/list': () => [],
    '/api/space/search': (body) => page(body.q === undefined ? [] : [lead]),
    '/api/space/lead/00zilver': () => lead,
    '/api/space/update/lead/00zilver': () => ({ _id: lead._id, _version: 2 }),
  })
}

async function openPalette() {
  await screen.findByRole('button', { name: 'Zoeken' })
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole<HTMLInputElement>('combobox', { name: /Waar wilt u heen/ })
}
const chosen = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')

describe('the command palette', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => setLanguage('nl'))

  it('S2.21: opens by Ctrl K, is walked by the arrows, and Enter goes there', async () => {
    server()
    const { router } = await renderApp('/')
    const field = await openPalette()
    expect(chosen(field)?.textContent).toContain('Dashboard')
    await userEvent.keyboard('berich')
    expect(chosen(field)?.textContent).toContain('Berichten')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('S2.21: names every screen of the menus, also when nothing is typed, and finds the agenda by a part of its name', async () => {
    server()
    const { router } = await renderApp('/')
    const field = await openPalette()
    const screens = within(await screen.findByRole('group', { name: 'Ga naar' }))
    for (const name of ['Agenda', 'Statistieken', 'Berichten', 'Chat', 'Instellingen'])
      expect(screens.getByRole('option', { name: new RegExp(name) })).toBeTruthy()
    await userEvent.keyboard('agen')
    expect(chosen(field)?.textContent).toContain('Agenda')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/calendar'))
  })

  it('S5.1: finds items, and remembers where one was for this person alone', async () => {
    const { received } = server()
    const { router } = await renderApp('/')
    await openPalette()
    await userEvent.keyboard('z')
    await userEvent.keyboard('ilver')
    await screen.findByRole('option', { name: /Café Zilvermeeuw/ })
    expect(received.filter(({ body }) => body?.q !== undefined).map(({ body }) => body.q)).toEqual(['zilver'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/card/lead/00zilver'))
    await router.navigate({ to: '/' })
    await openPalette()
    const recent = await screen.findByRole('group', { name: 'Laatst bekeken' })
    expect(within(recent).getByRole('option').textContent).toContain('Café Zilvermeeuw')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('schakel.recent'))).toEqual([
      'schakel.recent:user/00staff',
    ])
    expect(JSON.stringify(localStorage)).not.toContain('Zilvermeeuw')
    // Who logs out leaves nothing of it behind.
    rememberSession(false)
    expect(JSON.stringify(localStorage)).not.toContain('schakel.recent')
  })

  it('S4.4: changes the status of the item on the screen', async () => {
    const { received } = server()
    await renderApp('/card/lead/00zilver')
    await screen.findByRole('heading', { level: 1, name: 'Café Zilvermeeuw' })
    const field = await openPalette()
    await userEvent.keyboard('status klant')
    expect(chosen(field)?.textContent).toBe('Status: Klant')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(received.some(({ path }) => path === '/api/space/update/lead/00zilver')).toBe(true))
    expect(received.find(({ path }) => path.startsWith('/api/space/update'))?.body.props.history).toMatchObject([
      { status: 'customer' },
    ])
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Waar wilt u heen/ })).toBeNull())
  })

  it('S2.21: a quick hand loses no key, also Enter, and what is found later does not move what Enter does', async () => {
    server()
    await renderApp('/')
    await openPalette()
    await userEvent.keyboard('{Escape}')
    const quick = userEvent.setup({ delay: null })
    await quick.keyboard('{Control>}k{/Control}sneltoetsen{Enter}')
    await screen.findByRole('dialog', { name: 'Sneltoetsen' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const field = await openPalette()
    await userEvent.keyboard('donker')
    await screen.findByRole('option', { name: /Café Zilvermeeuw/ })
    expect(chosen(field)?.textContent).toBe('Weergave: Donker')
  })

  it.each([
    ['S2.21: what the arrows led to stays chosen', '{ArrowDown}{ArrowDown}'],
    ['S2.21: what stood first when one saw it stays chosen', ''],
  ])('%s, also when the statuses of the item come above it', async (_, keys) => {
    let arrive = (): void => undefined
    const { received } = stubServer({
      '/api/space/activities': () => [],
      '/api/notifications/list': () => [],
      '/api/space/search': () => page([]),
      '/api/space/lead/00zilver': () =>
        new Promise((done) => {
          arrive = () => done(lead)
        }),
      '/api/space/update/lead/00zilver': () => ({ _id: lead._id, _version: 2 }),
    })
    const { router } = await renderApp('/card/lead/00zilver')
    const field = await openPalette()
    if (keys) await userEvent.keyboard(keys)
    const before = chosen(field)?.textContent
    expect(before).toBeTruthy()
    act(arrive)
    await screen.findByRole('option', { name: /^Status: Klant/ })
    expect(chosen(field)?.textContent).toBe(before)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/card/lead/00zilver'))
    expect(received.filter(({ path }) => path.includes('/update/'))).toEqual([])
  })

  it('S5.1: what was found for fewer letters is offered no more once it does not fit what is typed', async () => {
    server()
    const { router } = await renderApp('/')
    await openPalette()
    await userEvent.keyboard('zilver')
    await screen.findByRole('option', { name: /Café Zilvermeeuw/ })
    await userEvent.setup({ delay: null }).keyboard('smid{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/search/zilversmid'))
  })

  it('D1.2: switches the language, and says that nothing fits', async () => {
    server()
    await renderApp('/')
    const field = await openPalette()
    await userEvent.keyboard('q')
    expect((await screen.findAllByText('Niets gevonden voor “q”')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('option')).toBeNull()
    await userEvent.clear(field)
    await userEvent.keyboard('english{Enter}')
    await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  })
})

describe('shortcuts', () => {
  beforeEach(() => localStorage.clear())

  it('S2.21: two letters go to a screen, a question mark shows which; never while one types', async () => {
    server()
    const { router } = await renderApp('/')
    await screen.findByRole('button', { name: 'Zoeken' })
    await userEvent.keyboard('gb')
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages'))
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Zoek in berichten' }), 'gd?')
    expect(router.state.location.pathname).toBe('/messages')
    screen.getByRole('heading', { level: 1 }).focus()
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Sneltoetsen' })
    expect(dialog.textContent).toContain('Dashboard')
    expect(dialog.textContent).not.toContain('Gebruikers')
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Losse letters als sneltoets' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('gd')
    expect(router.state.location.pathname).toBe('/messages')
  })

  it('S2.21: on a card e edits, s opens the status and r leads to the remark, and the question mark says so', async () => {
    server()
    await renderApp('/card/lead/00zilver')
    await screen.findByRole('button', { name: 'Bewerken' })
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Sneltoetsen' })
    expect(dialog.textContent).toContain('Op dit schermRSchrijf een reactieEBewerkenSStatus en historie')
    expect(dialog.textContent).not.toContain('Regel omlaag')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('s')
    await screen.findByRole('dialog', { name: /Café Zilvermeeuw/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('r')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Schrijf een reactie' }))
    await userEvent.keyboard('es')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('S2.21: c asks what to make: what goes under the item on the screen first, and then anything', async () => {
    server()
    await renderApp('/card/lead/00zilver')
    await screen.findByRole('button', { name: 'Bewerken' })
    await userEvent.keyboard('c')
    const dialog = await screen.findByRole('dialog', { name: 'Toevoegen' })
    const options = () =>
      within(dialog)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    await within(dialog).findByRole('option', { name: /Contactpersoon toevoegen bij Café Zilvermeeuw/ })
    expect(options()).toContain('Leverancier toevoegen')
    expect(options().join()).not.toContain('Dashboard')
    await userEvent.keyboard('cntactpersoon bij')
    expect(options()).toEqual(['Contactpersoon toevoegen bij Café Zilvermeeuw'])
  })

  it('S2.21, S2.33: the palette offers what buttons and menu of a card do, to whom they are offered', async () => {
    server()
    await renderApp('/card/lead/00zilver')
    await screen.findByRole('button', { name: 'Bewerken' })
    await openPalette()
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    const here = ['BewerkenE', 'Status en historieS', 'Volgen', 'Samenvoegen', 'Koppelen', 'Afdrukken', 'Verwijderen']
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(here)))
    for (const [typed, wanted] of [
      ['verwijder', 'Verwijderen'],
      ['prullenbak', 'PrullenbakGP'],
      ['link delen', 'Link naar dit scherm kopiëren'],
      ['vastmaken', 'Zet Café Zilvermeeuw bij favorieten'],
      ['status naar klant', 'Status: Klant'],
    ] as const) {
      await userEvent.clear(screen.getByRole('combobox', { name: /Waar wilt u heen/ }))
      await userEvent.keyboard(typed)
      expect([typed, chosen(screen.getByRole('combobox', { name: /Waar wilt u heen/ }))?.textContent]).toEqual([
        typed,
        wanted,
      ])
    }
  })

  it('S2.21: a dialog that the palette opened gives the keyboard back to where it was before the palette', async () => {
    server()
    await renderApp('/card/lead/00zilver')
    const edit = await screen.findByRole('button', { name: 'Bewerken' })
    edit.focus()
    await openPalette()
    await userEvent.keyboard('koppelen{Enter}')
    await screen.findByRole('dialog', { name: /[Kk]oppel/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(edit))
  })

  it('S2.21: who may change nothing of an item is offered nothing that changes it', async () => {
    server()
    await renderApp('/card/lead/00zilver', { kind: 'supplier' })
    await screen.findByRole('heading', { level: 1, name: 'Café Zilvermeeuw' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: /Waar wilt u heen/ })
    await userEvent.keyboard('bewerken')
    expect(screen.queryByRole('option', { name: /Bewerken|Verwijderen/ })).toBeNull()
  })

  it('S2.21: begins with what one keeps at hand, and names nothing twice', async () => {
    stubServer({
      '/api/space/search': () => page([]),
      '/api/space/*': () => lead,
      '/api/favourites/list': () => [
        { _id: 'weergave', view: { type: 'dossier', name: 'Te laat deze week' } },
        { _id: lead._id, item: { _id: lead._id, _type: 'lead', name: lead.name } },
      ],
    })
    const { router } = await renderApp(`/card/${lead._id}`)
    await router.navigate({ to: '/messages' })
    await openPalette()
    const kept = within(await screen.findByRole('group', { name: 'Favorieten' }))
    expect(kept.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Te laat deze week'),
      expect.stringContaining('Café Zilvermeeuw'),
    ])
    expect(screen.queryByRole('group', { name: 'Laatst bekeken' })).toBeNull()
    await userEvent.keyboard('te laat{Enter}')
    await waitFor(() => expect(router.state.location.search).toEqual({ type: 'dossier', view: 'weergave' }))
  })
})
