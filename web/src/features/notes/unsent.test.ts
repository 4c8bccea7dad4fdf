import { beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'
import { dropOldOfOthers, unsentKey } from '../../entities/unsent/unsentKeys.ts'
import { forgetUnsent, keepUnsent, unsentOf, wordsIn } from './unsent.ts'

beforeEach(() => localStorage.clear())

function written(text: string): Uint8Array {
  const doc = new Y.Doc()
  doc.getText('x').insert(0, text)
  return Y.encodeStateAsUpdate(doc)
}
const updatesOf = (user: string) => unsentOf(user, 'dossier/1').map(({ update }) => update)

it('D9: what two tabs could not hand over is kept apart, and what is written since an older one was read stays', () => {
  const [one, other, later] = [written('In de ene'), written('In de andere'), written('Daarna nog')]
  const key = (tab: number) => unsentKey('user/els', 'dossier/1', tab)
  keepUnsent(key(1), [one])
  keepUnsent(key(2), [other])
  const before = unsentOf('user/els', 'dossier/1')
  expect(before.map(({ update }) => update)).toEqual([one, other])
  keepUnsent(key(2), [later])
  forgetUnsent(before)
  expect(updatesOf('user/els')).toEqual([later])
})

it('D9: what somebody could not hand over waits for them while others use the browser, for thirty days, and is shown to nobody else', () => {
  const DAY = 24 * 3_600_000
  const update = written('Onderweg geschreven')
  const mine = unsentKey('user/els', 'dossier/1', 1)
  keepUnsent(mine, [update])
  keepUnsent(unsentKey('user/elsbeth', 'dossier/1', 1), [written('Van een ander')])
  localStorage.setItem('schakel.recent.user/ties', '[]')
  dropOldOfOthers('user/ties', DAY)
  dropOldOfOthers('user/ties', 30 * DAY)
  expect(updatesOf('user/ties')).toEqual([])
  expect(updatesOf('user/els')).toEqual([update])
  dropOldOfOthers('user/els', 30 * DAY)
  dropOldOfOthers('user/ties', 31 * DAY)
  expect(updatesOf('user/els'), 'counted anew since they were here').toEqual([update])
  expect(updatesOf('user/elsbeth')).toEqual([])
  dropOldOfOthers('user/ties', 61 * DAY)
  expect(Object.keys(localStorage)).toEqual(['schakel.recent.user/ties'])
})

it('D21.2: what did not fit is read as it was typed: letters that follow each other are one line', () => {
  const doc = new Y.Doc()
  const typed: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => typed.push(update))
  const text = doc.getText('x')
  for (const letter of 'hallo daar') text.insert(text.length, letter)
  text.insert(0, 'Dag. ')
  expect(wordsIn([Y.mergeUpdates(typed)])).toBe('hallo daar\nDag. ')
})
