import { expect, onTestFinished, test, vi } from 'vitest'
import { seldomWarner } from './warn.ts'

test('D17.1: what fails again and again is said once, again when it is something else, and after an hour', () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  onTestFinished(() => warned.mockRestore())
  let now = 0
  const warn = seldomWarner(() => now)
  const said = (...errors: readonly unknown[]) => {
    warned.mockClear()
    for (const error of errors) warn(error)
    return warned.mock.calls.map(([error]) => String(error))
  }
  const full = (block: number) => new Error(`could not write block ${block}`)
  expect(said(full(1), full(1), full(27))).toEqual(['Error: could not write block 1'])
  expect(said('weg', 'weg', full(3), full(3))).toEqual(['weg', 'Error: could not write block 3'])
  now += 3_599_999
  expect(said(full(3))).toEqual([])
  now += 1
  expect(said(full(4), full(5))).toEqual(['Error: could not write block 4'])
})
