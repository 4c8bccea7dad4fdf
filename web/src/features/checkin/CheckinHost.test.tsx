import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderApp, viewerOf } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'

const tick = {
  key: '1',
  by: viewerOf('staff')._id,
  activity: 'activity/7',
  person: 'person/1',
  path: '/api/checkin/present',
  body: { activity: 'activity/7', person: 'person/1', present: '2026-03-02T09:00:00.000Z' },
  shown: { name: 'Aukje Deurwaarder' },
}
beforeEach(() => localStorage.setItem('schakel.checkin.pending', JSON.stringify([tick])))
afterEach(() => localStorage.clear())
const sent = (received: readonly { readonly path: string }[]) =>
  received.filter(({ path }) => path === '/api/checkin/present')

it('D12: what was ticked at the door goes from any page, once', async () => {
  const { received } = stubServer({ '/api/checkin/present': () => ({ _id: 'person/1', _version: 2 }) })
  await renderApp('/')
  await waitFor(() => expect(sent(received)).toMatchObject([{ body: tick.body, headers: { 'idempotency-key': '1' } }]))
  await waitFor(() => expect(localStorage.getItem('schakel.checkin.pending')).toBe('[]'))
})

it('D12: what is refused is said on any page, and leads to the list', async () => {
  stubServer({ '/api/checkin/present': () => reply(404, { title: 'Not Found', status: 404 }) })
  const shown: Notice[] = []
  connectNotices((notice) => shown.push(notice))
  const { router } = await renderApp('/')
  await waitFor(() => expect(shown).toMatchObject([{ title: 'Dit lukte niet: Aukje Deurwaarder', stay: false }]))
  expect(shown[0]?.action?.label).toBe('Naar de lijst')
  act(() => shown[0]?.action?.run())
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkin/7'))
})
