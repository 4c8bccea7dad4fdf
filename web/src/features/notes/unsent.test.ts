import { beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'
import { keepUnsent, unsentOf } from './unsent.ts'
import { forgetUnsentOfOthers } from './unsentKeys.ts'

beforeEach(() => localStorage.clear())

it('D9: what somebody could not hand over is theirs again, and gone once another uses the browser', () => {
  const doc = new Y.Doc()
  doc.getText('x').insert(0, 'Onderweg geschreven')
  const update = Y.encodeStateAsUpdate(doc)
  keepUnsent('user/els', 'dossier/1', [update])
  keepUnsent('user/elsbeth', 'dossier/1', [update])
  localStorage.setItem('schakel.recent.user/ties', '[]')
  forgetUnsentOfOthers('user/els')
  expect(unsentOf('user/els', 'dossier/1')).toEqual([update])
  expect(unsentOf('user/elsbeth', 'dossier/1')).toEqual([])
  expect(localStorage.getItem('schakel.recent.user/ties')).toBe('[]')
})
