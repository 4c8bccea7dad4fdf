import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'
import { setLanguage } from '../../texts/languageFiles.ts'

const late = {
  _id: 'dossier/00laat',
  _type: 'dossier',
  _version: 1,
  name: 'ERP',
  _late: { date: '2026-03-02', status: 'intake', text: 'Beoordelen' },
}
const glance = {
  day: '2026-11-22',
  today: [
    { name: 'todos', count: 3, item: null },
    { name: 'appointments', count: 1, item: 'activity/00proef' },
    { name: 'matches', count: 0, item: null },
    { name: 'messages', count: 2, item: null },
  ],
  late: { total: 1, dossiers: [late] },
  trends: [
    { name: 'requests', points: [1, 2, 3, 4, 5, 8] },
    { name: 'open', points: [1, 1, 1, 1, 4, 2] },
    { name: 'delivered', points: [0, 0, 0, 0, 2, 2] },
    { name: 'won', points: [0, 0, 0, 0, 0, 0] },
  ],
}

function serve(body: object) {
  stubServer({
    '/api/space/search': () => page([]),
    '/api/space/activities': () => [],
    '/api/checkin/next': () => ({ activity: null, registered: 0, present: 0 }),
    '/api/dashboard': () => body,
  })
}

describe('what the dashboard says at a glance', () => {
  afterEach(() => setLanguage('nl'))

  it('S2.2: what asks for one today is counted, and each count leads to the thing itself or to all of them', async () => {
    serve(glance)
    await renderApp('/')
    const today = await screen.findByRole('navigation', { name: 'Vandaag' })
    const links = within(today).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['3taken voor vandaag of te laat', '/search/todo/*/open?until=2026-11-22'],
      ['1afspraak vandaag', '/card/activity/00proef'],
      ['0matches om te leveren', '/search/match/*/reserved'],
      ['2ongelezen berichten', '/messages?unread=true'],
      ['1dossier over de planning heen', '/card/dossier/00laat'],
    ])
  })

  it('D11.1: a dossier past its planned step says which step, in the language on the screen', async () => {
    serve(glance)
    await renderApp('/')
    const region = await screen.findByRole('region', { name: 'Over de planning heen' })
    expect((await within(region).findByRole('link')).textContent).toContain('Beoordelen')
    setLanguage('en')
    expect((await within(region).findByRole('link')).textContent).toContain('Assessing')
  })

  it('D11.2, D1.4: a trend says its count, how that differs from before, every stretch in words, and when its list is of other days as well', async () => {
    // Elsewhere it is tomorrow already; what is counted goes up to today in Amsterdam (D1.4).
    serve({ ...glance, day: '2026-11-23', home: '2026-11-22' })
    await renderApp('/')
    const region = await screen.findByRole('region', { name: 'De laatste 30 dagen' })
    const links = await within(region).findAllByRole('link')
    expect(links[0]?.getAttribute('href')).toBe('/list?type=dossier&from=2026-10-24')
    const cards = links.map((link) => link.textContent)
    expect(cards).toEqual([
      'Nieuwe aanvragen83 meer dan de 30 dagen ervoorPer 30 dagen, de oudste eerst: 1, 2, 3, 4, 5, 8.',
      'Matches onderweg22 minder dan de 30 dagen ervoorPer 30 dagen, de oudste eerst: 1, 1, 1, 1, 4, 2.',
      'GeleverdAlle bekijken2Gelijk aan de 30 dagen ervoorPer 30 dagen, de oudste eerst: 0, 0, 0, 0, 2, 2.',
      'GewonnenAlle bekijken0Gelijk aan de 30 dagen ervoorPer 30 dagen, de oudste eerst: 0, 0, 0, 0, 0, 0.',
    ])
  })

  it('D20.9: matches of which nobody read over what their supplier reads are counted and lead there; where all are read nothing stands', async () => {
    const match = { _id: 'match/00proef', _type: 'match', _version: 2, status: 'offered', _unread: true }
    const supplier = { _id: 'supplier/00kassa', _type: 'supplier', name: 'Kassa & Co' }
    serve({ ...glance, unread: { total: 7, matches: [{ ...match, supplier }] } })
    await renderApp('/')
    const region = await screen.findByRole('region', { name: 'Leveranciers lezen dit, niet nagelezen' })
    expect(region.textContent).toContain('7')
    expect((await within(region).findByRole('link')).getAttribute('href')).toBe('/card/match/00proef')
    serve({ ...glance, unread: { total: 0, matches: [] } })
    await renderApp('/')
    await screen.findAllByRole('region', { name: 'Over de planning heen' })
    expect(screen.getAllByRole('region', { name: /niet nagelezen/ })).toHaveLength(1)
  })

  it('S2.2: what is counted can be seen: all that came on demand, and the way to the rest', async () => {
    const many = (count: number, type: string, more: object) =>
      Array.from({ length: count }, (_, at) => ({
        _id: `${type}/${at}`,
        _type: type,
        _version: 1,
        name: `${type} ${at}`,
        ...more,
      }))
    const dossiers = many(20, 'dossier', { _late: late._late })
    const matches = many(20, 'match', { status: 'offered', _unread: true })
    serve({ ...glance, late: { total: 31, dossiers }, unread: { total: 25, matches } })
    const { user } = { user: userEvent.setup(), ...(await renderApp('/')) }
    const region = within(await screen.findByRole('region', { name: 'Over de planning heen' }))
    await region.findByText('dossier 0')
    expect(region.queryByText('dossier 19')).toBeNull()
    await user.click(region.getByRole('button', { name: 'Meer laten zien' }))
    region.getByText('dossier 19')
    expect(region.getByRole('link', { name: 'Alle 31 dossiers bekijken' }).getAttribute('href')).toBe(
      '/list?type=dossier&only=late',
    )
    const unread = within(screen.getByRole('region', { name: 'Leveranciers lezen dit, niet nagelezen' }))
    expect(unread.getAllByRole('listitem')).toHaveLength(4)
    await user.click(unread.getByRole('button', { name: 'Meer laten zien' }))
    expect(unread.getAllByRole('listitem')).toHaveLength(20)
    unread.getByText('De eerste 20 van 25. De rest volgt na het nalezen.')
  })

  it('D8.2: what could not be read says so in its own place, and is read when one tries again', async () => {
    let isDown = true
    const answer = (given: () => unknown) => () => (isDown ? reply(503, { title: 'x', status: 503 }) : given())
    stubServer({
      '/api/space/search': answer(() => page([], 7)),
      '/api/space/activities': () => [],
      '/api/checkin/next': answer(() => ({ activity: { ...late, _type: 'activity' }, registered: 3, present: 0 })),
      '/api/dashboard': answer(() => glance),
    })
    const user = userEvent.setup()
    await renderApp('/')
    const region = async (name: string) => within(await screen.findByRole('region', { name }))
    for (const name of ['Over de planning heen', 'De laatste 30 dagen']) await (await region(name)).findByRole('alert')
    const road = await screen.findByRole('navigation', { name: 'Dossiers onderweg' })
    await waitFor(() => expect(road.nextElementSibling?.getAttribute('role')).toBe('alert'))
    isDown = false
    for (const retry of screen.getAllByRole('button', { name: 'Opnieuw proberen' })) {
      if (retry.isConnected) await user.click(retry)
    }
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await screen.findByText('3 aangemeld')
  })

  it('D6: an end-user sees what asks for an answer, and no figures of the centre', async () => {
    serve({ ...glance, late: null, trends: [] })
    await renderApp('/', { kind: 'enduser' })
    const today = await screen.findByRole('navigation', { name: 'Vandaag' })
    expect(today.textContent).toContain('voorstellen zonder antwoord')
    expect(screen.queryByRole('region', { name: 'Over de planning heen' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'De laatste 30 dagen' })).toBeNull()
  })
})
