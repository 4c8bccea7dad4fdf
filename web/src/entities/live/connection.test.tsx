import { propertyOf, textOf } from '@schakel/domain'
import { QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenLoggedOut } from '../../api/call.ts'
import { LiveBanner } from '../../app/layouts/LiveBanner.tsx'
import { sayInRoom, sendAll, unsentCount } from '../unsent/chatOutbox.ts'
import { connectLive } from './connection.ts'
import { enterRoom, lineStatus } from './liveSocket.ts'

type Listener = (...told: unknown[]) => void

/** A socket of which the test says what becomes of it. */
const socket = {
  active: true,
  listeners: new Map<string, Listener>(),
  on(name: string, listener: Listener) {
    socket.listeners.set(name, listener)
  },
  onAny: () => undefined,
  connect: vi.fn(() => socket),
  disconnect: vi.fn(() => socket),
  said: [] as string[],
  joined: [] as string[],
  timeout: () => ({
    emitWithAck: async (event: string, body: unknown) => {
      if (event === 'joinRoom') socket.joined.push(textOf(propertyOf(body, 'room')))
      if (event === 'newMessage') socket.said.push(textOf(propertyOf(body, 'text')))
      return { ok: true, reload: false }
    },
  }),
  tell: (name: string, ...told: unknown[]) => act(() => socket.listeners.get(name)?.(...told)),
}
const io = vi.hoisted(() => vi.fn())
vi.mock('socket.io-client', () => ({ io }))

let close: () => void
let asked = 0
beforeEach(() => {
  vi.useFakeTimers()
  io.mockReturnValue(socket)
  localStorage.clear()
  socket.said = []
  socket.joined = []
  asked = 0
  socket.active = true
  socket.connect.mockClear()
  const cache = new QueryClient()
  cache.invalidateQueries = async () => {
    asked += 1
  }
  close = connectLive(cache, 'user/els')
})
afterEach(() => {
  close()
  vi.useRealTimers()
})

const patience = () => act(() => vi.advanceTimersByTime(2500))

it('S8.8, S3.19: a line that breaks and cannot be mended sets a flag, which the banner tells once it lasts', () => {
  render(<LiveBanner />)
  socket.tell('connect')
  expect(lineStatus()).toBe('connected')
  socket.tell('disconnect', 'transport close')
  expect(lineStatus()).toBe('disconnected')
  expect(screen.getByRole('status').textContent, 'a short gap is nobody’s business').toBe('')
  socket.tell('connect_error', new Error('xhr poll error'))
  expect(lineStatus()).toBe('reconnectError')
  patience()
  expect(screen.getByRole('status').textContent).toContain('Geen verbinding')
  expect(screen.getByRole('button', { name: 'Nu proberen' })).toBeDefined()
  socket.tell('connect')
  expect(screen.getByRole('status').textContent).toContain('Weer verbonden')
})

it('S8.8: a session that ended resets nothing by itself: whatever is asked next says so', () => {
  socket.tell('connect')
  socket.tell('connect_error', Object.assign(new Error('unauthenticated'), { data: { code: 'unauthenticated' } }))
  expect(lineStatus()).toBe('off')
  expect(asked).toBe(1)
})

it('D9: a server that goes is looked for again after a short pause', () => {
  socket.tell('connect')
  socket.tell('disconnect', 'io server disconnect')
  expect(socket.connect).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1000))
  expect(socket.connect).toHaveBeenCalledTimes(1)
})

it('D9, D13: the rooms of what was thrown away and is taken back are entered again, as the server let nobody stay', () => {
  socket.tell('connect')
  const leave = enterRoom('chat:dossier/1')
  const other = enterRoom('chat:dossier/2')
  const update = () => socket.tell('update', { item: { _id: 'dossier/1', _type: 'dossier', _version: 1 } })
  const entered = () => socket.joined.splice(0)
  update()
  expect(entered(), 'a change alone puts nobody out').toEqual(['chat:dossier/1', 'chat:dossier/2'])
  socket.tell('delete', { _id: 'dossier/1' })
  update()
  expect(entered()).toEqual(['chat:dossier/1'])
  update()
  expect(entered()).toEqual([])
  socket.tell('reload')
  expect(entered(), 'one may read something else than before').toEqual(['chat:dossier/1', 'chat:dossier/2'])
  leave()
  other()
})

it('D13: what was said in a room without a line goes once there is one, whatever stands on the screen; of oneself alone', async () => {
  sayInRoom({ by: 'user/els', room: 'chat:dossier/1', text: 'Onderweg' })
  sayInRoom({ by: 'user/els', room: 'chat:dossier/2', text: 'Ook daar' })
  sayInRoom({ by: 'user/ties', room: 'chat:dossier/1', text: 'Van een ander' })
  socket.tell('connect')
  // Who asks meanwhile, as before logging out, waits for the same.
  await sendAll('user/els')
  expect(socket.said).toEqual(['Onderweg', 'Ook daar'])
  expect([unsentCount('user/els'), unsentCount('user/ties')]).toEqual([0, 1])
})

it('D13: what somebody else could not send is dropped once it lies here for thirty days; one’s own waits', () => {
  for (const by of ['user/els', 'user/ties']) sayInRoom({ by, room: 'chat:dossier/1', text: 'Onderweg' })
  const kept = (days: number) => {
    close()
    vi.setSystemTime(Date.now() + days * 24 * 3_600_000)
    close = connectLive(new QueryClient(), 'user/els')
    return [unsentCount('user/els'), unsentCount('user/ties')]
  }
  expect(kept(29)).toEqual([1, 1])
  expect(kept(1)).toEqual([1, 0])
})

it('D8.1, D9: shakes hands as who the page is of, and lets the page go where another has the session', () => {
  expect(io).toHaveBeenLastCalledWith(expect.objectContaining({ auth: { account: 'user/els' } }))
  const letGo = vi.fn()
  whenLoggedOut(letGo)
  sayInRoom({ by: 'user/els', room: 'chat:dossier/1', text: 'Tot zo' })
  socket.active = false
  socket.tell('connect_error', Object.assign(new Error('otherAccount'), { data: { code: 'otherAccount' } }))
  act(() => vi.advanceTimersByTime(60_000))
  expect([letGo.mock.calls, socket.connect.mock.calls, socket.said]).toEqual([[[true]], [], []])
  expect(unsentCount('user/els')).toBe(1)
})
