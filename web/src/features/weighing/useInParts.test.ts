import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ROWS_AT_ONCE, useInParts } from './useInParts.ts'

afterEach(() => vi.unstubAllGlobals())

const rowsOf = (count: number, value: string) => Array.from({ length: count }, (_, at) => ({ id: String(at), value }))

/** Frames that come when the test says. */
function stubFrames() {
  const asked: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => asked.push(work))
  vi.stubGlobal('cancelAnimationFrame', () => asked.splice(0))
  return { come: () => act(() => asked.shift()?.(0)) }
}

function show(count: number) {
  const frames = stubFrames()
  const hook = renderHook(({ rows }) => useInParts(rows), { initialProps: { rows: rowsOf(count, 'a') } })
  const fresh = () => hook.result.current.filter(({ value }) => value === 'b').length
  return { ...hook, frames, fresh }
}

it('F2.19: of a large table some rows are drawn anew in each frame, until all are', () => {
  const { rerender, frames, fresh } = show(4 * ROWS_AT_ONCE)
  for (let part = 1; part < 4; part += 1) frames.come()
  rerender({ rows: rowsOf(4 * ROWS_AT_ONCE, 'b') })
  const seen = [fresh()]
  for (let part = 1; part < 4; part += 1) {
    frames.come()
    seen.push(fresh())
  }
  expect(seen).toEqual([1, 2, 3, 4].map((part) => part * ROWS_AT_ONCE))
})

it('F2.19: what is told again while it is drawn goes on from the first row', () => {
  const { rerender, frames, result } = show(3 * ROWS_AT_ONCE)
  rerender({ rows: rowsOf(3 * ROWS_AT_ONCE, 'b') })
  rerender({ rows: rowsOf(3 * ROWS_AT_ONCE, 'c') })
  frames.come()
  frames.come()
  expect(new Set(result.current.map(({ value }) => value))).toEqual(new Set(['c']))
})

it('F2.19: few rows, and other ones than were there, are there at once', () => {
  const few = show(2 * ROWS_AT_ONCE)
  few.rerender({ rows: rowsOf(2 * ROWS_AT_ONCE, 'b') })
  expect(few.fresh()).toBe(2 * ROWS_AT_ONCE)
  const other = show(4 * ROWS_AT_ONCE)
  other.rerender({ rows: rowsOf(3 * ROWS_AT_ONCE, 'b') })
  expect(other.fresh()).toBe(3 * ROWS_AT_ONCE)
})
