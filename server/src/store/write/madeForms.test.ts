import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LastMade } from './madeForms.ts'

const form = { of: [], form: { limited: { name: 'Lead 7F3K9Q' }, words: null } }
const keep = (root: string) => lastMade.keep(root, 'as it was', new Map([['dossier/1', form]]))
let lastMade: LastMade

beforeEach(() => {
  vi.useFakeTimers()
  lastMade = new LastMade()
})
afterEach(() => vi.useRealTimers())

test('D7: what was made around a lead is at hand for a minute and no longer, whenever it was kept', () => {
  keep('lead/1')
  expect(lastMade.around('lead/1', 'as it was')?.get('dossier/1')).toBe(form)
  vi.advanceTimersByTime(60_000)
  expect(lastMade.around('lead/1', 'as it was')).toBeUndefined()
  // And so it is for what is kept after that minute.
  vi.advanceTimersByTime(60_000)
  keep('lead/1')
  vi.advanceTimersByTime(60_000)
  expect(lastMade.around('lead/1', 'as it was')).toBeUndefined()
})

test('D7: a form is found only where all that is the same around the lead is as it was', () => {
  keep('lead/1')
  expect(lastMade.around('lead/1', 'with another name')).toBeUndefined()
  expect(lastMade.around('lead/2', 'as it was')).toBeUndefined()
})

test('D21.1: of eight leads the forms are kept, the one of longest ago goes', () => {
  for (let n = 1; n <= 9; n += 1) keep(`lead/${n}`)
  expect(lastMade.around('lead/1', 'as it was')).toBeUndefined()
  expect(lastMade.around('lead/9', 'as it was')).toBeDefined()
})
