import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'
import { keys } from '../../entities/items/keys.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'

it('D17.2, D8.2: with whom one merges is still chosen when reading anew fails', async () => {
  const keep = anItem('supplier', { _id: 'supplier/01', name: 'Kassabouw' })
  const answers = [keep]
  stubServer({
    '/api/space/supplier/01': () => answers.shift() ?? reply(503, { title: 'Even niet', status: 503 }),
    '/api/space/search': () => page([]),
  })
  const { cache } = await renderApp('/merge?keep=supplier/01')
  const name = /Kassabouw/
  await userEvent.type(await screen.findByRole('combobox', { name }), 'kas')
  await act(() => cache.invalidateQueries({ queryKey: keys.items }))
  const states = () => cache.getQueryCache().findAll({ queryKey: keys.item(keep._id) })
  await waitFor(() => expect(states().map(({ state }) => state.status)).toEqual(['error']))
  expect(screen.getByRole('combobox', { name })).toHaveProperty('value', 'kas')
})

const one = anItem('supplier', { _id: 'supplier/01', name: 'Kassabouw' })
const other = anItem('supplier', { _id: 'supplier/02', name: 'Kassabouw B.V.' })
const dossier = anItem('dossier', { _id: 'dossier/01', name: 'ERP' })
const nothing = { moves: {}, joins: [], total: 0 }
const opening = { edge: 'MATCH', other: dossier, stays: 'match', goes: 'match', opens: true }

/** The page with both beside each other, over a server that answers so to the preview. */
async function beside(preview: () => unknown, merging: () => unknown = () => ({ _id: one._id, _version: 2 })) {
  const server = stubServer({
    '/api/space/supplier/01': () => one,
    '/api/space/supplier/02': () => other,
    '/api/space/merge/preview': preview,
    '/api/space/merge': merging,
    '/api/space/merge/undo': () => Promise.reject(new TypeError('Failed to fetch')),
    '/api/space/search': () => page([]),
    '/api/notifications/list': () => [],
  })
  const { cache } = await renderApp('/merge?keep=supplier/01&drop=supplier/02')
  const button = await screen.findByRole('button', { name: 'Samenvoegen' })
  const merges = () => server.received.filter(({ path }) => path === '/api/space/merge')
  return { ...server, cache, button, merges }
}

describe('pressing to merge', () => {
  it('D23.5: waits until is said what it will do', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { button, merges } = await beside(() => answer.promise)
    await userEvent.click(button)
    expect(merges()).toEqual([])
    answer.resolve(nothing)
    await screen.findByText(/Er hangt niets aan dat meegaat/)
    await userEvent.click(button)
    await waitFor(() => expect(merges()).toHaveLength(1))
  })

  it('D23.5, D8.2: is not possible where that could not be said; it can be asked again', async () => {
    const answers = [reply(500, { title: 'Kapot', status: 500 })]
    const { button, merges } = await beside(() => answers.shift() ?? nothing)
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' })
    await userEvent.click(button)
    expect(merges()).toEqual([])
    await userEvent.click(again)
    await screen.findByText(/Er hangt niets aan dat meegaat/)
    await userEvent.click(button)
    await waitFor(() => expect(merges()).toHaveLength(1))
  })

  it('D23.5: what it will do is said anew when one of the two changed', async () => {
    const { cache, received } = await beside(() => nothing)
    await screen.findByText(/Er hangt niets aan dat meegaat/)
    const asked = () => received.filter(({ path }) => path === '/api/space/merge/preview').length
    const before = asked()
    act(() => {
      cache.setQueriesData({ queryKey: keys.item(other._id) }, { ...other, _version: 2 })
    })
    await waitFor(() => expect(asked()).toBe(before + 1))
  })

  it('D22.1: asks once more where a name becomes readable by it', async () => {
    const { merges } = await beside(() => ({ moves: {}, joins: [opening], total: 1 }))
    await screen.findByText(/leest daarna ook de naam/)
    await userEvent.click(screen.getByRole('button', { name: 'Samenvoegen' }))
    expect(merges()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Samenvoegen en de naam tonen?' }))
    await waitFor(() => expect(merges()).toHaveLength(1))
  })

  it('D22.4: asks once more where a supplier begins to read somebody by it', async () => {
    const readers = [{ _id: 'supplier/03', name: 'Bonnetje', people: 2 }]
    const { merges } = await beside(() => ({ ...nothing, readers }))
    await screen.findByText(/^Hierdoor helemaal leesbaar voor Bonnetje: de kaarten van 2 contactpersonen/)
    await userEvent.click(screen.getByRole('button', { name: 'Samenvoegen' }))
    expect(merges()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Samenvoegen en laten lezen?' }))
    await waitFor(() => expect(merges()).toHaveLength(1))
  })
})

describe('a merge whose answer is lost', () => {
  it('D2.4, D8.2: is sent once more as it was, also when the two are read as they are since, and can be taken back', async () => {
    const previews = [nothing]
    const answers = [() => Promise.reject(new TypeError('Failed to fetch'))]
    const { button, merges, cache, received } = await beside(
      () => previews.shift() ?? reply(404, { title: 'Bestaat niet', status: 404 }),
      () => answers.shift()?.() ?? { _id: one._id, _version: 2 },
    )
    const notices: Notice[] = []
    connectNotices((notice) => notices.push(notice))
    // Those of the tests before.
    notices.length = 0
    const offers = () => notices.filter(({ action }) => action?.isUndo)
    await screen.findByText(/Er hangt niets aan dat meegaat/)
    await userEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    act(() => {
      cache.setQueriesData({ queryKey: keys.item(one._id) }, { ...one, name: other.name, _version: 2 })
    })
    await screen.findByRole('button', { name: 'Opnieuw proberen' })
    await userEvent.click(button)
    await waitFor(() => expect(merges()).toHaveLength(2))
    const [first, second] = merges()
    expect(second?.body).toEqual(first?.body)
    expect(first?.headers['idempotency-key']).toBeTruthy()
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    // So is what takes it back.
    const undos = () => received.filter(({ path }) => path === '/api/space/merge/undo')
    for (const times of [1, 2]) {
      await waitFor(() => expect(offers()).toHaveLength(times))
      act(() => offers().at(-1)?.action?.run())
      await waitFor(() => expect(undos()).toHaveLength(times))
    }
    expect(new Set(undos().map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })
})
