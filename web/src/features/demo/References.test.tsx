import type { ReferenceCall } from '@schakel/domain/calls'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { HOME_ZONE, setTimeZone } from '../../ui/timeZone.ts'
import { References } from './References.tsx'

const heard: ReferenceCall = {
  _id: 'gesprek',
  _version: 2,
  role: 'Hoofd ICT',
  size: '50–249',
  date: '2026-02-20',
  name: 'W. Zandkasteel',
  by: 'Anna',
  rows: [{ key: 'ERP-01', outcome: 'confirmed' }],
}

async function show(references: readonly ReferenceCall[]) {
  const row = { _version: 1, group: 105, level: 'must', weight: 3 }
  const { received } = stubServer({
    '/api/references/list': () => ({ references }),
    '/api/references/save': () => ({ _id: 'nieuw', _version: 1 }),
    '/api/references/restore': () => ({ _id: heard._id, _version: 2 }),
    '/api/references/remove': () => ({ _id: heard._id, removed: true }),
    '/api/requirements/list': () => ({
      rows: [
        { ...row, _id: 'requirement/1', key: 'ERP-01', nl: 'Bestellen aan tafel', proof: 'demo' },
        { ...row, _id: 'requirement/2', key: 'ERP-02', nl: 'Hulp in het weekend', proof: 'reference' },
      ],
    }),
  })
  await renderWithProviders(<References match="match/00match" dossier="dossier/00dossier" />, { kind: 'staff' })
  const sent = (path: string) => received.filter((one) => one.path === path).map(({ body }) => body)
  return { user: userEvent.setup(), sent }
}

describe('calls with referees', () => {
  it('D1.4, F1.12: a new one is of today in the zone that one chose', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-02T20:00:00.000Z'), toFake: ['Date'] })
    setTimeZone('Pacific/Auckland')
    const { user } = await show([])
    await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
    const date = screen.getByLabelText<HTMLInputElement>('Datum van het gesprek')
    expect([date.value, date.max]).toEqual(['2026-03-03', '2026-03-03'])
    setTimeZone(HOME_ZONE)
    vi.useRealTimers()
  })

  it('F1.12: one is recorded with what came of the rows that want a reference, and of others', async () => {
    const { user, sent } = await show([])
    await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
    const form = within(screen.getByRole('form', { name: 'Gesprek vastleggen' }))
    expect(form.getByRole('button', { name: 'Opslaan' }).hasAttribute('disabled')).toBe(true)
    await user.type(form.getByLabelText('Functie'), 'Hoofd ICT')
    await user.selectOptions(form.getByLabelText('ERP-02 Hulp in het weekend'), 'denied')
    await user.selectOptions(form.getByLabelText('Nog een eis'), 'ERP-01')
    await user.click(form.getByRole('button', { name: 'Opslaan' }))
    expect(sent('/api/references/save')).toEqual([
      expect.objectContaining({
        match: 'match/00match',
        role: 'Hoofd ICT',
        name: null,
        size: null,
        rows: [
          { key: 'ERP-01', outcome: 'confirmed' },
          { key: 'ERP-02', outcome: 'denied' },
        ],
      }),
    ])
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('F1.12: what was recorded is read, changed from the version that was read, removed, and had back as it was', async () => {
    const { user, sent } = await show([heard])
    expect(await screen.findByText('W. Zandkasteel, Hoofd ICT')).toBeTruthy()
    expect(screen.getByText('ERP-01: Bevestigd')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Gesprek wijzigen' }))
    await user.click(screen.getByRole('button', { name: 'Opslaan' }))
    expect(sent('/api/references/save')).toMatchObject([{ _id: 'gesprek', _version: 2, rows: heard.rows }])
    const notices: Notice[] = []
    connectNotices((notice) => notices.push(notice))
    await user.click(screen.getByRole('button', { name: 'Gesprek verwijderen' }))
    const gone = [{ match: 'match/00match', _id: 'gesprek' }]
    expect(sent('/api/references/remove')).toEqual(gone)
    // Undone it is that very call, of the texts that were asked about, and no new one.
    await waitFor(() => expect(notices).toHaveLength(1))
    notices[0]?.action?.run()
    await waitFor(() => expect(sent('/api/references/restore')).toEqual(gone))
    expect(sent('/api/references/save')).toHaveLength(1)
  })
})
