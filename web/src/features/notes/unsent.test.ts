import { beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'
import { forgetUnsentOfOthers, unsentKey } from '../../entities/unsent/unsentKeys.ts'
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

it('D9: what somebody could not hand over is theirs again, and gone once another uses the browser', () => {
  const update = written('Onderweg geschreven')
  keepUnsent(unsentKey('user/els', 'dossier/1', 1), [update])
  keepUnsent(unsentKey('user/elsbeth', 'dossier/1', 1), [update])
  localStorage.setItem('schakel.recent.user/ties', '[]')
  forgetUnsentOfOthers('user/els')
  expect(updatesOf('user/els')).toEqual([update])
  expect(unsentOf('user/elsbeth', 'dossier/1')).toEqual([])
  expect(localStorage.getItem('schakel.recent.user/ties')).toBe('[]')
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
