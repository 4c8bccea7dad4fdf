import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderApp } from '../../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../../test/stubServer.ts'
import { keys } from '../../../entities/items/keys.ts'
import { connectNotices, type Notice } from '../../../ui/notify.ts'
import { pagesOf } from './useRows.ts'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

const TOTAL = 100_000
const PREFS = 'schakel.list.user/00staff.lead'
const lead = (index: number) => anItem('lead', { _id: `lead/n${index}`, name: `Zaak ${index}`, status: 'active' })

/** A server with a hundred thousand end-users, of which it tells a page or the ids of a stretch. */
function manyLeads(held?: Promise<void>) {
  return stubServer({
    '/api/views/list': () => [],
    '/api/space/search': ({ page: number, page_size: size }) =>
      page(
        Array.from({ length: size }, (_, row) => lead((number - 1) * size + row)),
        TOTAL,
        true,
      ),
    '/api/lists/ids': ({ offset, limit }) => Array.from({ length: limit }, (_, row) => lead(offset + row)._id),
    '/api/space/update/*': () => ({ _id: 'lead/n1', _version: 2 }),
    '/api/space/bulk': async ({ items, ids = items.map(({ _id }: { readonly _id: string }) => _id) }) => ({
      held: await held,
      done: ids.slice(1).map((_id: string) => ({ _id, _version: 2, before: { employees: 4 } })),
      refused: items ? [] : [{ _id: ids[0], name: 'Zaak 0', code: 'forbidden', title: 'Niet toegestaan' }],
    }),
  })
}

beforeEach(() => {
  localStorage.clear()
  notices.length = 0
  // What stands empty is edited and pasted over here.
  localStorage.setItem(PREFS, JSON.stringify({ showsEmpty: true }))
  // jsdom lays nothing out: the window of the table is said to be this tall.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
})
afterEach(() => localStorage.clear())

const opened = async (held?: Promise<void>) => {
  const server = manyLeads(held)
  const app = await renderApp('/list?type=lead')
  await screen.findByRole('link', { name: 'Zaak 0' })
  return { ...server, ...app }
}

describe('a table of a hundred thousand', () => {
  it('S2.5: only what is in view is drawn and fetched, and how many there are is told', async () => {
    const { received } = await opened()
    const grid = screen.getByRole('grid', { name: 'Eindgebruikers' })
    expect(grid.getAttribute('aria-rowcount')).toBe(String(TOTAL + 1))
    expect(screen.getByText('Ongeveer 100.000 regels')).toBeTruthy()
    expect(within(grid).getAllByRole('row').length).toBeLessThan(40)
    expect(received.filter(({ path }) => path === '/api/space/search')).toHaveLength(1)
    expect(pagesOf(0, 30)).toEqual([1])
    expect(pagesOf(180, 220)).toEqual([2, 3])
    expect(pagesOf(-20, 120)).toEqual([1, 2])
  })

  it('S2.5: the head of a column orders the list, and once more the other way round', async () => {
    const { received, router } = await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Sorteer op Medewerkers' }))
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ sort: 'employees', order: 'asc' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sorteer op Medewerkers' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: 'employees', order: 'desc' }))
    expect(screen.getByRole('columnheader', { name: /Medewerkers/ }).getAttribute('aria-sort')).toBe('descending')
  })

  it('S2.5: by keyboard one walks, chooses a stretch, takes all that one call tells, and opens a card', async () => {
    const { received, router } = await opened()
    const user = userEvent.setup()
    const grid = screen.getByRole('grid')
    grid.focus()
    await user.keyboard('x')
    // The bar comes with its code.
    await screen.findByText('1 gekozen')
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await screen.findByText('3 gekozen')
    expect(within(grid).getAllByRole('row', { selected: true })).toHaveLength(3)
    await user.keyboard('{Control>}a{/Control}')
    await screen.findByText('5.000 gekozen')
    expect(received.at(-1)?.body).toMatchObject({ feed: 'lead', offset: 0, limit: 5000 })
    await user.keyboard('{Escape}')
    expect(screen.queryByText('5.000 gekozen')).toBeNull()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/card/lead/n2'))
  })

  it('S2.5: the width of a column is changed by the arrows and kept in this browser', async () => {
    await opened()
    const edge = () => screen.getByRole('separator', { name: 'Breedte van Naam' })
    const before = Number(edge().getAttribute('aria-valuenow'))
    edge().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(Number(edge().getAttribute('aria-valuenow'))).toBe(before + 16)
    const kept = localStorage.getItem('schakel.list.user/00staff.lead')
    expect(JSON.parse(kept ?? '{}').widths).toEqual({ name: before + 16 })
    await userEvent.keyboard('{Enter}')
    expect(Number(edge().getAttribute('aria-valuenow'))).toBe(before)
  })

  it('S2.5: of more than a hundred one sees how far it is, and can stop it', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const { received } = await opened(held)
    const user = userEvent.setup()
    screen.getByRole('grid').focus()
    await user.keyboard('{Control>}a{/Control}')
    await screen.findByText('5.000 gekozen')
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }))
    const bar = await screen.findByRole('progressbar', { name: 'Met alles wat gekozen is' })
    expect(bar.getAttribute('max')).toBe('5000')
    await user.click(screen.getByRole('button', { name: 'Stoppen' }))
    letGo()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    const calls = received.filter(({ path }) => path === '/api/space/bulk')
    expect(calls.map(({ body }) => body.ids.length)).toEqual([100])
  })

  it('S2.5, D2.3: arrows walk the cells, Enter edits one where it stands, Tab saves and goes on', async () => {
    const { received } = await opened()
    const user = userEvent.setup()
    const grid = screen.getByRole('grid')
    grid.focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
    expect(active?.getAttribute('aria-colindex')).toBe('5')
    await user.keyboard('{Enter}')
    const employees = await within(grid).findByRole('textbox', { name: 'Medewerkers' })
    await waitFor(() => expect(document.activeElement).toBe(employees))
    await user.keyboard('55')
    await user.tab()
    const email = await within(grid).findByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(document.activeElement).toBe(email))
    const updates = () => received.filter(({ path }) => path.includes('/update/'))
    await waitFor(() => expect(updates()).toHaveLength(1))
    expect([updates()[0]?.path, updates()[0]?.body.props]).toEqual([
      '/api/space/update/lead/n1',
      { employees: 55, _version: 1 },
    ])
    await user.keyboard('x@{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(grid))
    expect(updates()).toHaveLength(1)
  })

  it('S2.5, D2.3: what is typed stays with its own row when what was saved moves it in the list', async () => {
    const ids = [0, 1, 2, 3, 4].map((index) => lead(index))
    const { received } = stubServer({
      '/api/views/list': () => [],
      '/api/space/search': () => page([...ids], ids.length),
      '/api/space/update/*': () => {
        const [moved] = ids.splice(3, 1)
        if (moved) ids.unshift(moved)
        return { _id: 'lead/n3', _version: 2 }
      },
    })
    await renderApp('/list?type=lead')
    const user = userEvent.setup()
    await screen.findByRole('link', { name: 'Zaak 3' })
    const grid = screen.getByRole('grid')
    grid.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
    await user.keyboard('55')
    await user.tab()
    const email = await within(grid).findByRole('textbox', { name: 'E-mail' })
    await user.type(email, 'zaak3@example.nl')
    await waitFor(() => expect(within(grid).getAllByRole('row')[1]?.textContent).toContain('Zaak 3'))
    const row = within(grid).getByRole('row', { name: /Zaak 3/ })
    expect(within(row).getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'zaak3@example.nl')
    await user.keyboard('{Enter}')
    const updates = () => received.filter(({ path }) => path.includes('/update/'))
    await waitFor(() => expect(updates()).toHaveLength(2))
    expect(updates().map(({ path }) => path)).toEqual(['/api/space/update/lead/n3', '/api/space/update/lead/n3'])
    expect(updates()[1]?.body.props.email).toBe('zaak3@example.nl')
  })

  it.each([
    ['an item that one saved', 'lead/n3'],
    ['another one, by a colleague', 'lead/n4'],
  ])(
    'S2.5, D2.3: the row where one is stays that of its item when the list moves by a change of %s',
    async (_, changed) => {
      const leads = [0, 1, 2, 3, 4].map(lead)
      const move = () => {
        const [moved] = leads.splice(
          leads.findIndex(({ _id }) => _id === changed),
          1,
        )
        if (moved) leads.unshift(moved)
      }
      stubServer({ '/api/views/list': () => [], '/api/space/search': () => page([...leads], leads.length) })
      const { cache, router } = await renderApp('/list?type=lead')
      const user = userEvent.setup()
      await screen.findByRole('link', { name: 'Zaak 3' })
      const grid = screen.getByRole('grid')
      act(() => grid.focus())
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
      move()
      await act(() => cache.invalidateQueries({ queryKey: keys.searches }))
      const first = changed === 'lead/n3' ? 'Zaak 3' : 'Zaak 4'
      await waitFor(() => expect(within(grid).getAllByRole('row')[1]?.textContent).toContain(first))
      await user.keyboard('x')
      expect(await within(grid).findByRole('checkbox', { checked: true })).toHaveProperty('ariaLabel', 'Kies Zaak 3')
      await user.keyboard('{Enter}')
      await waitFor(() => expect(router.state.location.pathname).toBe('/card/lead/n3'))
    },
  )

  it('S2.5, D2.3: the row of the top is that of its item once one came to the table, and the top until then', async () => {
    const leads = [0, 1].map(lead)
    stubServer({ '/api/views/list': () => [], '/api/space/search': () => page([...leads], leads.length) })
    const { cache } = await renderApp('/list?type=lead')
    const user = userEvent.setup()
    await screen.findByRole('link', { name: 'Zaak 0' })
    const grid = screen.getByRole('grid')
    const come = async (index: number) => {
      leads.unshift(lead(index))
      await act(() => cache.invalidateQueries({ queryKey: keys.searches }))
      await screen.findByRole('link', { name: `Zaak ${index}` })
    }
    await come(2)
    act(() => grid.focus())
    await come(3)
    await user.keyboard('x')
    expect(await within(grid).findByRole('checkbox', { checked: true })).toHaveProperty('ariaLabel', 'Kies Zaak 2')
  })

  it('S2.5: a click on a cell edits it; one on a cell that nobody writes opens the card', async () => {
    const { router } = await opened()
    const user = userEvent.setup()
    const cells = within(screen.getByRole('row', { name: /Zaak 0/ })).getAllByRole('gridcell')
    const click = async (column: number) => {
      const cell = cells[column - 1]
      if (cell) await user.click(cell)
    }
    await click(5)
    const input = await screen.findByRole('textbox', { name: 'Medewerkers' })
    await waitFor(() => expect(document.activeElement).toBe(input))
    await user.keyboard('{Escape}')
    expect(router.state.location.pathname).toBe('/list')
    await click(3)
    await waitFor(() => expect(router.state.location.pathname).toBe('/card/lead/n0'))
  })

  it('S2.5: cells of a spreadsheet are shown before they are written by one call, and undone by one', async () => {
    const { received } = await opened()
    const user = userEvent.setup()
    screen.getByRole('grid').focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await user.paste('55\tzaak@nul.example\n56\tgeen adres\n')
    const dialog = within(await screen.findByRole('dialog', { name: '2 regels wijzigen' }))
    expect(dialog.getByText('1 cel blijft zoals die is; ernaast staat waarom.')).toBeTruthy()
    const bulk = () => received.filter(({ path }) => path === '/api/space/bulk')
    expect(bulk()).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: '2 regels opslaan' }))
    await waitFor(() => expect(bulk()).toHaveLength(1))
    expect(bulk()[0]?.body.items).toEqual([
      { _id: 'lead/n0', _version: 1, props: { employees: 55, email: 'zaak@nul.example' } },
      { _id: 'lead/n1', _version: 1, props: { employees: 56 } },
    ])
    await waitFor(() => expect(notices.at(-1)?.action?.label).toBe('Ongedaan maken'))
    act(() => notices.at(-1)?.action?.run())
    await waitFor(() => expect(bulk()).toHaveLength(2))
    expect(bulk()[1]?.body.items).toEqual([{ _id: 'lead/n1', _version: 2, props: { employees: null } }])
  })

  it('S2.5: a paste of more rows than were read is of those below as well, once they are', async () => {
    const leads = Array.from({ length: 250 }, (_, index) => lead(index))
    const held = Promise.withResolvers<void>()
    const { received } = stubServer({
      '/api/views/list': () => [],
      '/api/space/search': async ({ page: number, page_size: size }) => {
        if (number > 1) await held.promise
        return page(leads.slice((number - 1) * size, number * size), leads.length)
      },
      '/api/space/bulk': ({ items }: { readonly items: readonly { readonly _id: string }[] }) => ({
        done: items.map(({ _id }) => ({ _id, _version: 2 })),
        refused: [],
      }),
    })
    await renderApp('/list?type=lead')
    const user = userEvent.setup()
    await screen.findByRole('link', { name: 'Zaak 0' })
    screen.getByRole('grid').focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await user.paste('55\n'.repeat(150))
    await screen.findByText('Lijst ophalen…')
    held.resolve()
    const dialog = within(await screen.findByRole('dialog', { name: '150 regels wijzigen' }))
    expect(dialog.getByText('Zaak 149')).toBeTruthy()
    expect(screen.queryByText('Lijst ophalen…')).toBeNull()
    await user.click(dialog.getByRole('button', { name: '150 regels opslaan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = received.flatMap(({ path, body }) => (path === '/api/space/bulk' ? body.items : []))
    expect(sent.map(({ _id }: { readonly _id: string }) => _id)).toEqual(leads.slice(0, 150).map(({ _id }) => _id))
  })

  it('S2.21: j and k walk the rows as the arrows do, and not while a key is held', async () => {
    await opened()
    const user = userEvent.setup()
    const grid = screen.getByRole('grid')
    const active = () => grid.getAttribute('aria-activedescendant')?.split('-').at(-1)
    grid.focus()
    await user.keyboard('jjk')
    expect(active()).toBe('1')
    await user.keyboard('{Alt>}j{/Alt}')
    expect(active()).toBe('1')
  })

  it('S2.5: what is refused of a bulk is told by name with the reason, and the rest is undone as a whole', async () => {
    const { received } = await opened()
    const user = userEvent.setup()
    screen.getByRole('grid').focus()
    await user.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await screen.findByText('3 gekozen')
    await user.click(screen.getByRole('button', { name: 'Status' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('combobox', { name: 'Status' }))
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Prospect' }))
    await user.click(within(dialog).getByRole('button', { name: 'Toepassen' }))
    const bulk = () => received.filter(({ path }) => path === '/api/space/bulk')
    await waitFor(() => expect(bulk()).toHaveLength(1))
    expect(bulk()[0]?.body).toEqual({ ids: ['lead/n0', 'lead/n1', 'lead/n2'], props: { status: 'prospect' } })
    const report = await screen.findByRole('dialog', { name: '1 is niet gelukt' })
    expect(report.textContent).toContain('Zaak 0')
    expect(report.textContent).toContain('Niet toegestaan')
  })
})

describe('columns that are empty in all rows', () => {
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
  const openedWith = async (...leads: readonly object[]) => {
    localStorage.clear()
    const rows = leads.map((more, index) => ({ ...lead(index), ...more }))
    const server = stubServer({ '/api/views/list': () => [], '/api/space/search': () => page(rows, rows.length) })
    await renderApp('/list?type=lead')
    await screen.findByRole('link', { name: 'Zaak 0' })
    return server
  }

  it('S2.5: are left out, are said to be, and stand there again by one press, also the next time', async () => {
    await openedWith({ employees: 4 }, {})
    expect(heads()).toContain('Medewerkers')
    expect(heads()).not.toContain('Website')
    const show = screen.getByRole('button', { name: /^\d+ lege kolommen verborgen: tonen$/ })
    expect(show.title).toContain('Website')
    await userEvent.click(show)
    expect(heads()).toContain('Website')
    expect(screen.queryByRole('button', { name: /lege kolom/ })).toBeNull()
    expect(JSON.parse(localStorage.getItem(PREFS) ?? '{}')).toMatchObject({ showsEmpty: true })
  })

  it('S2.5: are hidden again in the choice of columns, and one that is asked for is shown', async () => {
    await openedWith({}, {})
    expect(heads()).not.toContain('Medewerkers')
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Kolommen' }))
    const dialog = within(await screen.findByRole('dialog'))
    const hiding = dialog.getByRole('checkbox', { name: 'Kolommen verbergen waarin niets staat' })
    expect(hiding.matches(':checked')).toBe(true)
    await user.click(dialog.getByRole('checkbox', { name: 'KvK-nummer' }))
    expect(hiding.matches(':checked')).toBe(false)
    await user.click(hiding)
    await user.click(dialog.getByRole('button', { name: 'Klaar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(heads()).not.toContain('KvK-nummer')
    expect(heads()).not.toContain('Medewerkers')
  })

  it('S2.5: stand there where the list is ordered by them', async () => {
    localStorage.clear()
    stubServer({ '/api/views/list': () => [], '/api/space/search': () => page([lead(0), lead(1)], 2) })
    await renderApp('/list?type=lead&sort=employees')
    await screen.findByRole('link', { name: 'Zaak 0' })
    expect(heads()).toContain('Medewerkers')
    expect(heads()).not.toContain('Website')
  })
})
