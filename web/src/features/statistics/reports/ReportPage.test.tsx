import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../../ui/notify.ts'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

const byStatus = { type: 'dossier', by: 'status', measure: 'count', chart: 'bars' }
const kept = {
  _id: 'r1',
  name: 'Dossiers nu',
  report: { ...byStatus, where: 'users:above:5' },
  shared: false,
  mine: true,
  by: null,
  place: null,
  mailed: false,
}
const shared = { ...kept, _id: 'r2', name: 'Van het team', mine: false, shared: true, by: 'Els' }

const figures = {
  groups: [
    { key: 'request', count: 12, value: 12 },
    { key: 'intake', count: 3, value: 3 },
  ],
  more: false,
  total: { count: 15, value: 15 },
}

async function open(path: string, kind: 'staff' | 'supplier' = 'staff', found: object = figures) {
  const reports = [kept, shared]
  const server = stubServer({
    '/api/reports/list': () => reports,
    '/api/reports/figures': () => found,
    '/api/reports/save': () => ({ _id: 'r3' }),
    '/api/reports/place': () => ({ _id: 'r1' }),
    '/api/reports/mail': () => ({ _id: 'r1' }),
    '/api/reports/delete': () => ({ _id: 'r1' }),
    '/api/reports/restore': () => ({ _id: 'r1' }),
    '/api/space/search': () => page([]),
  })
  const router = await renderApp(path, { kind })
  const asked = () => server.received.findLast(({ path: one }) => one === '/api/reports/figures')?.body.report
  return { server, user: userEvent.setup(), asked, router }
}

const number = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href') ?? ''

describe('a report', () => {
  it('S2.9: is built from choices, and what comes of it is shown at once', async () => {
    const { user, asked } = await open('/stats/report')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Wat' }), 'Matches')
    await waitFor(() => expect(asked()).toMatchObject({ type: 'match', by: 'status', measure: 'count' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Meet' }), 'Som van Totaal')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Per' }), 'Leverancier: Naam')
    await waitFor(() =>
      expect(asked()).toMatchObject({ type: 'match', by: 'supplier/name', measure: 'sum', of: '$amount' }),
    )
    await user.click(screen.getByRole('button', { name: 'Lijn' }))
    await waitFor(() => expect(asked()).toMatchObject({ step: 'month' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'In' }), 'Jaren')
    await waitFor(() => expect(asked()).toMatchObject({ step: 'year' }))
    await user.click(screen.getByRole('button', { name: 'Eén getal' }))
    await waitFor(() => expect(asked()).not.toHaveProperty('by'))
    expect(screen.queryByRole('combobox', { name: 'Per' })).toBeNull()
  })

  it('S2.9: measures the days from one step to another, which change places where both would be one', async () => {
    const { user, asked } = await open('/stats/report')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Meet' }), 'Dagen tussen stappen (mediaan)')
    await waitFor(() => expect(asked()).toMatchObject({ measure: 'median', of: '_days:request:intake' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tot stap' }), 'Matching')
    await waitFor(() => expect(asked()).toMatchObject({ of: '_days:request:match' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Van stap' }), 'Matching')
    await waitFor(() => expect(asked()).toMatchObject({ of: '_days:match:request' }))
    await user.click(await screen.findByText('Als tabel'))
    screen.getByRole('columnheader', { name: /Dagen van Matching tot Aanvraag \(mediaan\)/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Meet' }), 'Aantal')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Van stap' })).toBeNull())
  })

  it('S2.9, D8.3: each number opens the list of what it counts, with the filter of the report', async () => {
    const { user } = await open('/stats/report?report=r1')
    await user.click(await screen.findByText('Als tabel'))
    const list = new URL(await number('Aanvraag: 12'), 'https://schakel.test')
    expect(list.pathname).toBe('/list')
    expect(Object.fromEntries(list.searchParams)).toMatchObject({
      type: 'dossier',
      where: 'users:above:5;status:is:request',
    })
    within(screen.getByRole('table')).getByRole('row', { name: 'Totaal 15' })
  })

  it('S2.9: is kept under a name, and of a kept one what changed can be taken back', async () => {
    const { user, server, asked } = await open('/stats/report')
    await user.click(await screen.findByRole('button', { name: 'Bewaren' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rapport bewaren' })
    const name = within(dialog).getByRole('textbox', { name: 'Naam' })
    await user.clear(name)
    await user.type(name, 'Dossiers per status')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Delen met het team' }))
    await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }))
    await waitFor(() =>
      expect(server.received.findLast(({ path }) => path === '/api/reports/save')?.body).toEqual({
        name: 'Dossiers per status',
        shared: true,
        report: byStatus,
      }),
    )
    cleanup()
    const again = await open('/stats/report?report=r1')
    await again.user.click(await screen.findByRole('button', { name: 'Aanpassen' }))
    await again.user.click(screen.getByRole('button', { name: 'Tabel' }))
    await screen.findByRole('heading', { level: 1, name: 'Dossiers nu (gewijzigd)' })
    await again.user.click(screen.getByRole('button', { name: 'Meer met Dossiers nu' }))
    await again.user.click(await screen.findByRole('menuitem', { name: 'Wijzigingen terugdraaien' }))
    await screen.findByRole('heading', { level: 1, name: 'Dossiers nu' })
    expect(asked()).toMatchObject({ type: 'dossier' })
  })

  it('D2.3: one that another changed meanwhile is not replaced before one was told', async () => {
    let isOthers = true
    notices.length = 0
    const server = stubServer({
      '/api/reports/list': () => [kept],
      '/api/reports/figures': () => figures,
      '/api/reports/save': () => (isOthers ? reply(409, { type: '/problems/stale' }) : { _id: 'r1' }),
    })
    await renderApp('/stats/report?report=r1', { kind: 'staff' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Aanpassen' }))
    await user.click(screen.getByRole('button', { name: 'Tabel' }))
    const saved = () => server.received.filter(({ path }) => path === '/api/reports/save').map(({ body }) => body)
    const report = { ...kept.report, chart: 'table' }
    await user.click(await screen.findByRole('button', { name: 'Bewaren' }))
    await waitFor(() => expect(saved()).toEqual([{ _id: 'r1', report, was: kept.report }]))
    await waitFor(() => expect(notices.at(-1)?.tone).toBe('error'))
    isOthers = false
    await user.click(await screen.findByRole('button', { name: 'Bewaren' }))
    await waitFor(() => expect(saved()).toHaveLength(2))
    expect(saved().at(-1)).toEqual({ _id: 'r1', report })
  })

  it('D2.4: saved again after its answer got lost, it is sent under the same key', async () => {
    let isAway = true
    notices.length = 0
    const server = stubServer({
      '/api/reports/list': () => [kept],
      '/api/reports/figures': () => figures,
      '/api/reports/save': () => (isAway ? reply(500, { title: 'away' }) : { _id: 'r3' }),
    })
    await renderApp('/stats/report', { kind: 'staff' })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Bewaren' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rapport bewaren' })
    const press = () => user.click(within(dialog).getByRole('button', { name: 'Opslaan' }))
    const sent = () => server.received.filter(({ path }) => path === '/api/reports/save')
    await press()
    await waitFor(() => expect(sent()).toHaveLength(1))
    await waitFor(() => expect(notices.at(-1)?.tone).toBe('error'))
    isAway = false
    await press()
    await waitFor(() => expect(sent()).toHaveLength(2))
    const [first, again] = sent().map(({ headers }) => headers['idempotency-key'])
    expect(first).toBeTruthy()
    expect(again).toBe(first)
  })

  it('S2.9: what cannot be read any more says so, and so does one that is gone', async () => {
    await open('/stats/report?report=nergens')
    await screen.findByText('Dit rapport is er niet')
    cleanup()
    await open('/stats/report?type=dossier&by=nonsense&measure=count&chart=bars')
    await screen.findByText('Dit rapport past niet meer')
  })

  it('S2.9: says that there are more groups than are shown, and that there is nothing', async () => {
    await open('/stats/report?report=r1', 'staff', { ...figures, more: true })
    await screen.findByText(/meer dan 200 groepen/)
    cleanup()
    await open('/stats/report?report=r1', 'staff', { groups: [], more: false, total: { count: 0, value: 0 } })
    await screen.findByText('Niets om te tellen')
  })
})

describe('a target', () => {
  it('S2.9: is a number above zero, and says how much is still to go', async () => {
    const { user } = await open('/stats/report?type=dossier&measure=count&chart=number')
    const field = await screen.findByRole('textbox', { name: 'Doel' })
    await user.type(field, '-')
    await screen.findByRole('alert')
    await user.clear(field)
    await user.type(field, '27')
    await screen.findByText('Doel 27 · nog 12 te gaan')
    await user.clear(field)
    await user.type(field, '15')
    await screen.findByText('Doel 15 · gehaald')
    cleanup()
    await open('/stats/report?type=dossier&by=status&measure=count&chart=table&target=5')
    await screen.findByRole('row', { name: /^Intake.* nog 2 te gaan$/ })
    screen.getByRole('row', { name: /^Aanvraag.* gehaald, 7 erboven$/ })
  })

  it('S2.9: of days from step to step is reached by few of them', async () => {
    await open('/stats/report?type=dossier&by=status&measure=median&of=_days:request:done&chart=table&target=5')
    await screen.findByRole('row', { name: /^Intake.* gehaald, 2 eronder$/ })
    screen.getByRole('row', { name: /^Aanvraag.* te lang, 7 erboven$/ })
  })
})

describe('reports on the dashboard', () => {
  it('S2.2, S2.9: are put there from their menu, and moved there', async () => {
    const { user, server } = await open('/stats/reports')
    await user.click(await screen.findByRole('button', { name: 'Meer met Dossiers nu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Zet op dashboard' }))
    const placed = () => server.received.filter(({ path }) => path === '/api/reports/place').map(({ body }) => body)
    await waitFor(() => expect(placed()).toEqual([{ _id: 'r1', at: 12 }]))
    cleanup()
    const dashboard = stubServer({
      '/api/reports/list': () => [
        { ...kept, place: 2 },
        { ...shared, place: 1 },
      ],
      '/api/reports/figures': () => figures,
      '/api/reports/place': () => ({ _id: 'r2' }),
    })
    await renderApp('/', { kind: 'staff' })
    const part = await screen.findByRole('region', { name: 'Rapporten' })
    const articles = await within(part).findAllByRole('article')
    expect(articles.map((one) => one.getAttribute('aria-label'))).toEqual(['Van het team', 'Dossiers nu'])
    const link = await within(part).findAllByRole('link', { name: 'Aanvraag: 12' })
    expect(link[0]?.getAttribute('href')).toMatch(/^\/list\?type=dossier&.*where=/)
    await user.click(within(part).getByRole('button', { name: 'Meer met Van het team' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Naar achteren' }))
    await waitFor(() =>
      expect(dashboard.received.find(({ path }) => path === '/api/reports/place')?.body).toEqual({ _id: 'r2', at: 1 }),
    )
  })
})

describe('a report by date on the dashboard', () => {
  it('S2.2, S2.9: shows the last months and how far the last one is, not what has no date', async () => {
    const monthly = { type: 'dossier', by: 'date', step: 'month', measure: 'count', chart: 'line', target: '10' }
    stubServer({
      '/api/reports/list': () => [{ ...kept, report: monthly, place: 1 }],
      '/api/reports/figures': () => ({
        groups: [
          { key: '', count: 90, value: 90 },
          ...[6, 5, 4, 3, 2, 1].map((month) => ({ key: `2026-0${month}`, count: month, value: month })),
        ],
        more: false,
        total: { count: 111, value: 111 },
      }),
    })
    await renderApp('/', { kind: 'staff' })
    const tile = await screen.findByRole('article', { name: 'Dossiers nu' })
    await within(tile).findByText('jun 2026 · Doel 10 · nog 4 te gaan')
    expect(
      within(tile)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['feb', 'mrt', 'apr', 'mei', 'jun'].map((name, at) => `${name} 2026${at + 2}`))
  })
})

describe('the reports', () => {
  it('S2.9: lists one’s own and those of the team; one’s own is thrown away with undo', async () => {
    const { user, server } = await open('/stats/reports')
    const mine = await screen.findByRole('region', { name: 'Van mij' })
    expect(within(mine).getByRole('link', { name: 'Dossiers nu' }).getAttribute('href')).toBe('/stats/report?report=r1')
    within(mine).getByText('Dossiers: aantal per status')
    within(screen.getByRole('region', { name: 'Van het team' })).getByText(/Gedeeld door Els/)
    await user.click(screen.getByRole('button', { name: 'Meer met Van het team' }))
    await screen.findByRole('menuitem', { name: 'Dupliceren' })
    expect(screen.queryByRole('menuitem', { name: 'Weggooien' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(within(mine).getByRole('button', { name: 'Meer met Dossiers nu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Weggooien' }))
    await waitFor(() => expect(notices.at(-1)?.action?.label).toBe('Ongedaan maken'))
    act(() => notices.at(-1)?.action?.run())
    await waitFor(() => expect(server.received.some(({ path }) => path === '/api/reports/restore')).toBe(true))
  })

  it('S2.9: mails a report each month, and says which', async () => {
    const { user, server } = await open('/stats/reports')
    await user.click(await screen.findByRole('button', { name: 'Meer met Dossiers nu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Stuur maandelijks' }))
    await waitFor(() =>
      expect(server.received.find(({ path }) => path === '/api/reports/mail')?.body).toEqual({ _id: 'r1', mail: true }),
    )
    cleanup()
    stubServer({ '/api/reports/list': () => [{ ...kept, mailed: true }], '/api/space/search': () => page([]) })
    await renderApp('/stats/reports', { kind: 'staff' })
    await screen.findByText(/Elke maand per mail/)
    await user.click(screen.getByRole('button', { name: 'Meer met Dossiers nu' }))
    await screen.findByRole('menuitem', { name: 'Niet meer mailen' })
  })

  it('D6: for who sees no statistics there is no such page', async () => {
    await open('/stats/reports', 'supplier')
    await screen.findByText('404 Not Found')
  })
})
