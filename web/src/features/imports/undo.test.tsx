import { useQueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import type { ImportJob } from './importData.ts'
import { ResultStep } from './ResultStep.tsx'
import { UndoableImports } from './UndoableImports.tsx'

const until = new Date(Date.now() + 86_400_000).toISOString()
const job = {
  _id: 'import1',
  state: 'done',
  file: 'klanten.csv',
  type: 'lead',
  space: 'space/00centre',
  created: '2026-03-02T09:00:00.000Z',
  duplicates: 'skip',
  counts: { created: 3, merged: 0, skipped: 0, failed: 0, duplicates: 0 },
  written: true,
  until,
} as const satisfies ImportJob
const stayed = { _id: 'lead/01', name: 'Hotel Chariot', reason: 'changed' } as const
const undone = { _id: job._id, state: 'undone', trashed: 2, restored: 0, stayed: 1, items: [stayed] } as const

/** As when others change something. */
function AskAgain() {
  const cache = useQueryClient()
  return (
    <button type="button" onClick={() => void cache.invalidateQueries()}>
      Ask again
    </button>
  )
}

describe('taking an import back', () => {
  it('D23.5: the report of a finished import has a button that asks once more and then takes it back', async () => {
    const user = userEvent.setup()
    const server = stubServer({ '/api/import/rows': () => [], '/api/import/undo': () => undone })
    await renderWithProviders(<ResultStep job={job} />, { kind: 'staff' })
    const asked = () => server.received.filter(({ path }) => path === '/api/import/undo')
    await user.click(await screen.findByRole('button', { name: 'Terugdraaien' }))
    expect(asked()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Import terugdraaien?' }))
    expect(asked()).toMatchObject([{ body: { _id: job._id } }])
  })

  it('D23.5: after its thirty days there is no such button', async () => {
    stubServer({ '/api/import/rows': () => [] })
    await renderWithProviders(<ResultStep job={{ ...job, until: '2026-01-01T00:00:00.000Z' }} />, { kind: 'staff' })
    expect(await screen.findByText('Het bestand is geïmporteerd')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Terugdraaien' })).toBeNull()
  })

  it('D23.5: what was taken back says how much, and what stays and why', async () => {
    stubServer({ '/api/import/rows': () => [] })
    const { until: _, ...rest } = job
    await renderWithProviders(<ResultStep job={{ ...rest, state: 'undone', undo: { ...undone, items: [stayed] } }} />, {
      kind: 'staff',
    })
    expect(await screen.findByText('De import is teruggedraaid')).toBeTruthy()
    expect(screen.getByText('2 kaarten naar de prullenbak. 1 kaart blijft staan:')).toBeTruthy()
    const [item] = screen.getAllByRole('listitem')
    expect(item?.textContent).toBe('Hotel Chariot: iemand heeft deze intussen gewijzigd')
  })

  it('D23.5: the list says of each import until when, goes on asking while the server is at it, and shows what came of it', async () => {
    const user = userEvent.setup()
    const answers = [{ ...undone, state: 'undoing' as const, trashed: 1 }, undone]
    const one = { _id: job._id, state: 'done', file: job.file, type: 'lead', by: 'Noor', landed: job.created, until }
    const listed = { ...one, space: { _id: job.space, name: 'Kenniscentrum' }, counts: { created: 3, merged: 0 } }
    const server = stubServer({
      '/api/import/undoable': () => [listed],
      '/api/import/undo': () => answers.shift() ?? {},
    })
    await renderWithProviders(<UndoableImports />, { kind: 'staff' })
    const row = within(await screen.findByRole('listitem'))
    expect(row.getByText('Kenniscentrum · Noor · 3 nieuw')).toBeTruthy()
    expect(
      row
        .getByText(/^Terugdraaien kan tot/)
        .querySelector('time')
        ?.getAttribute('dateTime'),
    ).toBe(until)
    await user.click(row.getByRole('button', { name: 'Terugdraaien' }))
    await user.click(row.getByRole('button', { name: 'Import terugdraaien?' }))
    expect(await row.findByText(/^2 kaarten naar de prullenbak/)).toBeTruthy()
    expect(server.received.filter(({ path }) => path === '/api/import/undo')).toHaveLength(2)
    expect(row.queryByRole('button')).toBeNull()
  })

  it('D23.5: what came of it stays in the list when that is asked for again and has it no more', async () => {
    const user = userEvent.setup()
    const one = { _id: job._id, state: 'done', file: job.file, type: 'lead', by: 'Noor', landed: job.created, until }
    const listed = { ...one, space: { _id: job.space, name: 'Kenniscentrum' }, counts: { created: 3, merged: 0 } }
    let isThere = true
    stubServer({
      '/api/import/undoable': () => (isThere ? [listed] : [{ ...listed, _id: 'job/later', file: 'Later.xlsx' }]),
      '/api/import/undo': () => {
        isThere = false
        return undone
      },
    })
    await renderWithProviders(
      <>
        <UndoableImports />
        <AskAgain />
      </>,
      { kind: 'staff' },
    )
    await user.click(await screen.findByRole('button', { name: 'Terugdraaien' }))
    await user.click(screen.getByRole('button', { name: 'Import terugdraaien?' }))
    await screen.findByText(/^2 kaarten naar de prullenbak/)
    await user.click(screen.getByRole('button', { name: 'Ask again' }))
    await screen.findByText('Later.xlsx')
    expect(screen.getByText(/^2 kaarten naar de prullenbak/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Hotel Chariot' })).toBeTruthy()
  })
})
