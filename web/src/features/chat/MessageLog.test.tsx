import type { ChatMessage } from '@schakel/domain/calls'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { hear, setLine, setStatus } from '../../entities/live/liveSocket.ts'
import { MessageLog } from './MessageLog.tsx'

const room = 'chat:dossier/1'

function said(seq: number, fields: Partial<ChatMessage> = {}): ChatMessage {
  const author = { _id: 'user/els', name: 'Els Bakker' }
  return { _id: `chat/${seq}`, room, seq, author, text: `Bericht ${seq}.`, date: new Date().toISOString(), ...fields }
}
const tell = (message: ChatMessage) => act(() => hear('newMessage', message))
/** What was said, newest first, as the server answers it. */
const page = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => said(newest - index))

beforeEach(() => localStorage.clear())
afterEach(() => {
  setLine(undefined)
  setStatus('off')
})

/** Stands in a room where sixty things were said; the server answers the next reading when the test says so. */
async function come() {
  let hold = false
  let isUp = true
  let isReadUp = true
  const held: (() => void)[] = []
  const { received } = stubServer({
    '/api/chat/list': async ({ before }) => {
      if (!isUp) return reply(503, { title: 'Unavailable', status: 503 })
      // Read now, and told later.
      const answer = before === undefined ? page(60, 11) : page(10, 1)
      if (hold) await new Promise<void>((release) => void held.push(release))
      return answer
    },
    '/api/chat/read': () => (isReadUp ? { unread: 0 } : reply(503, { title: 'Unavailable', status: 503 })),
  })
  await renderWithProviders(<MessageLog room={room} readAtFirst={60} />)
  await screen.findByText('Bericht 60.')
  const log = within(screen.getByRole('log'))
  const asked = () => received.filter(({ path }) => path === '/api/chat/list').length
  return {
    user: userEvent.setup(),
    log,
    asked,
    hold: () => {
      hold = true
    },
    release: async () => {
      hold = false
      await act(async () => {
        for (const release of held.splice(0)) release()
      })
    },
    held: () => held.length,
    setReadUp: (now: boolean) => {
      isReadUp = now
    },
    told: () => received.filter(({ path }) => path === '/api/chat/read').map(({ body }) => body.seq),
    setUp: (now: boolean) => {
      isUp = now
    },
  }
}

it('D13: what is said, changed and taken back while older messages are read stays so', async () => {
  const { user, log, hold, held, release } = await come()
  hold()
  await user.click(log.getByRole('button', { name: 'Eerdere berichten' }))
  await waitFor(() => expect(held()).toBe(1))
  tell(said(61))
  tell(said(60, { text: 'Bericht zestig.', edited: new Date().toISOString() }))
  tell(said(59, { text: '', deleted: true }))
  tell(said(9, { text: 'Bericht negen.', edited: new Date().toISOString() }))
  await log.findByText('Bericht zestig.')
  expect(log.queryByText('Bericht negen.'), 'not before its neighbours').toBeNull()
  await release()
  await log.findByText('Bericht 1.')
  for (const text of ['Bericht 61.', 'Bericht zestig.', 'Bericht negen.']) log.getByText(text)
  for (const text of ['Bericht 60.', 'Bericht 59.', 'Bericht 9.']) expect(log.queryByText(text)).toBeNull()
})

it('D13: what is said and changed while the log is read anew stays so, and then counts what the server says', async () => {
  const { log, hold, held, release, asked } = await come()
  setLine({ send: async () => ({ ok: true }), retry: () => undefined })
  hold()
  act(() => setStatus('connected'))
  await waitFor(() => expect(held()).toBe(1))
  tell(said(61))
  tell(said(60, { text: 'Bericht zestig.', edited: new Date().toISOString() }))
  await release()
  await waitFor(() => expect(log.queryByText('Bericht 60.')).toBeNull())
  log.getByText('Bericht zestig.')
  log.getByText('Bericht 61.')
  // Read once more from here on, it is as the server says.
  act(() => setStatus('disconnected'))
  const before = asked()
  act(() => setStatus('connected'))
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  await log.findByText('Bericht 60.')
})

it('D13: that something was said in its room, heard as by who is elsewhere, is reason to read the log anew', async () => {
  const { asked } = await come()
  const before = asked()
  act(() => hear('chatNews', { room: 'chat:dossier/2' }))
  expect(asked()).toBe(before)
  act(() => hear('chatNews', { room }))
  await waitFor(() => expect(asked()).toBe(before + 1))
})

it('S2.26: a message that was changed leaves the keyboard at it', async () => {
  const mine = said(1, { author: { _id: 'user/00staff', name: 'Sanne de Wit' } })
  stubServer({ '/api/chat/list': () => [mine], '/api/chat/edit': () => mine, '/api/chat/read': () => ({ unread: 0 }) })
  await renderWithProviders(<MessageLog room={room} readAtFirst={1} />)
  ;(await screen.findByRole('button', { name: 'Bewerken' })).focus()
  await userEvent.keyboard('{Enter}!')
  screen.getByRole('button', { name: 'Opslaan' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bewerken' })))
})

it('D13: older messages that cannot be read take nothing from the screen, and are asked for again by a press', async () => {
  const { user, log, setUp } = await come()
  setUp(false)
  await user.click(log.getByRole('button', { name: 'Eerdere berichten' }))
  const again = await log.findByRole('button', { name: 'Opnieuw proberen' })
  log.getByText('Bericht 60.')
  setUp(true)
  await user.click(again)
  await log.findByText('Bericht 1.')
  log.getByText('Bericht 60.')
})

it('D13: what was read counts as read once the server knows: what failed is told again by who looks again', async () => {
  const { log, setReadUp, told } = await come()
  setReadUp(false)
  tell(said(61))
  await log.findByText('Bericht 61.')
  await waitFor(() => expect(told()).toEqual([61]))
  setReadUp(true)
  await waitFor(() => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(told()).toEqual([61, 61])
  })
  await act(async () => undefined)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(told()).toEqual([61, 61])
})
