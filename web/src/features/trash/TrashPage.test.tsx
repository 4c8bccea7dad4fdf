import { TRASH_DAYS } from '@schakel/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'

const notices: Notice[] = []
beforeEach(() => {
  notices.length = 0
  connectNotices((notice) => notices.push(notice))
})

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
const space = { _id: 'space/00centre', _type: 'space', name: 'Kenniscentrum' }
const hotel = {
  ...{ _id: 'lead/01', _type: 'lead', _version: 1, name: 'Hotel Weg' },
  ...{ _deleted: ago(2), _deleted_by: { _id: 'user/02', name: 'Anouk Visser' }, _parents: [space] },
}
const wietske = {
  ...{ _id: 'person/01', _type: 'person', _version: 1, name: 'Wietske de Boer' },
  ...{ _deleted: ago(24 * (TRASH_DAYS - 1)), _parents: [{ ...hotel, _gone: true }] },
}
const twin = {
  ...{ _id: 'lead/02', _type: 'lead', _version: 1, name: 'Hotel Twee' },
  ...{ _deleted: ago(30), _parents: [space], _into: { _id: 'lead/03', _type: 'lead', name: 'Hotel Eén' } },
}

const asked = (received: readonly { path: string }[], path: string) => received.filter((one) => one.path === path)
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li')
  if (!row) throw new Error(`no row of ${name}`)
  return within(row)
}

describe('the trash', () => {
  it('D2.5: says of each what it is, where it was, who threw it away and how long it is still here', async () => {
    stubServer({ '/api/trash/list': () => page([hotel, wietske]) })
    await renderApp('/trash')
    expect(await screen.findByRole('heading', { level: 1, name: 'Prullenbak' })).toBeTruthy()
    const row = await rowOf('Hotel Weg')
    for (const said of ['Eindgebruiker · bij Kenniscentrum', 'Weggegooid door Anouk Visser', 'nog 30 dagen'])
      expect(row.getByText(said)).toBeTruthy()
    expect((await rowOf('Wietske de Boer')).getByText('nog 1 dag')).toBeTruthy()
    expect(screen.getByText('2 kaarten')).toBeTruthy()
  })

  it('D2.5: restores, says so with a way to it, and asks for the list again', async () => {
    let rows = [hotel]
    const { received } = stubServer({
      '/api/trash/list': () => page(rows),
      '/api/trash/restore': () => {
        rows = []
        return { _id: hotel._id, _version: 2 }
      },
      '/api/space/lead/01': () => ({ ...hotel, name: 'Hotel Weg' }),
      '/api/space/search': () => page([]),
    })
    const { router } = await renderApp('/trash')
    await userEvent.click(await screen.findByRole('button', { name: '“Hotel Weg” terugzetten' }))
    expect(await screen.findByText('De prullenbak is leeg')).toBeTruthy()
    expect(asked(received, '/api/trash/restore')).toMatchObject([{ body: { _id: hotel._id } }])
    const notice = notices.at(-1)
    expect([notice?.message, notice?.action?.label]).toEqual(['“Hotel Weg” is teruggezet', 'Openen'])
    notice?.action?.run()
    await waitFor(() => expect(router.state.location.pathname).toBe('/card/lead/01'))
  })

  it('D2.5: says of what cannot come back yet why, and of what was merged what becomes of it', async () => {
    stubServer({ '/api/trash/list': () => page([wietske, twin]) })
    await renderApp('/trash')
    const row = await rowOf('Wietske de Boer')
    expect(row.getByText(/“Hotel Weg”, waar dit bij hoort, ligt ook in de prullenbak/)).toBeTruthy()
    expect(row.queryByRole('button')).toBeNull()
    const merged = await rowOf('Hotel Twee')
    expect(merged.getByText(/Samengevoegd met “Hotel Eén”/)).toBeTruthy()
    expect(merged.getByRole('button')).toBeTruthy()
  })

  it('D2.5, D8.2: a refusal is said in its row', async () => {
    const errors = [{ path: '_id', code: 'placeInTrash', message: 'Zet eerst de plek terug' }]
    stubServer({
      '/api/trash/list': () => page([hotel]),
      '/api/trash/restore': () => reply(422, { title: 'Invalid', status: 422, errors }),
    })
    await renderApp('/trash')
    await userEvent.click(await screen.findByRole('button', { name: '“Hotel Weg” terugzetten' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Zet eerst de plek terug')
    expect(notices).toEqual([])
  })

  it('D2.5: the address holds a type and words; nothing found leads back to all', async () => {
    const { received } = stubServer({ '/api/trash/list': ({ q, feed }) => page(q || feed ? [] : [hotel]) })
    const { router } = await renderApp('/trash?type=lead&q=niets')
    expect(await screen.findByText('Niets gevonden')).toBeTruthy()
    expect(asked(received, '/api/trash/list')).toMatchObject([{ body: { feed: 'lead', q: 'niets', page: 1 } }])
    await userEvent.click(screen.getByRole('button', { name: 'Toon alles' }))
    expect(await screen.findByText('Hotel Weg')).toBeTruthy()
    expect(router.state.location.search).toEqual({})
    await userEvent.selectOptions(screen.getByLabelText('Soort'), 'Leveranciers')
    await waitFor(() => expect(router.state.location.search).toEqual({ type: 'supplier' }))
  })

  it('D2.5, D8.2: what could not be read is said, and asked for again', async () => {
    let isBroken = true
    stubServer({ '/api/trash/list': () => (isBroken ? reply(500, { title: 'Kapot', status: 500 }) : page([hotel])) })
    await renderApp('/trash')
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' })
    isBroken = false
    await userEvent.click(again)
    expect(await screen.findByText('Hotel Weg')).toBeTruthy()
  })

  it.each(['supplier', 'enduser', 'member'] as const)(
    'D2.5, D6: a %s is told whose it is, and asks nothing',
    async (kind) => {
      const { received } = stubServer({})
      await renderApp('/trash', { kind })
      expect(await screen.findByText('De prullenbak is van het kenniscentrum')).toBeTruthy()
      expect(asked(received, '/api/trash/list')).toEqual([])
    },
  )

  it('D6: only super users choose spaces and accounts', async () => {
    stubServer({ '/api/trash/list': () => page([]) })
    const offered = async () =>
      within(await screen.findByLabelText('Soort')).queryByRole('option', { name: 'Gebruikers' }) !== null
    const { unmount } = await renderApp('/trash')
    expect(await offered()).toBe(false)
    unmount()
    await renderApp('/trash', { kind: 'super' })
    expect(await offered()).toBe(true)
  })

  it('F1.5: no type that has calls of its own is offered: what was removed of it comes back in its own place', async () => {
    stubServer({ '/api/trash/list': () => page([]) })
    await renderApp('/trash', { kind: 'super' })
    const options = within(await screen.findByLabelText('Soort'))
    expect(options.queryByRole('option', { name: 'Leveranciers' })).toBeTruthy()
    expect(options.queryByRole('option', { name: 'Eisen' })).toBeNull()
  })
})
