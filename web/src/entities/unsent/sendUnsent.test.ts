import type { LiveAnswer } from '@schakel/domain/calls'
import { beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { keepUnsent, unsentOf } from '../../features/notes/unsent.ts'
import { sendUnsent } from './sendUnsent.ts'
import { REFUSED, unsentKey } from './unsentKeys.ts'

beforeEach(() => localStorage.clear())

function written(text: string): Uint8Array {
  const doc = new Y.Doc()
  doc.getText('x').insert(0, text)
  return Y.encodeStateAsUpdate(doc)
}
const answering = (answer: (item: string) => LiveAnswer) =>
  vi.fn(async (_event: string, body: object) => answer('item' in body ? String(body.item) : ''))

it('D9: what was written without a line is handed over, also of notes that are not open, and then gone from the browser', async () => {
  const update = written('Onderweg geschreven')
  keepUnsent(unsentKey('user/els', 'dossier/1', 1), [update])
  keepUnsent(unsentKey('user/els', 'dossier/2', 1), [written('Hier mag ik niet meer')])
  keepUnsent(unsentKey('user/ties', 'dossier/1', 1), [written('Van een ander')])
  const send = answering((item) => (item === 'dossier/1' ? { ok: true } : { ok: false, error: 'forbidden' }))
  expect(await sendUnsent('user/els', send)).toBe(1)
  expect(send.mock.calls[0]).toEqual(['update_editor_server', { item: 'dossier/1', version: 0, delta: update }])
  expect(send, 'nothing of anybody else').toHaveBeenCalledTimes(2)
  expect(unsentOf('user/els', 'dossier/1')).toEqual([])
  expect(unsentOf('user/els', 'dossier/2'), 'what is refused stays').toHaveLength(1)
  expect(await sendUnsent('user/els', () => undefined), 'without a line all of it stays').toBe(1)
})

it('D9: what is written while it is being handed over stays until it is handed over itself', async () => {
  const key = unsentKey('user/els', 'dossier/1', 1)
  keepUnsent(key, [written('Eerst')])
  const send = answering(() => {
    keepUnsent(key, [written('Eerst, en meer')])
    return { ok: true }
  })
  expect(await sendUnsent('user/els', send)).toBe(1)
  localStorage.setItem(key, 'geen tekst van ons !')
  expect(unsentOf('user/els', 'dossier/1')).toEqual([])
})

it('D9: what is too much to send stays until its note is opened: sent, it would break the line', async () => {
  keepUnsent(unsentKey('user/els', 'dossier/1', 1), [written('te veel '.repeat(120_000))])
  keepUnsent(unsentKey('user/els', 'dossier/2', 1), [written('Dit past')])
  const send = answering(() => ({ ok: true }))
  expect(await sendUnsent('user/els', send)).toBe(1)
  expect(send).toHaveBeenCalledTimes(1)
  expect(unsentOf('user/els', 'dossier/1')).toHaveLength(1)
})

it('D9, D10: what was refused is kept and not sent again by itself, also when its writer may write again', async () => {
  const update = written('Te laat')
  keepUnsent(unsentKey('user/els', 'dossier/1', 1, 2), [update])
  const refuse = answering(() => ({ ok: false, error: 'forbidden' }))
  expect(await sendUnsent('user/els', refuse)).toBe(1)
  const allow = answering(() => ({ ok: true }))
  expect(await sendUnsent('user/els', allow)).toBe(1)
  expect(allow).not.toHaveBeenCalled()
  expect(unsentOf('user/els', 'dossier/1')).toEqual([expect.objectContaining({ update })])
})

it.each(['missing', 'renewed'] as const)(
  'D9: what a note takes no more (%s) is not called on its way for ever',
  async (error) => {
    keepUnsent(unsentKey('user/els', 'dossier/1', 1), [written('Te laat')])
    await sendUnsent(
      'user/els',
      answering(() => ({ ok: false, error })),
    )
    const [kept] = unsentOf('user/els', 'dossier/1')
    expect(kept?.epoch).toBe(REFUSED)
  },
)
