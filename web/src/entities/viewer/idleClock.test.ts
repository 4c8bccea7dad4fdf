import { beforeEach, describe, expect, it } from 'vitest'
import { Activity, forgetActivity, IDLE_MS, idleStateAt, sleptPastLimit, WARN_MS } from './idleClock.ts'

describe('the idle clock', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('S4.15, S9.2: warns 60 seconds before ten minutes are over, and then it is over', () => {
    expect(IDLE_MS).toBe(600_000)
    expect(idleStateAt(0, IDLE_MS - WARN_MS - 1)).toEqual({ kind: 'active' })
    expect(idleStateAt(0, IDLE_MS - WARN_MS)).toEqual({ kind: 'warned', seconds: 60 })
    expect(idleStateAt(0, IDLE_MS - 1)).toEqual({ kind: 'warned', seconds: 1 })
    expect(idleStateAt(0, IDLE_MS)).toEqual({ kind: 'over' })
  })

  it('S4.15: what is done in one tab counts in the other', () => {
    const here = new Activity(1000)
    const there = new Activity(1000)
    there.note(400_000)
    expect(here.last()).toBe(400_000)
    here.note(500_000)
    expect(there.last()).toBe(500_000)
  })

  it('D23.7: what is done after the limit renews nothing, in this tab or another', () => {
    const here = new Activity(1000)
    const there = new Activity(1000)
    expect(here.note(600_999)).toBe(true)
    expect(there.note(600_999 + IDLE_MS)).toBe(false)
    expect(here.note(600_999 + IDLE_MS)).toBe(false)
    expect(here.last()).toBe(600_999)
    expect(there.last()).toBe(600_999)
  })

  it('D23.7: a tab that is opened after the limit renews nothing for those that slept', () => {
    const slept = new Activity(1000)
    const late = 5000 + IDLE_MS
    const opened = new Activity(late)
    expect(slept.note(late + 1000)).toBe(false)
    expect(idleStateAt(slept.last(), late)).toEqual({ kind: 'over' })
    expect(opened.note(late + 1000)).toBe(true)
  })

  it('D23.7: a tab that slept and is loaded anew slept on; whoever logs in begins anew', () => {
    expect(sleptPastLimit(1000)).toBe(false)
    new Activity(1000).note(3000)
    expect(sleptPastLimit(2999 + IDLE_MS)).toBe(false)
    expect(sleptPastLimit(3000 + IDLE_MS)).toBe(true)
    sessionStorage.clear()
    expect(sleptPastLimit(3000 + IDLE_MS)).toBe(false)
    new Activity(3000 + IDLE_MS)
    forgetActivity()
    expect(sleptPastLimit(9000 + 2 * IDLE_MS)).toBe(false)
    expect(new Activity(9000 + 2 * IDLE_MS).note(10_000 + 2 * IDLE_MS)).toBe(true)
  })
})
