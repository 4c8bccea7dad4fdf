import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { fragmentOf } from './notesDocument.ts'
import { documentOf, editTo, editUnder, htmlOf, isFarOver, stateOf } from './notesText.ts'

const TEXT = '<p>Wij zoeken een <u>kassa</u> 🍽️ voor drie zaken.</p>'

describe('D9: a note and its rich text', () => {
  test.each([
    TEXT,
    '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>Bellen</p></li></ul>',
    '<p>Met <a data-type="mention" data-id="person/01h" data-mention-suggestion-char="@">@Femke</a> <a href="https://schakel.example">hier</a></p>',
    '<ol><li><p>Een</p><ul><li><p>Twee</p></li></ul></li></ol><p><a href="/card/todo/01h" data-type="action" data-id="todo/01h">Taak</a></p>',
  ])('S2.36: %s is the same document again', (html) => {
    expect(htmlOf(documentOf(stateOf(html)))).toBe(html)
  })

  test('S2.36: what no editor of ours writes is not part of the text', () => {
    const doc = documentOf(stateOf('<p>Goed</p>'))
    fragmentOf(doc).insert(1, [new Y.XmlElement('script'), new Y.XmlText('los')])
    expect(htmlOf(doc)).toBe('<p>Goed</p>')
  })

  test('D21.2: what says far more than a text takes is known without being written out, and what was deleted is no part of it', () => {
    const doc = documentOf(stateOf(`<p>${'x'.repeat(401)}</p>`))
    expect([isFarOver(doc, 100), isFarOver(doc, 101)]).toEqual([true, false])
    // White space may be cleaned away, and may bring a text back within its bounds.
    expect(isFarOver(documentOf(stateOf(`<p>kort${' '.repeat(5000)}</p>`)), 100)).toBe(false)
    fragmentOf(doc).delete(0, 1)
    expect(isFarOver(doc, 100)).toBe(false)
  })

  test('D9: an empty note is one empty line, and says nothing', () => {
    const doc = documentOf(stateOf(''))
    expect(fragmentOf(doc).length).toBe(1)
    expect(htmlOf(doc)).toBe('')
  })

  test('D9: a text that came by another way changes no more than differs, so that what is being typed stays', () => {
    const state = stateOf(`${TEXT}<p>Twee</p><p>Drie</p>`)
    const typing = documentOf(state)
    const line = fragmentOf(typing).get(0)
    const text = line instanceof Y.XmlElement ? line.get(0) : undefined
    if (text instanceof Y.XmlText) text.insert(4, 'samen ')
    const edit = editTo(documentOf(state), `${TEXT.replace('drie', 'vier')}<p>Twee</p><p>Drie!</p>`)
    Y.applyUpdate(typing, edit)
    expect(htmlOf(typing)).toContain('Wij samen')
    expect(htmlOf(typing)).toContain('Drie!')
  })

  test('D9: one line that came otherwise keeps what is typed elsewhere in it', () => {
    const state = stateOf(TEXT)
    const typing = documentOf(state)
    const line = fragmentOf(typing).get(0)
    const text = line instanceof Y.XmlElement ? line.get(0) : undefined
    if (text instanceof Y.XmlText) text.insert(4, 'samen ')
    Y.applyUpdate(typing, editTo(documentOf(state), TEXT.replace('drie', 'vier')))
    expect(htmlOf(typing)).toBe(TEXT.replace('drie', 'vier').replace('Wij ', 'Wij samen '))
  })

  test('D9: whatever it said, it says the new text after the edit', () => {
    const html = fc
      .array(
        fc.oneof(
          fc.stringMatching(/^[a-zé🍽 ]{1,12}$/u).map((text) => `<p>${text.trim() || 'x'}</p>`),
          fc.stringMatching(/^[a-z]{1,6}$/).map((text) => `<p>een <i>${text}</i> twee</p>`),
          fc.stringMatching(/^[a-z]{1,6}$/).map((text) => `<ul><li><p>${text}</p></li></ul>`),
        ),
        { maxLength: 5 },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(html, html, (before, after) => {
        const state = stateOf(before)
        expect(htmlOf(documentOf(state, [editTo(documentOf(state), after)]))).toBe(htmlOf(documentOf(stateOf(after))))
      }),
    )
  })

  test('D10: a template goes under what stands there, in place of an empty line', () => {
    const empty = stateOf('')
    expect(htmlOf(documentOf(empty, [editUnder(documentOf(empty), TEXT)]))).toBe(TEXT)
    const short = stateOf('<p>Kort</p>')
    expect(htmlOf(documentOf(short, [editUnder(documentOf(short), TEXT)]))).toBe(`<p>Kort</p>${TEXT}`)
  })
})
