import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderApp } from '../../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../../ui/notify.ts'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))
beforeEach(() => {
  localStorage.clear()
  notices.length = 0
  // jsdom lays nothing out: the window of the table is said to be this tall.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
})

const STEP = 100

/** Everything of a list of end-users goes to the trash, the list is narrowed, and then that is undone. */
async function undone(count: number, restore: (ids: readonly string[]) => unknown) {
  const leads = Array.from({ length: count }, (_, at) => anItem('lead', { _id: `lead/n${at}`, name: `Zaak ${at}` }))
  const { received } = stubServer({
    '/api/views/list': () => [],
    '/api/space/search': () => page(leads.slice(0, STEP), leads.length),
    '/api/lists/ids': () => leads.map(({ _id }) => _id),
    '/api/space/bulk': ({ ids, remove }: { readonly ids: readonly string[]; readonly remove?: true }) =>
      remove ? { done: ids.map((_id) => ({ _id, _version: 2 })), refused: [] } : restore(ids),
  })
  const { router } = await renderApp('/list?type=lead')
  await screen.findByRole('link', { name: 'Zaak 0' })
  const user = userEvent.setup()
  screen.getByRole('grid').focus()
  await user.keyboard('{Control>}a{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Verwijderen' }))
  await waitFor(() => expect(notices.at(-1)?.action).toBeTruthy())
  const asked = received.length
  await act(() => router.navigate({ to: '/list', search: { type: 'lead', status: 'prospect' } }))
  await waitFor(() => expect(received.slice(asked).some(({ path }) => path === '/api/space/search')).toBe(true))
  act(() => notices.at(-1)?.action?.run())
  return {
    restored: () =>
      received.flatMap(({ path, body }) => (path === '/api/space/bulk' && body.restore ? [body.ids.length] : [])),
  }
}

it('S2.5: what an undo could not put back is told by name and reason, also when the list was narrowed meanwhile', async () => {
  await undone(3, ([first = '', ...others]) => ({
    done: others.map((_id) => ({ _id, _version: 3 })),
    refused: [{ _id: first, name: 'Zaak 0', code: 'forbidden', title: 'Niet toegestaan' }],
  }))
  const report = await screen.findByRole('dialog', { name: '1 is niet teruggezet' })
  expect(report.textContent).toContain('Zaak 0')
  expect(report.textContent).toContain('Niet toegestaan')
  expect(report.textContent).toContain('2 weer zoals ze waren')
})

it('S2.5, D8.2: an undo that breaks off says how many it did not put back, and goes on with those', async () => {
  const answers = [true, false, true, true]
  const { restored } = await undone(250, (ids) =>
    answers.shift()
      ? { done: ids.map((_id) => ({ _id, _version: 3 })), refused: [] }
      : reply(503, { title: 'Even niet bereikbaar', status: 503 }),
  )
  const told = 'Ongedaan maken brak af: 150 zijn nog niet teruggezet'
  await waitFor(() => expect(notices.map(({ title }) => title)).toContain(told))
  act(() => notices.find(({ title }) => title === told)?.action?.run())
  await waitFor(() => expect(restored()).toEqual([100, 100, 100, 50]))
})

it('S2.5: a bulk that is under way says how far it is, and can be stopped, also when the list is narrowed meanwhile', async () => {
  const leads = Array.from({ length: 250 }, (_, at) => anItem('lead', { _id: `lead/n${at}`, name: `Zaak ${at}` }))
  const held = Promise.withResolvers<void>()
  const { received } = stubServer({
    '/api/views/list': () => [],
    '/api/space/search': ({ status }) => (status ? page([]) : page(leads.slice(0, STEP), leads.length)),
    '/api/lists/ids': () => leads.map(({ _id }) => _id),
    '/api/space/bulk': async ({ ids }: { readonly ids: readonly string[] }) => {
      await held.promise
      return { done: ids.map((_id) => ({ _id, _version: 2 })), refused: [] }
    },
  })
  const { router } = await renderApp('/list?type=lead')
  await screen.findByRole('link', { name: 'Zaak 0' })
  const user = userEvent.setup()
  screen.getByRole('grid').focus()
  await user.keyboard('{Control>}a{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Verwijderen' }))
  await screen.findByRole('progressbar')
  await act(() => router.navigate({ to: '/list', search: { type: 'lead', status: 'prospect' } }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Zaak 0' })).toBeNull())
  expect(screen.getByRole('progressbar').getAttribute('max')).toBe('250')
  await user.click(screen.getByRole('button', { name: 'Stoppen' }))
  held.resolve()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(received.flatMap(({ path, body }) => (path === '/api/space/bulk' ? [body.ids.length] : []))).toEqual([STEP])
})

it('D2.4: all that was chosen, tried again after a lost answer, goes by the key of the first try; what is asked later by another', async () => {
  const leads = Array.from({ length: 120 }, (_, at) => anItem('lead', { _id: `lead/n${at}`, name: `Zaak ${at}` }))
  const answers = [true, false, true, true, true]
  const { received } = stubServer({
    '/api/views/list': () => [],
    '/api/space/search': () => page(leads.slice(0, STEP), leads.length),
    '/api/lists/ids': () => leads.map(({ _id }) => _id),
    '/api/space/bulk': ({ ids }: { readonly ids: readonly string[] }) =>
      answers.shift()
        ? { done: ids.map((_id) => ({ _id, _version: 2 })), refused: [] }
        : reply(503, { title: 'Even niet bereikbaar', status: 503 }),
  })
  await renderApp('/list?type=lead')
  await screen.findByRole('link', { name: 'Zaak 0' })
  const user = userEvent.setup()
  const keys = () =>
    received.flatMap(({ path, headers }) => (path === '/api/space/bulk' ? [headers['idempotency-key']] : []))
  const choose = async () => {
    screen.getByRole('grid').focus()
    await user.keyboard('{Control>}a{/Control}')
  }
  const remove = async (calls: number) => {
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(keys()).toHaveLength(calls))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  }
  await choose()
  await remove(2)
  const [first, lost] = keys()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(lost).not.toBe(first)
  // What arrived is chosen no longer: these are those whose answer was lost.
  await remove(3)
  expect(keys()[2]).toBe(lost)
  await choose()
  await remove(5)
  expect(new Set(keys()).size).toBe(4)
})
