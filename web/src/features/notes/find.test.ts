import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { expect, it } from 'vitest'
import { find, findExtension } from './find.ts'

it('S8.7: whatever one looks for in a note is words and no pattern: what would be none finds nothing, or itself', () => {
  const editor = new Editor({
    extensions: [StarterKit, findExtension],
    content: '<p>Kassa (nieuw), prijs [op aanvraag] + 10% korting?</p>',
  })
  const count = (query: string) => find(editor.view, query, 0).count
  expect(count('kassa')).toBe(1)
  for (const query of ['(', '[op', '+ 10%', '?', ')']) expect([query, count(query)]).toEqual([query, 1])
  for (const query of ['(?<', '*', '\\', '(kassa|prijs)', '.*', '{2,1}']) {
    expect([query, count(query)]).toEqual([query, 0])
  }
  editor.destroy()
})

it('S8.7: a letter that becomes two in small letters moves nothing that is found', () => {
  const editor = new Editor({ extensions: [StarterKit, findExtension], content: '<p>İİ İstanbul Grill 🍺 KASSA</p>' })
  const found = (query: string) => {
    const { count } = find(editor.view, query, 0)
    const { from, to } = editor.state.selection
    return [count, editor.state.doc.textBetween(from, to)]
  }
  expect(found('kassa')).toEqual([1, 'KASSA'])
  expect(found('istanbul')).toEqual([1, 'İstanbul'])
  expect(found('İSTANBUL grill')).toEqual([1, 'İstanbul Grill'])
  editor.destroy()
})
