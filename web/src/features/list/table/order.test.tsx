import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderApp } from '../../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../../test/stubServer.ts'

beforeEach(() => {
  localStorage.clear()
  // jsdom lays nothing out: the window of the table is said to be this tall.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
})

const leads = [0, 1, 2].map((at) => anItem('lead', { _id: `lead/n${at}`, name: `Zaak ${at}`, status: 'active' }))

it.each([
  ['a table', '/list?type=lead&look=table'],
  ['a table in groups', '/list?type=lead&look=table&group=status'],
])('S2.5: another order of %s, by its head, keeps what is chosen and the keyboard where it is', async (_, path) => {
  const { received } = stubServer({
    '/api/views/list': () => [],
    '/api/lists/statuses': () => [{ status: 'active', count: 3 }],
    '/api/space/search': ({ order }) => page(order === 'desc' ? leads.toReversed() : leads, leads.length),
  })
  await renderApp(path)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Kies Zaak 1' }))
  await user.click(screen.getByRole('checkbox', { name: 'Kies Zaak 2' }))
  const head = () => screen.getByRole('button', { name: 'Sorteer op Naam' })
  head().focus()
  for (const order of ['asc', 'desc']) {
    await user.keyboard('{Enter}')
    await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ sort: 'name', order }))
  }
  const first = () => within(screen.getAllByRole('row')[1] ?? document.body)
  await waitFor(() => expect(first().getByRole('checkbox', { name: 'Kies Zaak 2' })).toBeTruthy())
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  expect(document.activeElement).toBe(head())
})

it('S2.5: an order that could not be read says so, and is read by a press', async () => {
  let isAway = true
  stubServer({
    '/api/views/list': () => [],
    '/api/space/search': ({ sort }) =>
      sort && isAway ? reply(503, { title: 'Even niet bereikbaar', status: 503 }) : page(leads, leads.length),
  })
  await renderApp('/list?type=lead&look=table')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Sorteer op Naam' }))
  const again = await screen.findByRole('button', { name: 'Opnieuw proberen' })
  isAway = false
  await user.click(again)
  expect(await screen.findByRole('link', { name: 'Zaak 0' })).toBeTruthy()
})
