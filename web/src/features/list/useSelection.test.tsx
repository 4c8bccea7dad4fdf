import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderApp, renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'
import { keys } from '../../entities/items/keys.ts'
import { connectNotices } from '../../ui/notify.ts'
import { type Placed, type SelectionStore, useSelection } from './useSelection.ts'

const lead = (name: string | number) => anItem('lead', { _id: `lead/n${name}`, name: `Zaak ${name}` })

beforeEach(() => {
  localStorage.clear()
  // jsdom lays nothing out: the window of the table is said to be this tall.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
})

it.each(['table', 'cards'])(
  'S2.5: Shift reaches from the row that was chosen, wherever it stands by now: %s',
  async (look) => {
    const leads = [0, 1, 2, 3, 4, 5].map(lead)
    const isIn = (offset: number, limit: number) => leads.slice(offset, offset + limit).map(({ _id }) => _id)
    stubServer({
      '/api/views/list': () => [],
      '/api/space/search': () => page([...leads], leads.length),
      '/api/lists/ids': ({ offset, limit }) => isIn(offset, limit),
    })
    const { cache } = await renderApp(`/list?type=lead&look=${look}`)
    const user = userEvent.setup()
    const box = (name: string) => screen.findByRole('checkbox', { name: `Kies ${name}` })
    await user.click(await box('Zaak 2'))
    leads.unshift(lead('nieuw'))
    await act(() => cache.invalidateQueries({ queryKey: keys.searches }))
    await box('Zaak nieuw')
    await user.keyboard('{Shift>}')
    await user.click(await box('Zaak 4'))
    await user.keyboard('{/Shift}')
    await screen.findByText('3 gekozen')
    expect(await box('Zaak 1')).toHaveProperty('checked', false)
    expect(await box('Zaak 2')).toHaveProperty('checked', true)
  },
)

/** A list of which only the rows of one stretch are there; its buttons choose the first row and reach to a later one. */
function Chooser({ seen }: { readonly seen: Placed }) {
  const selection = useSelection({ feed: 'lead' })
  return (
    <>
      <button type="button" onClick={() => selection.toggle('lead/n0', 0)}>
        first
      </button>
      <button type="button" onClick={() => void selection.reach(150, seen)}>
        reach
      </button>
      <output>{[...selection.ids].join(' ')}</output>
    </>
  )
}

/** Of these the rows around the one that is reached. */
function seenOf(ids: readonly string[]): Placed {
  const isSeen = (index: number) => index >= 140 && index < 155
  return {
    at: (index) => (ids[index] !== undefined && isSeen(index) ? { _id: ids[index] } : undefined),
    indexOf: (id) => (isSeen(ids.indexOf(id)) ? ids.indexOf(id) : -1),
  }
}

it.each([
  [2, 2, 151, [[0, 151]]],
  [
    160,
    150,
    161,
    [
      [0, 151],
      [0, 5000],
    ],
  ],
])(
  'S2.5: rows out of sight are asked of the server, from where the chosen one is by now: %i came on top',
  async (came, first, end, asked) => {
    const [added, ids] = ['x', 'n'].map((name) => Array.from({ length: 300 }, (_, at) => `lead/${name}${at}`))
    const now = [...(added ?? []).slice(0, came), ...(ids ?? [])]
    const chosen = new Set(['lead/n0', ...now.slice(first, end)])
    const { received } = stubServer({
      '/api/lists/ids': ({ offset, limit }) => now.slice(offset, offset + limit),
    })
    await renderWithProviders(<Chooser seen={seenOf(now)} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'first' }))
    await user.click(screen.getByRole('button', { name: 'reach' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe([...chosen].join(' ')))
    expect(received.map(({ body }) => [body.offset, body.limit])).toEqual(asked)
  },
)

/** Chooses a whole group of three thousand, and one item more. */
function GroupChooser({ name, store }: { readonly name: string; readonly store: SelectionStore }) {
  const selection = useSelection({ feed: 'lead', q: name }, store)
  return (
    <>
      <button type="button" onClick={() => void selection.all()}>
        {`all ${name}`}
      </button>
      <button type="button" onClick={() => selection.toggle('lead/more', 0)}>
        {`more ${name}`}
      </button>
    </>
  )
}

function GroupsChooser() {
  const store = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <GroupChooser name="a" store={store} />
      <GroupChooser name="b" store={store} />
      <output>{store[0].size}</output>
    </>
  )
}

it('S2.5: of what is chosen beyond the most that one can, group by group or one by one, it is told each time', async () => {
  const told: unknown[] = []
  connectNotices(({ message }) => told.push(message))
  stubServer({ '/api/lists/ids': ({ q }) => Array.from({ length: 3000 }, (_, at) => `lead/${q}${at}`) })
  await renderWithProviders(<GroupsChooser />)
  const user = userEvent.setup()
  const press = async (name: string, count: string) => {
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(count))
  }
  await press('all a', '3000')
  await press('more a', '3001')
  await press('all a', '3001')
  await press('more a', '3000')
  expect(told).toEqual([])
  const most = 'U kunt er hoogstens 5000 tegelijk kiezen; de rest staat niet aangevinkt.'
  await press('all b', '5000')
  await waitFor(() => expect(told).toEqual([most]))
  await press('more b', '5000')
  await waitFor(() => expect(told).toEqual([most, most]))
})
