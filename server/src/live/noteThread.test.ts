import { Invalid } from '@schakel/domain'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { KeptNote } from '../store/notes/notes.ts'
import { htmlOf, stateOf } from './notesText.ts'
import { onNote, weightOf } from './noteThread.ts'
import { workOn } from './noteWork.ts'

/** A note in which words were written and taken out again, over and over. */
function noteOf(times: number): KeptNote {
  const doc = new Y.Doc()
  const state = stateOf('<p>Begin</p>')
  Y.applyUpdate(doc, state)
  const before = Y.encodeStateVector(doc)
  const text = new Y.XmlText()
  const line = new Y.XmlElement('paragraph')
  line.insert(0, [text])
  doc.getXmlFragment('default').insert(1, [line])
  for (let at = 0; at < times; at += 1) text.insert(Math.floor(text.length / 2), 'woord ')
  text.insert(0, 'Kassa')
  text.delete(5, text.length - 5)
  const delta = Y.encodeStateAsUpdate(doc, before)
  return {
    html: '<p>Begin</p>',
    case: '<p>Begin</p>',
    state,
    updates: [{ seq: 7, number: 1, delta, writer: 'user/een', growth: 30, pieces: times, writers: 1 }],
    savings: [],
    version: 1,
    name: 'Kassa',
    pieces: 5,
    writers: 1,
    epoch: 0,
  }
}

/** Whether this was not done in one go: others had their turn before it was answered. */
async function letsOthers(work: Promise<unknown>): Promise<boolean> {
  const inOneGo = new Promise<'others'>((resolve) => process.nextTick(resolve, 'others'))
  const first = await Promise.race([work.then(() => 'work'), inOneGo])
  await work
  return first === 'others'
}

test('D21.1: others have their turn while a heavy note is saved, opened and made anew, and a light one is at once', async () => {
  const [light, heavy] = [noteOf(5), noteOf(6000)]
  expect(await letsOthers(onNote('save', { note: light }))).toBe(false)
  expect(await letsOthers(onNote('save', { note: heavy }))).toBe(true)
  expect(await letsOthers(onNote('make', { html: '<p>Begin</p>'.repeat(1000) }))).toBe(true)
  expect(await letsOthers(onNote('bytes', { note: heavy }))).toBe(true)
  expect(await letsOthers(onNote('renew', { note: heavy, by: 'user/een', more: undefined }))).toBe(true)
})

test('D9: what is answered is the same, wherever it was worked out', async () => {
  const note = noteOf(6000)
  const saving = await onNote('save', { note })
  expect(saving).toEqual(workOn('save', { note }))
  expect(saving).toMatchObject({ saved: 1, html: '<p>Begin</p><p>Kassa</p>' })
  const doc = new Y.Doc()
  Y.applyUpdate(doc, await onNote('bytes', { note }))
  expect(htmlOf(doc)).toBe('<p>Begin</p><p>Kassa</p>')
})

test('D21.2: a long edit that is none is refused, and the next one is weighed', async () => {
  await expect(weightOf(new Uint8Array(40_000).fill(255))).rejects.toThrow(Invalid)
  const [edit] = noteOf(6000).updates
  expect(await weightOf(edit?.delta ?? new Uint8Array())).toMatchObject({ writers: 1 })
})
