import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { until } from '../../../test/until.ts'
import { IDLE_MS, WARN_MS } from '../../entities/viewer/idleClock.ts'
import { readSession } from '../../entities/viewer/session.ts'
import { useAskBeforeUnload } from '../../ui/useAskBeforeUnload.ts'
import { IdleHost } from './IdleHost.tsx'

const start = Date.parse('2026-03-02T09:00:00.000Z')
const left: string[] = []

beforeEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  document.body.hidden = false
  left.length = 0
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

function Typed({ onLeave }: { readonly onLeave: () => void }) {
  useAskBeforeUnload(true)
  return <input aria-label="Naam" onBlur={onLeave} />
}

describe('who was away too long', () => {
  it('S4.15: nothing stays on the screen and nothing is asked or saved, whatever was being typed', async () => {
    stubServer({ '/api/auth/logout': () => ({}) })
    const saved = vi.fn()
    await renderWithProviders(
      <>
        <IdleHost />
        <Typed onLeave={saved} />
      </>,
    )
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const name = screen.getByRole('textbox', { name: 'Naam' })
    name.focus()
    expect(isAsked()).toBe(true)
    vi.setSystemTime(start + IDLE_MS)
    fireEvent.pointerMove(document.body)
    await until(() => expect(document.body.hidden).toBe(true))
    name.blur()
    expect(saved).not.toHaveBeenCalled()
    expect(isAsked()).toBe(false)
  })
})

describe('a server that does not answer', () => {
  it('S4.15, D23.7: keeps nobody before an empty page, and hears later that the session is over', async () => {
    const patience = new AbortController()
    const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const answered = new Promise((resolve) => patience.signal.addEventListener('abort', () => resolve({})))
    const server = stubServer({ '/api/auth/logout': () => answered })
    await renderWithProviders(<IdleHost />)
    vi.setSystemTime(start + IDLE_MS)
    fireEvent.pointerMove(document.body)
    await until(() => expect(server.received.map(({ path }) => path)).toContain('/api/auth/logout'))
    patience.abort()
    await until(() => expect(localStorage.getItem('schakel.ended')).toBe('1'))
    asked.mockRestore()
  })
})

describe('a computer that slept', () => {
  it('D23.7: the first thing done after the limit does nothing but log out, and renews nothing', async () => {
    const calls: string[] = []
    stubServer({ '/api/auth/logout': () => calls.push('logout') && {} })
    const pressed = vi.fn()
    await renderWithProviders(
      <>
        <IdleHost />
        <button type="button" onClick={pressed}>
          Verwijder
        </button>
      </>,
    )
    fireEvent.click(screen.getByText('Verwijder'))
    expect(pressed).toHaveBeenCalledTimes(1)
    vi.setSystemTime(start + IDLE_MS)
    fireEvent.pointerMove(document.body)
    fireEvent.click(screen.getByText('Verwijder'))
    expect(pressed).toHaveBeenCalledTimes(1)
    await until(() => expect(calls).toEqual(['logout']))
    expect(localStorage.getItem('schakel.active')).toBeNull()
  })

  it('S4.15: staying logged in is a press however it is made, and so is what is filled in by voice', async () => {
    const calls: string[] = []
    stubServer({ '/api/auth/logout': () => calls.push('logout') && {} })
    await renderWithProviders(
      <>
        <IdleHost />
        <input aria-label="Notitie" />
      </>,
    )
    const passes = (ms: number) => {
      vi.setSystemTime(Date.now() + ms)
      fireEvent(document, new Event('visibilitychange'))
    }
    passes(IDLE_MS - WARN_MS / 2)
    // As a screen reader presses: without a pointer or a key.
    screen.getByRole('button', { name: 'Blijf ingelogd' }).click()
    passes(WARN_MS / 2)
    expect(calls).toEqual([])
    passes(IDLE_MS - WARN_MS)
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    fireEvent.input(screen.getByLabelText('Notitie'), { target: { value: 'gedicteerd' } })
    passes(WARN_MS)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(calls).toEqual([])
    // After the limit neither renews anything (D23.7).
    vi.setSystemTime(Date.now() + IDLE_MS)
    const before = localStorage.getItem('schakel.active')
    fireEvent.input(screen.getByLabelText('Notitie'), { target: { value: 'te laat' } })
    expect([before, localStorage.getItem('schakel.active')]).not.toContain(String(Date.now()))
    await until(() => expect(calls).toEqual(['logout']))
  })

  it('D23.7: a session that the server could not be told of is ended before anybody is asked for', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'auth.in=1'
    const calls: string[] = []
    let isAway = true
    stubServer({
      '/api/auth/logout': () => {
        calls.push('logout')
        if (isAway) return reply(500, { title: 'x' })
        return {}
      },
      '/api/auth/user': () => calls.push('user') && { user: {} },
      '/api/config': () => ({}),
    })
    history.replaceState(null, '', '/card/match/01h/answers?show=other#answer-ui')
    localStorage.setItem('schakel.active', String(start - IDLE_MS))
    sessionStorage.setItem('schakel.tab', '1')
    expect((await readSession()).viewer).toBeUndefined()
    expect(location.search).toContain('idledOut')
    // What one was reading is found again, to the part of the screen (S2.17).
    expect(new URLSearchParams(location.search).get('redirect')).toBe('/card/match/01h/answers?show=other#answer-ui')
    isAway = false
    expect((await readSession()).viewer).toBeUndefined()
    expect(calls).toEqual(['logout', 'logout'])
    await readSession()
    expect(calls).toEqual(['logout', 'logout', 'user'])
    // biome-ignore lint/suspicious/noDocumentCookie: the test takes away what it set
    document.cookie = 'auth.in=; max-age=0'
  })
})
