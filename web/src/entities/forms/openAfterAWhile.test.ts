import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAfterAWhile } from './openAfterAWhile.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a page that opens by itself', () => {
  it('S4.14: opens after 2 seconds and says so', () => {
    const open = vi.fn()
    const ended = vi.fn()
    openAfterAWhile(open).onEnd(ended)
    vi.advanceTimersByTime(1999)
    expect(open).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(open).toHaveBeenCalledOnce()
    expect(ended).toHaveBeenCalledExactlyOnceWith('opened')
  })

  it.each(['keydown', 'pointerdown'])('S4.14: stays closed for who has gone on (%s), and says so', (type) => {
    const open = vi.fn()
    const ended = vi.fn()
    openAfterAWhile(open).onEnd(ended)
    vi.advanceTimersByTime(1000)
    dispatchEvent(type === 'keydown' ? new KeyboardEvent(type, { key: 'j' }) : new MouseEvent(type))
    vi.advanceTimersByTime(1000)
    expect(open).not.toHaveBeenCalled()
    expect(ended).toHaveBeenCalledExactlyOnceWith('stopped')
  })

  it('S4.14: a key that is still held goes nowhere', () => {
    const open = vi.fn()
    openAfterAWhile(open)
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }))
    vi.advanceTimersByTime(2000)
    expect(open).toHaveBeenCalledOnce()
  })

  it('S4.14: stays closed where one is on at something else by then', () => {
    const open = vi.fn()
    const ended = vi.fn()
    openAfterAWhile(open, () => true).onEnd(ended)
    vi.advanceTimersByTime(2000)
    expect(open).not.toHaveBeenCalled()
    expect(ended).toHaveBeenCalledExactlyOnceWith('stopped')
  })

  it('S4.14: stays closed for who presses Escape or says that they stay', () => {
    const open = vi.fn()
    const ended = vi.fn()
    openAfterAWhile(open).onEnd(ended)
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    openAfterAWhile(open).stop()
    vi.advanceTimersByTime(5000)
    expect(open).not.toHaveBeenCalled()
    expect(ended).toHaveBeenCalledExactlyOnceWith('stopped')
  })
})
