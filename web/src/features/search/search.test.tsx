import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'
import { filteredBody } from '../list/filteredBody.ts'

const leads = Array.from({ length: 25 }, (_, index) => ({
  _id: `lead/${index}`,
  _type: 'lead',
  _version: 1,
  name: `Restaurant ${index}`,
  status: 'prospect',
  address: { city: 'Utrecht' },
}))

function serverOf(found: readonly unknown[] = leads) {
  const stub = stubServer({
    '/api/space/activities': () => [],
    '/api/space/search': (body) => {
      const hits = body.q === undefined ? [] : found
      return page(hits.slice((body.page - 1) * body.page_size, body.page * body.page_size), hits.length)
    },
  })
  return {
    ...stub,
    /** The searches for words, without what the dashboard asks. */
    terms: () => stub.received.flatMap(({ body }) => (body?.q === undefined ? [] : [body])),
  }
}

async function openDrawer() {
  await userEvent.click(await screen.findByRole('button', { name: 'Zoeken' }))
  return screen.findByRole('dialog')
}

describe('the page of results', () => {
  it('G1: requirements are searched by themselves, in the language of the screen, and lead to the set in which they stand', async () => {
    const set = { _id: 'dossier/01', _type: 'dossier', name: 'ERP', _edge: 'REQUIREMENTS' }
    const row = { _type: 'requirement', _version: 1, nl: 'Werkt zonder internet', en: 'Works without internet' }
    const server = serverOf([
      { ...row, _id: 'requirement/01', key: 'ERP-01', name: row.nl, _parents: [set] },
      {
        ...row,
        _id: 'requirement/02',
        key: 'ERP-02',
        name: row.nl,
        _parents: [{ ...set, _id: 'template/02', _type: 'template' }],
      },
    ])
    await renderApp('/search/internet')
    await userEvent.click(await screen.findByRole('button', { name: 'Eisen' }))
    const links = await screen.findAllByRole('link', { name: 'Werkt zonder internet' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/card/dossier/01/requirements',
      '/card/template/02',
    ])
    screen.getByText('Eis ERP-01 · ERP')
    expect(server.terms()).toContainEqual(expect.objectContaining({ q: 'internet', feed: 'requirement' }))
  })
})

describe('the search drawer', () => {
  it('S5.1: asks nothing for one letter, and once when one stops typing', async () => {
    const server = serverOf()
    await renderApp('/')
    const drawer = await openDrawer()
    const field = within(drawer).getByRole('searchbox')
    await userEvent.type(field, 'r')
    expect(within(drawer).getByText('Typ minstens 2 tekens')).toBeTruthy()
    await userEvent.type(field, 'estaurant')
    await within(drawer).findByText('Restaurant 0')
    expect(server.terms()).toEqual([{ q: 'restaurant', page: 1, page_size: 20 }])
  })

  it('S2.24: keeps what is typed after the slash while the drawer is still coming', async () => {
    const server = serverOf()
    await renderApp('/')
    await screen.findByRole('button', { name: 'Zoeken' })
    await userEvent.keyboard('/rex{Backspace}s')
    const field = await screen.findByRole<HTMLInputElement>('searchbox')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.value).toBe('res')
    await userEvent.keyboard('taurant')
    expect(await screen.findByText('Restaurant 0')).toBeTruthy()
    expect(server.terms()).toEqual([{ q: 'restaurant', page: 1, page_size: 20 }])
  })

  it('S2.24: Escape takes the drawer back before it has come', async () => {
    serverOf()
    await renderApp('/')
    await screen.findByRole('button', { name: 'Zoeken' })
    await userEvent.keyboard('/res{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('S2.24: shows loaded of total, loads the next page, and leads to all results', async () => {
    serverOf()
    await renderApp('/')
    const drawer = await openDrawer()
    await userEvent.type(within(drawer).getByRole('searchbox'), 'restaurant')
    expect(await within(drawer).findByText('20 van 25')).toBeTruthy()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Meer laden' }))
    expect(await within(drawer).findByText('25 van 25')).toBeTruthy()
    expect(within(drawer).queryByRole('button', { name: 'Meer laden' })).toBeNull()
    expect(
      within(drawer)
        .getByRole('link', { name: /Alle resultaten/ })
        .getAttribute('href'),
    ).toBe('/search/restaurant')
  })

  it('S2.24: each result is a link with name, subtitle and status', async () => {
    serverOf()
    await renderApp('/')
    const drawer = await openDrawer()
    await userEvent.type(within(drawer).getByRole('searchbox'), 'restaurant')
    const result = await within(drawer).findByRole('link', { name: /^Restaurant 3(?!\d)/ })
    expect(result.getAttribute('href')).toBe('/card/lead/3')
    expect(result.textContent).toContain('Eindgebruiker · Utrecht')
    expect(result.textContent).toContain('Prospect')
  })

  it('S2.24: the arrow keys walk over the results and back to the field', async () => {
    serverOf()
    await renderApp('/')
    const drawer = await openDrawer()
    const field = within(drawer).getByRole('searchbox')
    await userEvent.type(field, 'restaurant')
    const first = await within(drawer).findByRole('link', { name: /^Restaurant 0(?!\d)/ })
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('{ArrowDown}{End}')
    expect(document.activeElement?.textContent).toContain('Restaurant 19')
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(document.activeElement).toBe(field)
  })

  it('S2.24: / opens it, and Enter goes to the page of results', async () => {
    serverOf()
    const { router } = await renderApp('/')
    await screen.findByRole('button', { name: 'Zoeken' })
    await userEvent.keyboard('/')
    const drawer = await screen.findByRole('dialog')
    await userEvent.type(within(drawer).getByRole('searchbox'), 'de zwaan{Enter}')
    await waitFor(() => expect(decodeURI(router.state.location.pathname)).toBe('/search/de zwaan'))
  })

  it('S2.24: nothing found is said, with what one may try', async () => {
    serverOf([])
    await renderApp('/')
    const drawer = await openDrawer()
    await userEvent.type(within(drawer).getByRole('searchbox'), 'xyzzy')
    expect(await within(drawer).findByText('Niets gevonden voor “xyzzy”')).toBeTruthy()
  })
})

describe('the pages of results', () => {
  it('S2.12: shows the term in heading and title, and narrows by type', async () => {
    const server = serverOf()
    const { router } = await renderApp('/search/restaurant')
    expect(await screen.findByRole('heading', { level: 1, name: 'Resultaten voor “restaurant”' })).toBeTruthy()
    expect(document.title).toBe('Resultaten voor “restaurant” · Schakel')
    await screen.findByText('25 van 25')
    await userEvent.click(screen.getByRole('button', { name: 'Eindgebruikers' }))
    await waitFor(() => expect(server.terms().at(-1)).toMatchObject({ q: 'restaurant', feed: 'lead' }))
    expect(router.state.location.search).toEqual({ type: 'lead' })
  })

  it('S2.12: a failed search can be tried again', async () => {
    let isBroken = true
    stubServer({ '/api/space/search': () => (isBroken ? reply(500, { title: 'x' }) : page(leads)) })
    await renderApp('/search/restaurant')
    await screen.findByRole('alert')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByText('Restaurant 0')).toBeTruthy()
  })

  it('S2.13, D8.3: a word that is typed in the list of tags looks for it among them, and is typed on', async () => {
    const { received } = stubServer({ '/api/space/search': () => page([]), '/api/views/list': () => [] })
    const { router } = await renderApp('/search/tag/*')
    const field = await screen.findByRole('searchbox')
    await userEvent.type(field, 'bakker')
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ feed: 'tag', q: 'bakker' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tags voor “bakker”' })).toBeTruthy()
    expect(document.activeElement).toBe(field)
    await userEvent.clear(field)
    await waitFor(() => expect(router.state.location.href).toBe('/search/tag/*'))
  })

  it('S2.13: /search/{type}/{value}/{status} filters by type, value and status', () => {
    expect(filteredBody('dossier', '*', 'request')?.body).toEqual({ feed: 'dossier', status: 'request' })
    expect(filteredBody('lead', 'bakker', undefined)?.body).toEqual({ feed: 'lead', q: 'bakker' })
    expect(filteredBody('tag', '01abc', undefined)?.body).toEqual({ tags: ['tag/01abc'] })
    expect(filteredBody('dossier', '*', '*')).toEqual(filteredBody('dossier', '*', undefined))
    expect(filteredBody('nothing', '*', undefined)).toBeUndefined()
    expect(filteredBody('todo', '*', 'open')?.body).toEqual({ feed: 'todo', status: 'open', sort: 'due' })
    expect(filteredBody('todo', '*', 'done')?.body).toEqual({ feed: 'todo', status: 'done' })
    expect(filteredBody('todo', '*', 'planned')).toBeUndefined()
    expect(filteredBody('dossier', '*', 'won')).toBeUndefined()
  })

  it('S2.13, S8.1: a type or status that does not exist is a page that does not exist', async () => {
    serverOf()
    await renderApp('/search/dossier/*/won')
    expect(await screen.findByRole('heading', { name: 'Oeps!' })).toBeTruthy()
  })
})
