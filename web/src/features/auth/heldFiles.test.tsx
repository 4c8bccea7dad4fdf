import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { letGo } from '../../api/leaving.ts'
import { sendForm } from '../../api/sendForm.ts'
import { setLine, setStatus } from '../../entities/live/liveSocket.ts'
import { loadTexts } from '../../texts/languageFiles.ts'
import { EvidenceFile } from '../answers/EvidenceFile.tsx'
import { addUploads } from '../files/uploads.ts'
import { LogoutPage } from './LogoutPage.tsx'

const requests: Slow[] = []

/** A request that answers when the test says so. */
class Slow {
  upload = {}
  status = 200
  statusText = ''
  response = '{}'
  isAborted = false
  onload?: () => void
  onabort?: () => void
  onloadend?: () => void
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null
  send() {
    requests.push(this)
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
    this.onloadend?.()
  }
  answer() {
    this.onload?.()
    this.onloadend?.()
  }
}

beforeEach(async () => {
  await loadTexts()
  localStorage.clear()
  requests.length = 0
  vi.stubGlobal('XMLHttpRequest', Slow)
  setLine({ send: async () => ({ ok: true }), retry: () => undefined })
  setStatus('connected')
})
afterEach(() => {
  letGo()
  setLine(undefined)
  setStatus('off')
  vi.unstubAllGlobals()
})

const file = () => new File(['x'], 'bewijs.pdf')
const isAskedBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const toldOf = async () => (await screen.findByRole('alert')).textContent

it('S2.14, F1.7: a document that proves an answer is told before one logs out, and goes no further once one says so', async () => {
  const { received } = stubServer({ '/api/auth/logout': () => ({}) })
  const user = userEvent.setup()
  await renderWithProviders(<EvidenceFile parent="match/1" file={undefined} onSent={() => undefined} />)
  await user.upload(document.querySelector('input[type=file]') ?? document.createElement('input'), file())
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(isAskedBeforeUnload()).toBe(true)
  await renderWithProviders(<LogoutPage />)
  expect(await toldOf()).toContain('Eén bestand is nog onderweg')
  expect(received).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Toch uitloggen' }))
  await waitFor(() => expect(received).toHaveLength(1))
  expect([requests[0]?.isAborted, isAskedBeforeUnload()]).toEqual([true, false])
})

it('S2.14, S9.2: a file of a list and what is imported beside it count once each', async () => {
  const { received } = stubServer({ '/api/auth/logout': () => ({}) })
  const imported = sendForm('/api/import', new FormData())
  addUploads('dossier/1', [file()], () => undefined)
  await waitFor(() => expect(requests).toHaveLength(2))
  await renderWithProviders(<LogoutPage />)
  expect(await toldOf()).toContain('2 bestanden zijn nog onderweg.')
  expect(received).toEqual([])
  for (const request of requests) request.answer()
  await imported
  await waitFor(() => expect(isAskedBeforeUnload()).toBe(false))
})
