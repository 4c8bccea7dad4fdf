import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasNetwork, isOffline, noteLine } from './away.ts'

function say(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

afterEach(() => {
  noteLine(false)
  say(true)
})

describe('whether there is a connection', () => {
  it('S8.8: is what the browser says, also before the line knows that it is gone', () => {
    noteLine(true)
    expect(isOffline()).toBe(false)
    say(false)
    expect([hasNetwork(), isOffline()]).toEqual([false, true])
    say(true)
    expect([hasNetwork(), isOffline()]).toEqual([true, false])
  })

  it('S8.8: is the line to a server on this machine itself, where the browser knows of no network', () => {
    say(false)
    expect(isOffline()).toBe(true)
    noteLine(true)
    expect([hasNetwork(), isOffline()]).toEqual([true, false])
    // From when it knew of one again it can be believed.
    say(true)
    say(false)
    expect(isOffline()).toBe(true)
  })
})
