import { beforeEach, describe, expect, it } from 'vitest'
import { Activity, IDLE_MS, idleStateAt, WARN_MS } from './idleClock.ts'

describe('the idle clock', () => {
  beforeEach(() => localStorage.clear())

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
})
