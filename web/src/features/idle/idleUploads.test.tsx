import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { until } from '../../../test/until.ts'
import { sendForm } from '../../api/sendForm.ts'
import { IDLE_MS } from '../../entities/viewer/idleClock.ts'
import { addUploads } from '../files/uploads.ts'
import { IdleHost } from './IdleHost.tsx'

vi.mock('../../api/sendForm.ts', () => ({ sendForm: vi.fn(() => new Promise(() => undefined)) }))

const start = Date.parse('2026-03-02T09:00:00.000Z')

beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

it('S9.2: a file that is on its way goes no further after the limit, and keeps nobody on the page', async () => {
  stubServer({ '/api/auth/logout': () => ({}) })
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  addUploads('dossier/1', [new File(['x'], 'menukaart.pdf')], () => undefined)
  expect(isAsked()).toBe(true)
  await renderWithProviders(<IdleHost />)
  vi.setSystemTime(start + IDLE_MS)
  fireEvent.pointerMove(document.body)
  await until(() => expect(isAsked()).toBe(false))
  expect(vi.mocked(sendForm).mock.calls[0]?.[2]?.signal?.aborted).toBe(true)
})
