import { noFigures } from '@schakel/domain/statistics'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'

const some = {
  ...noFigures,
  count: 12,
  match: 4,
  won: 3,
  mismatch: 1,
  users: 80,
  amount: 25_000,
  cost: 2300,
  price: 6900,
}
const lead = { _id: 'lead/1', name: 'Hotel De Kwartel', status: 'prospect' }

const listed = [
  {
    _id: 'match/1',
    name: 'ERP',
    date: '2026-01-12T09:00:00.000Z',
    status: 'won',
    lead: 'Hotel De Kwartel',
    supplier: 'Kassa & Co',
  },
  {
    _id: 'match/2',
    name: 'CRM',
    date: '2026-01-08T09:00:00.000Z',
    status: 'won',
    lead: 'Café Zuid',
    supplier: 'Kassa & Co',
  },
]

function statistics({ from, to }: { from: string; to: string }) {
  const year = Number(from.slice(0, 4))
  return {
    from,
    to,
    months: [
      { year, month: 1, ...some, leadCount: 3, leads: [lead] },
      { year, month: 2, ...noFigures, leadCount: 0, leads: [] },
    ],
    total: some,
    before: { months: [{ year: year - 1, month: 1, ...noFigures, count: 8 }], total: { ...noFigures, count: 8 } },
    steps: [
      { type: 'match', status: 'won', came: 4, took: 3, days: 12.5 },
      { type: 'dossier', status: 'intake', came: 0, took: 0, days: null },
    ],
    suppliers: [{ _id: 'supplier/1', name: 'Kassa & Co', ...some }],
    branches: [],
    sets: [{ _id: 'template/1', name: 'Kassa’s', count: 4, asked: 20, answered: 15, proven: 6, days: 3.5 }],
  }
}

async function open(kind: 'super' | 'staff' | 'supplier', path = '/stats') {
  const server = stubServer({
    '/api/statistics': statistics,
    '/api/statistics/list': () => ({ total: 2, data: listed }),
    '/api/space/search': () => page([{ _id: 'space/1', _type: 'space', _version: 1, name: 'Kenniscentrum Noord' }]),
  })
  await renderApp(path, { kind })
  return { server, user: userEvent.setup() }
}

async function table(user: ReturnType<typeof userEvent.setup>, section: string) {
  const region = await screen.findByRole('region', { name: section })
  await user.click(await within(region).findByText('Als tabel'))
  return within(region).getByRole('table')
}

describe('the statistics', () => {
  it('D11.2: shows staff the figures beside the year before, and every chart has its table', async () => {
    const { user } = await open('staff')
    await screen.findByText('+50% · een jaar eerder 8')
    const all = await table(user, 'Wat er van de matches werd')
    const january = within(all).getByRole('row', { name: /^jan/ })
    within(january).getByText('€ 25.000')
    expect(within(january).getByRole('link', { name: 'Hotel De Kwartel' }).getAttribute('href')).toBe('/card/lead/1')
    within(january).getByText(/Prospect/)
    within(january).getByText(/en nog 2/)
    within(await table(user, 'Stappen van matches')).getByText('75%')
    screen.getByText('Hoeveel dagen de stap duurde, gemiddeld.')
    within(await table(user, 'Matches per leverancier')).getByRole('link', { name: 'Kassa & Co' })
    within(screen.getByRole('region', { name: 'Per branche' })).getByText('Nog niets om te tellen.')
  })

  it('D11.2: a number opens the list of what it counts, also by the keyboard', async () => {
    const { server, user } = await open('staff', '/stats?from=2026-01-10&to=2026-12-31')
    const all = await table(user, 'Wat er van de matches werd')
    const january = within(all).getByRole('row', { name: /^jan/ })
    within(january).getByRole('button', { name: 'Gewonnen, jan 2026: 3, toon de lijst' }).focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Gewonnen, jan 2026' })
    await within(dialog).findByText('2 matches')
    const row = within(dialog).getByRole('link', { name: 'ERP · Hotel De Kwartel · Kassa & Co' })
    expect(row.getAttribute('href')).toBe('/card/match/1')
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
    expect(server.received.findLast(({ path }) => path === '/api/statistics/list')?.body).toMatchObject({
      figure: 'won',
      from: '2026-01-10',
      to: '2026-01-31',
      page: 1,
    })
    // Where there is nothing there is nothing to open.
    const february = within(all).getByRole('row', { name: /^feb/ })
    expect(within(february).queryByRole('button')).toBeNull()
  })

  it('D11.2, F1.3: a requirement set shows its use, and its number of dossiers opens their list', async () => {
    const { server, user } = await open('staff')
    await screen.findByText('+50% · een jaar eerder 8')
    const row = within(await table(user, 'Eisenlijsten')).getByRole('row', { name: /^Kassa’s/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(-4),
    ).toEqual(['4', '75%', '40%', '3,5'])
    await user.click(within(row).getByRole('button', { name: 'Dossiers, Kassa’s: 4, toon de lijst' }))
    await screen.findByRole('dialog', { name: 'Dossiers, Kassa’s' })
    await waitFor(() =>
      expect(server.received.findLast(({ path }) => path === '/api/statistics/list')?.body).toMatchObject({
        figure: 'count',
        of: 'template/1',
      }),
    )
  })

  it('D11.2: a chart says that the last month it counts is not over, and nothing where all of its months are', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-12T12:00:00.000Z') })
    const running = /^feb\.? 2026 loopt nog: geteld tot en met vandaag\.$/
    try {
      await open('staff', '/stats?from=2026-01-01&to=2026-12-31')
      const dossiers = await screen.findByRole('region', { name: 'Dossiers per maand' })
      within(dossiers).getByText(running)
      cleanup()
      await open('staff', '/stats?from=2025-01-01&to=2025-12-31')
      await screen.findByRole('region', { name: 'Dossiers per maand' })
      expect(screen.queryByText(/loopt nog/)).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('D11.2: asks the months of the address, and super users choose a space', async () => {
    const { server, user } = await open('super', '/stats?from=2025-01-01&to=2025-12-31')
    await screen.findByText('+50% · een jaar eerder 8')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ruimte' }), 'Kenniscentrum Noord')
    await waitFor(() =>
      expect(server.received.findLast(({ path }) => path === '/api/statistics')?.body).toEqual({
        from: '2025-01-01',
        to: '2025-12-31',
        space: 'space/1',
      }),
    )
  })

  it('S2.21, S6.3, D6: for others there is no such page, nor a link to it', async () => {
    const { server } = await open('supplier')
    await screen.findByText('404 Not Found')
    expect(screen.queryByRole('link', { name: 'Statistieken' })).toBeNull()
    expect(server.received.filter(({ path }) => path === '/api/statistics')).toEqual([])
  })
})
