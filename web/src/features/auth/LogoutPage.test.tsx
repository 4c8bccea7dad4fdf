import type { AnyItem } from '@schakel/domain'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { renderWithProviders, viewerOf } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { sendForm } from '../../api/sendForm.ts'
import { setLine, setStatus } from '../../entities/live/liveSocket.ts'
import { sayInRoom, unsentCount } from '../../entities/unsent/chatOutbox.ts'
import { REFUSED, unsentItems, unsentKey } from '../../entities/unsent/unsentKeys.ts'
import { loadTexts } from '../../texts/languageFiles.ts'
import { addUploads } from '../files/uploads.ts'
import { keepUnsent } from '../notes/unsent.ts'
import { SessionsSection } from '../settings/SessionsSection.tsx'
import { LogoutPage } from './LogoutPage.tsx'

vi.mock('../../api/sendForm.ts')

const { _id: user } = viewerOf('staff')
let isTaken = false

beforeEach(async () => {
  await loadTexts()
  localStorage.clear()
  isTaken = false
  setLine({ send: async () => (isTaken ? { ok: true } : { ok: false, error: 'internal' }), retry: () => undefined })
  setStatus('connected')
})
afterEach(() => {
  setLine(undefined)
  setStatus('off')
})

function writeWithoutLine(epoch = 0): void {
  const doc = new Y.Doc()
  doc.getText('x').insert(0, 'Onderweg geschreven')
  keepUnsent(unsentKey(user, 'dossier/1', 1, epoch), [Y.encodeStateAsUpdate(doc)])
}
const isAskedBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const logouts = () => {
  const { received } = stubServer({ '/api/auth/logout': () => ({}) })
  return received
}

it('S2.14, D9: what could not be sent is told before one logs out, and goes only when one says so', async () => {
  const received = logouts()
  writeWithoutLine()
  sayInRoom({ by: user, room: 'chat:dossier/1', text: 'Tot zo' })
  await renderWithProviders(<LogoutPage />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('In één aanvraag staat iets')
  expect(alert.textContent).toContain('Eén bericht in de chat')
  expect(received).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Toch uitloggen' }))
  await waitFor(() => expect(received).toHaveLength(1))
  expect([unsentItems(user), unsentCount(user)]).toEqual([[], 0])
})

it('S2.14, D12: a check-in that waits is told before one logs out too', async () => {
  const one = {
    by: user,
    activity: 'activity/1',
    person: 'person/1',
    path: '/api/checkin/present',
    body: {},
    shown: {},
  }
  localStorage.setItem('schakel.checkin.pending', JSON.stringify([{ ...one, key: '1' }]))
  const { received } = stubServer({ '/api/checkin/present': () => reply(503, {}), '/api/auth/logout': () => ({}) })
  await renderWithProviders(<LogoutPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Eén check-in aan de deur')
  fireEvent.click(screen.getByRole('button', { name: 'Toch uitloggen' }))
  await waitFor(() => expect(received.some(({ path }) => path === '/api/auth/logout')).toBe(true))
  expect(localStorage.getItem('schakel.checkin.pending')).toBe('[]')
})

it('S2.14, D12: a walk-in that was refused is told apart, with the way to it, and is not said to be sent again', async () => {
  const one = { by: user, activity: 'activity/7', person: 'person/new1', path: '/api/space/save', body: {}, shown: {} }
  const why = { status: 422, title: 'Invalid', errors: [] }
  localStorage.setItem('schakel.checkin.pending', JSON.stringify([{ ...one, key: '1', refused: why }]))
  const received = logouts()
  await renderWithProviders(<LogoutPage />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Eén inloper aan de deur is niet aangenomen.')
  expect(alert.textContent).not.toContain('nog niet verstuurd.')
  expect(screen.getByRole('link', { name: 'Naar het inchecken' }).getAttribute('href')).toBe('/checkin/7')
  expect(screen.queryByRole('button', { name: 'Opnieuw versturen' })).toBeNull()
  expect(received).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Toch uitloggen' }))
  await waitFor(() => expect(received).toHaveLength(1))
  expect(localStorage.getItem('schakel.checkin.pending')).toBe('[]')
})

it('S2.14, D9: what a note did not take is told apart, with the way to it, and is not said to be sent again', async () => {
  const received = logouts()
  writeWithoutLine(REFUSED)
  isTaken = true
  await renderWithProviders(<LogoutPage />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('In één aanvraag is wat u schreef niet aangenomen.')
  expect(alert.textContent).not.toContain('nog niet is verstuurd')
  expect(screen.getByRole('link', { name: 'Naar de aanvraag' }).getAttribute('href')).toBe('/card/dossier/1')
  expect(screen.queryByRole('button', { name: 'Opnieuw versturen' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Toch uitloggen' }))
  await waitFor(() => expect(received).toHaveLength(1))
  expect(unsentItems(user)).toEqual([])
})

it('S2.14, S4.16: a planning that waits is told before one logs out too', async () => {
  const base = { version: 1, planning: [] }
  const one = { key: '1', by: user, dossier: 'dossier/1', name: 'ERP', planning: [], base, state: 'waiting' }
  localStorage.setItem('schakel.planning', JSON.stringify([one]))
  const { received } = stubServer({
    '/api/space/update/dossier/1': () => {
      throw new TypeError('Failed to fetch')
    },
    '/api/auth/logout': () => ({}),
  })
  await renderWithProviders(<LogoutPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('De planning van één aanvraag')
  fireEvent.click(screen.getByRole('button', { name: 'Toch uitloggen' }))
  await waitFor(() => expect(received.some(({ path }) => path === '/api/auth/logout')).toBe(true))
  expect(localStorage.getItem('schakel.planning')).toBe('[]')
})

it('S2.14, D9: what can be sent now is sent, and one logs out without a question', async () => {
  const received = logouts()
  writeWithoutLine()
  isTaken = true
  await renderWithProviders(<LogoutPage />)
  await waitFor(() => expect(received).toHaveLength(1))
  expect(unsentItems(user)).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('S2.14, S9.2: a file that is on its way is told before one logs out, and goes no further once one says so', async () => {
  const received = logouts()
  const signals: (AbortSignal | undefined)[] = []
  vi.mocked(sendForm).mockImplementation((_path, _form, { signal } = {}) => {
    signals.push(signal)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  addUploads(
    'dossier/1',
    ['een', 'twee', 'drie'].map((name) => new File(['x'], `${name}.pdf`)),
    () => undefined,
  )
  await renderWithProviders(<LogoutPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('3 bestanden zijn nog onderweg.')
  expect(received).toEqual([])
  expect(isAskedBeforeUnload()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Toch uitloggen' }))
  await waitFor(() => expect(received).toHaveLength(1))
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
  expect(isAskedBeforeUnload()).toBe(false)
})

it('S2.14: a file that arrives while one logs out is waited for without a question', async () => {
  const received = logouts()
  const sent = Promise.withResolvers<AnyItem>()
  vi.mocked(sendForm).mockReturnValue(sent.promise)
  addUploads('dossier/1', [new File(['x'], 'menukaart.pdf')], () => undefined)
  await renderWithProviders(<LogoutPage />)
  expect(received).toEqual([])
  sent.resolve({ _id: 'file/1', _type: 'file', _version: 1 })
  await waitFor(() => expect(received).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('D8.8, S2.14: whoever logs out everywhere is told first too what could not be sent', async () => {
  const { received } = stubServer({
    '/api/auth/sessions': () => [],
    '/api/auth/logout': () => ({}),
  })
  writeWithoutLine()
  const { router } = await renderWithProviders(<SessionsSection />)
  fireEvent.click(await screen.findByRole('button', { name: 'Overal uitloggen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/logout'))
  const { state } = router.state.location
  cleanup()
  const logout = await renderWithProviders(<LogoutPage />)
  await logout.router.navigate({ to: '/logout', state })
  fireEvent.click(await screen.findByRole('button', { name: 'Toch uitloggen' }))
  await waitFor(() => expect(received.at(-1)).toMatchObject({ path: '/api/auth/logout', body: { everywhere: true } }))
  expect(received.map(({ path }) => path)).toEqual(['/api/auth/sessions', '/api/auth/logout'])
})
