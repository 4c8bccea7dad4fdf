import type { TimelineEntry } from '@schakel/domain/calls'
import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../../test/stubServer.ts'
import { madeHere } from '../../../entities/items/ownWrites.ts'
import { formatDate } from '../../../ui/format.ts'
import TimelineSection from './TimelineSection.tsx'

const lead = anItem('lead', { _id: 'lead/00haven', name: 'Restaurant De Haven' })
const els = { _id: 'user/00els', name: 'Els Bakker' }
const sanne = { _id: 'user/00staff', name: 'Sanne de Wit' }

const status: TimelineEntry = {
  _id: 'status|1',
  kind: 'status',
  at: '2026-03-02T09:05:00.000Z',
  by: els,
  item: { _id: 'lead/00haven', _type: 'lead', name: 'Restaurant De Haven' },
  status: 'prospect',
  from: 'registered',
  reason: 'Zij belden zelf',
}
const users = (at: string, after: number): TimelineEntry => ({
  _id: `change|${at}`,
  kind: 'change',
  at,
  by: els,
  item: { _id: 'dossier/1', _type: 'dossier', name: 'ERP', organisation: { name: 'Restaurant De Haven' } },
  line: { _id: at, date: at, user: els, kind: 'update', fields: [{ name: 'users', before: 5, after }] },
})
const said = (key: string, at: string, by: typeof els, more: object = {}): TimelineEntry => {
  const comment = {
    _id: `comment/${key}`,
    _type: 'comment' as const,
    _version: 1,
    text: `<p>Gezegd ${key}</p>`,
    date: at,
    author: by,
    _parents: [{ _id: 'lead/00haven', _type: 'lead' as const, name: 'Restaurant De Haven', _edge: 'COMMENTS' }],
    ...more,
  }
  return {
    _id: `comment|comment/${key}`,
    kind: 'comment',
    at,
    by,
    item: { _id: comment._id, _type: 'comment' },
    comment,
  }
}

beforeEach(() => localStorage.clear())

/** A server that answers with what stands in `entries` at that moment. */
function serverOf(entries: TimelineEntry[]) {
  return stubServer({
    '/api/timeline/list': () => ({ entries }),
    '/api/space/save': () => ({ _id: 'comment/9', _version: 1 }),
    '/api/log/list': () => ({ lines: [], people: [], reads: [] }),
  })
}

/** Asks again, as what comes over the connection does. */
function Again() {
  const cache = useQueryClient()
  return (
    <button type="button" onClick={() => void cache.invalidateQueries({ queryKey: ['timeline'] })}>
      Again
    </button>
  )
}

describe('the timeline of an item', () => {
  it('D6: tells in words what happened, where, and bundles what one person changed at one moment', async () => {
    serverOf([status, users('2026-03-02T09:02:00.000Z', 9), users('2026-03-02T09:01:00.000Z', 7)])
    await renderWithProviders(<TimelineSection item={lead} />)
    const [first, second, ...rest] = within(await screen.findByRole('region', { name: '02-03-2026' })).getAllByRole(
      'listitem',
    )
    expect(rest).toEqual([])
    expect(first?.textContent).toContain('Els Bakker')
    expect(first?.textContent).toContain('zette de status van')
    expect(first?.textContent).toMatch(/Geregistreerd.*naar.*Prospect.*Zij belden zelf/)
    expect(second?.textContent).toMatch(/wijzigde dit.*5.*9.*5.*7/)
    within(second ?? document.body).getByRole('link', { name: 'ERP · Restaurant De Haven' })
  })

  it('D6: what others do meanwhile waits behind a press, and what one says oneself stands there at once', async () => {
    const entries = [status]
    serverOf(entries)
    const user = userEvent.setup()
    await renderWithProviders(
      <>
        <TimelineSection item={lead} />
        <Again />
      </>,
    )
    const again = screen.getByRole('button', { name: 'Again' })
    await screen.findByText('Zij belden zelf')
    entries.unshift(said('a', '2026-03-02T10:00:00.000Z', els), said('b', '2026-03-02T09:30:00.000Z', els))
    await user.click(again)
    const pill = await screen.findByRole('button', { name: '2 nieuwe' })
    expect(screen.queryByText('Gezegd a')).toBeNull()
    entries.unshift(said('c', '2026-03-02T11:00:00.000Z', sanne))
    await user.click(again)
    await screen.findByText('Gezegd c')
    expect(screen.queryByText('Gezegd a')).toBeNull()
    await user.click(pill)
    await screen.findByText('Gezegd a')
    expect(screen.queryByRole('button', { name: /nieuwe/ })).toBeNull()
  })

  it('S2.35: what one says and makes stands there at once, also before the server has it', async () => {
    let answer = () => {}
    const later = new Promise<void>((resolve) => {
      answer = resolve
    })
    const entries = [status]
    stubServer({
      '/api/timeline/list': () => ({ entries }),
      '/api/space/save': async () => {
        await later
        return { _id: 'comment/9', _version: 1 }
      },
    })
    const user = userEvent.setup()
    await renderWithProviders(
      <>
        <TimelineSection item={lead} />
        <Again />
      </>,
    )
    await screen.findByText('Zij belden zelf')
    await user.type(screen.getByRole('textbox', { name: 'Schrijf een reactie' }), 'Bel morgen')
    await user.click(screen.getByRole('button', { name: 'Plaatsen' }))
    const stream = await screen.findByRole('region', { name: formatDate(new Date().toISOString(), 'date') })
    expect(stream.textContent).toContain('Bel morgen')
    const todo: TimelineEntry = {
      _id: 'activity|todo/9',
      kind: 'activity',
      at: '2026-03-02T10:00:00.000Z',
      item: { _id: 'todo/9', _type: 'todo', name: 'Nabellen' },
    }
    entries.unshift(todo)
    madeHere.add('todo/9')
    answer()
    await user.click(screen.getByRole('button', { name: 'Again' }))
    await screen.findByText('Nabellen')
    expect(screen.queryByRole('button', { name: /nieuwe?/ })).toBeNull()
  })

  it('D6: kinds are chosen by chips, kept for the next timeline, and an empty one says how to see all again', async () => {
    const { received } = serverOf([])
    const user = userEvent.setup()
    const { unmount } = await renderWithProviders(<TimelineSection item={lead} />)
    await screen.findByText('Er is nog niets gebeurd')
    await user.click(screen.getByRole('button', { name: 'Bestanden' }))
    await screen.findByText('Niets gevonden')
    expect(received.at(-1)?.body).toMatchObject({ item: 'lead/00haven', kinds: ['file'] })
    unmount()
    await renderWithProviders(<TimelineSection item={lead} />)
    expect((await screen.findByRole('button', { name: 'Bestanden' })).getAttribute('aria-pressed')).toBe('true')
    await user.click(await screen.findByRole('button', { name: 'Alles tonen' }))
    expect(screen.getByRole('button', { name: 'Bestanden' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('D6: changes are offered to whoever reads the log alone', async () => {
    serverOf([])
    await renderWithProviders(<TimelineSection item={lead} />, { kind: 'enduser' })
    await screen.findByRole('button', { name: 'Statussen' })
    expect(screen.queryByRole('button', { name: 'Wijzigingen' })).toBeNull()
  })

  it('S2.35, S4.13: one writes on top; what is finished is put away until asked for', async () => {
    const { received } = serverOf([
      said('a', '2026-03-02T10:00:00.000Z', els),
      said('b', '2026-03-02T09:30:00.000Z', els, { finished: '2026-03-02T11:00:00.000Z' }),
    ])
    const user = userEvent.setup()
    await renderWithProviders(<TimelineSection item={lead} />)
    await screen.findByText('Gezegd a')
    expect(screen.queryByText('Gezegd b')).toBeNull()
    const shows = screen.getByRole('button', { name: '1 afgeronde reactie tonen' })
    // Above the stream: what stands under it moves when one comes there.
    const [first] = screen.getAllByRole('listitem')
    expect(first && shows.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(shows)
    await screen.findByText('Gezegd b')
    await user.type(screen.getByRole('textbox', { name: 'Schrijf een reactie' }), 'Bel morgen')
    await user.click(screen.getByRole('button', { name: 'Plaatsen' }))
    await waitFor(() => expect(received.some(({ path }) => path === '/api/space/save')).toBe(true))
  })
})
