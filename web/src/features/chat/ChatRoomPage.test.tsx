import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { hear, setStatus, setUsers } from '../../entities/live/liveSocket.ts'

const found = {
  room: 'chat:dossier/1',
  item: { _id: 'dossier/1', _type: 'dossier', name: 'Kassa' },
  unread: 0,
  read: 1,
}
const message = {
  ...{ _id: 'chat/1', room: 'chat:dossier/1', seq: 1, text: 'Tot morgen', date: new Date().toISOString() },
  author: { _id: 'user/els', name: 'Els Bakker' },
}
const down = () => reply(503, { title: 'Unavailable', status: 503 })

beforeEach(() => {
  localStorage.clear()
  // What was read is drawn before the test goes on.
  notifyManager.setScheduler(queueMicrotask)
})
afterEach(() => notifyManager.setScheduler(defaultScheduler))

/** Looks at a screen of the chat; the server does what the test says. */
async function come(path: string, begin: { readonly room: () => unknown; readonly list: () => unknown }) {
  const server = { ...begin }
  stubServer({
    '/api/chat/room': () => server.room(),
    '/api/chat/list': () => server.list(),
    '/api/chat/rooms': () => server.room(),
    '/api/chat/read': () => ({ unread: 0 }),
  })
  const { router } = await renderApp(path)
  const { cache } = router.options.context
  /** All is read anew, as after a gap in the line. */
  const readAnew = () => act(async () => cache?.invalidateQueries())
  return { server, readAnew, user: userEvent.setup() }
}
const room = '/chat/chat?room=dossier/1'

it('D13: what was read of a room stays on the screen when reading it anew fails', async () => {
  const { server, readAnew } = await come(room, { room: () => found, list: () => [message] })
  await screen.findByText('Tot morgen')
  server.room = down
  server.list = down
  await readAnew()
  screen.getByText('Tot morgen')
  screen.getByRole('log')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('D13: a room that is gone, or not for one any more, is not shown any longer', async () => {
  const { server, readAnew } = await come(room, { room: () => found, list: () => [message] })
  await screen.findByText('Tot morgen')
  server.room = () => reply(404, { title: 'Not Found', status: 404 })
  await readAnew()
  await waitFor(() => expect(screen.queryByText('Tot morgen')).toBeNull())
})

it('D13: a room goes from the screen as its dossier is thrown away, and is there again once that is taken back', async () => {
  const { server } = await come(room, { room: () => found, list: () => [message] })
  await screen.findByText('Tot morgen')
  server.room = () => reply(404, { title: 'Not Found', status: 404 })
  act(() => hear('delete', { _id: 'dossier/1' }))
  await waitFor(() => expect(screen.queryByText('Tot morgen')).toBeNull())
  server.room = () => found
  act(() => hear('update', { item: { _id: 'dossier/1', _type: 'dossier' } }))
  await screen.findByText('Tot morgen')
})

it('D13: that one is alone in a room is said only where it is known who is there', async () => {
  await come(room, { room: () => found, list: () => [message] })
  const alone = () => screen.queryByText(/Alleen u bent er nu/)
  await screen.findByRole('list', { name: 'In dit gesprek' })
  expect(alone()).toBeNull()
  act(() => setUsers({ room: 'chat:dossier/1', users: [] }))
  expect(alone()).not.toBeNull()
  act(() => setStatus('disconnected'))
  expect(alone()).toBeNull()
  act(() => setStatus('off'))
})

it('D13: a room that could not be read at all is tried again by a press', async () => {
  const { server, user } = await come(room, { room: down, list: () => [message] })
  await screen.findByRole('alert')
  server.room = () => found
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  await screen.findByText('Tot morgen')
})

it('D13: the rooms that were read stay on the screen when reading them anew fails', async () => {
  const { server, readAnew } = await come('/chat', { room: () => [found], list: () => [] })
  await screen.findByText('Kassa')
  server.room = down
  await readAnew()
  screen.getByText('Kassa')
  expect(screen.queryByRole('alert')).toBeNull()
})
