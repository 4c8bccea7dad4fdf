import { expect, test } from 'vitest'
import { isCursor } from './cursor.ts'

/** What a tab says of its cursor: one tab, its number, how often it said something, and where it is. */
const bytesOf = (state: unknown, before: readonly number[] = [1, 0xe5, 0x8e, 0x26, 7]) => {
  const text = new TextEncoder().encode(JSON.stringify(state))
  const length = text.length < 128 ? [text.length] : [(text.length & 127) | 128, text.length >> 7]
  return Uint8Array.from([...before, ...length, ...text])
}
const at = { type: { client: 624485, clock: 3 }, item: { client: 624485, clock: 4 }, assoc: -1 }
const cursor = { anchor: at, head: { tname: 'default', assoc: 0 } }

test('D9: a cursor is the place of one tab in the text, or that it has none', () => {
  for (const state of [{ cursor }, { cursor: null }, {}, null])
    expect(isCursor(bytesOf(state)), String(state)).toBe(true)
})

test.each([
  ['a place that is none', { cursor: 5 }],
  ['one without a place', { cursor: { anchor: {}, head: {} } }],
  ['a place in another text', { cursor: { anchor: { tname: 'x' }, head: { tname: 'x' } } }],
  ['a number below zero', { cursor: { anchor: at, head: { item: { client: 1, clock: -1 } } } }],
  ['half a place', { cursor: { anchor: at } }],
  ['more than a place', { cursor, user: 5 }],
  ['a word', 'cursor'],
])('D9: %s is no cursor', (_, state) => {
  expect(isCursor(bytesOf(state))).toBe(false)
})

test('D9: bytes of several tabs, of none, cut off or with more behind them are no cursor', () => {
  const good = bytesOf({ cursor })
  for (const bytes of [
    bytesOf({ cursor }, [2, 1, 1]),
    good.slice(0, -1),
    Uint8Array.from([...good, 32]),
    new Uint8Array(),
    new Uint8Array(40).fill(255),
    Uint8Array.from([1, 1, 1, 2, 0x22, 0xff]),
  ])
    expect(isCursor(bytes), String(bytes)).toBe(false)
})
