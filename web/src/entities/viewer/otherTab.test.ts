import { afterEach, expect, it, vi } from 'vitest'
import { goAs } from '../../api/asking.ts'
import { whenLoggedOut } from '../../api/call.ts'
import { wasLoggedInAs, watchSession } from './otherTab.ts'
import { rememberSession, wasLoggedIn } from './sessionSign.ts'

afterEach(() => {
  goAs(undefined)
  localStorage.clear()
})

const elsewhere = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'schakel.session', newValue }))

it('S4.15, D8.1: a page is let go when somebody else logs in by another tab, and not by what leaves it as it is', () => {
  const letGo = vi.fn()
  whenLoggedOut(letGo)
  const stop = watchSession()
  elsewhere('user/ties')
  expect(letGo, 'nobody is logged in here').not.toHaveBeenCalled()
  goAs('user/els')
  for (const same of ['user/els', '1', null]) elsewhere(same)
  expect(letGo).not.toHaveBeenCalled()
  elsewhere('user/ties')
  stop()
  elsewhere('user/ties')
  expect(letGo.mock.calls).toEqual([[true]])
})

it('D8.1: this browser remembers whose session was here last, and an older sign is of anybody', () => {
  goAs('user/els')
  rememberSession(true)
  expect([wasLoggedIn(), wasLoggedInAs('user/els'), wasLoggedInAs('user/ties')]).toEqual([true, true, false])
  localStorage.setItem('schakel.session', '1')
  expect([wasLoggedIn(), wasLoggedInAs('user/ties')]).toEqual([true, true])
  rememberSession(false)
  expect(wasLoggedIn()).toBe(false)
})
