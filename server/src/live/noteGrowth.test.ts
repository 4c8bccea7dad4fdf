import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { growthOf } from './noteGrowth.ts'
import { fragmentOf } from './notesDocument.ts'
import { htmlOf, stateOf } from './notesText.ts'

const LINK = 'https://voorbeeld.example/een/lang/adres?met=een&vraag=%22erin%22'
const marks = [{ underline: {} }, { strike: {} }, { italic: {} }, { link: { href: LINK } }] as const

/** One thing that somebody does in the first line. */
const deed = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), text: fc.string({ minLength: 1, maxLength: 12 }), at: fc.nat() }),
  fc.record({ kind: fc.constant('mark' as const), mark: fc.constantFrom(...marks), at: fc.nat(), length: fc.nat(20) }),
  fc.record({ kind: fc.constant('delete' as const), at: fc.nat(), length: fc.nat(20) }),
  fc.record({
    kind: fc.constantFrom('paragraph' as const, 'mention' as const, 'list' as const),
    text: fc.string({ maxLength: 20 }),
  }),
)

test('D4.3: what an edit is said to make the text longer at most is never less than what it does', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 25 }), (deeds) => {
      const doc = new Y.Doc()
      Y.applyUpdate(
        doc,
        stateOf(`<p>De kassa van <a href="${LINK.replaceAll('&', '&amp;')}">dit hotel</a> is oud &amp; traag.</p>`),
      )
      for (const one of deeds) {
        const [length, before] = [htmlOf(doc).length, Y.encodeStateVector(doc)]
        doc.transact(() => act(doc, one))
        expect(htmlOf(doc).length - length).toBeLessThanOrEqual(growthOf(Y.encodeStateAsUpdate(doc, before)))
      }
    }),
  )
})

function act(doc: Y.Doc, one: typeof deed extends fc.Arbitrary<infer T> ? T : never): void {
  const fragment = fragmentOf(doc)
  const line = fragment.get(0)
  const text = line instanceof Y.XmlElement ? line.get(0) : undefined
  if (!(line instanceof Y.XmlElement) || !(text instanceof Y.XmlText)) throw new Error('the first line is gone')
  const at = 'at' in one ? one.at % (text.length + 1) : 0
  if (one.kind === 'type') text.insert(at, one.text)
  else if (one.kind === 'mark') text.format(at, Math.min(one.length, text.length - at), one.mark)
  else if (one.kind === 'delete') text.delete(at, Math.min(one.length, text.length - at))
  else if (one.kind === 'mention') {
    const mention = new Y.XmlElement('mention')
    for (const [name, value] of Object.entries({
      id: `person/${one.text}`,
      label: one.text,
      mentionSuggestionChar: '@',
    }))
      mention.setAttribute(name, value)
    line.insert(1, [mention])
  } else {
    const paragraph = new Y.XmlElement('paragraph')
    paragraph.insert(0, [new Y.XmlText(one.text)])
    if (one.kind === 'paragraph') fragment.insert(fragment.length, [paragraph])
    else {
      const [list, item] = [new Y.XmlElement('taskList'), new Y.XmlElement('taskItem')]
      item.insert(0, [paragraph])
      list.insert(0, [item])
      fragment.insert(fragment.length, [list])
    }
  }
}

test('D4.3: a mark whose end is taken away goes on over what comes after it, which makes the text longer too', () => {
  const doc = new Y.Doc()
  const link = LINK.replaceAll('&', '&amp;')
  Y.applyUpdate(doc, stateOf(`<p><a href="${link}">een</a> <u>oud</u> <a href="${link}">hotel</a></p>`))
  const [length, before] = [htmlOf(doc).length, Y.encodeStateVector(doc)]
  act(doc, { kind: 'mark', mark: { link: { href: LINK } }, at: 0, length: 13 })
  const edit = Y.encodeStateAsUpdate(doc, before)
  expect(htmlOf(doc).length).toBeGreaterThan(length)
  expect(growthOf(edit)).toBeGreaterThanOrEqual(htmlOf(doc).length - length)
})

test('D4.3: an edit that is none is refused', () => {
  expect(() => growthOf(new Uint8Array([7, 7, 7, 7]))).toThrow()
})
