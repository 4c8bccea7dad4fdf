import { Editor } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import StarterKit from '@tiptap/starter-kit'
import { expect, it } from 'vitest'
import * as Y from 'yjs'
import { hear } from '../../entities/live/liveSocket.ts'
import { caretOf } from './caret.ts'
import { NoteLine } from './noteLine.ts'
import { ownCaretOf } from './ownCaret.ts'

it('D9: an edit of somebody else leaves the caret where its writer put it a moment before', () => {
  const line = new NoteLine('dossier/1', 'user/els')
  const close = line.open()
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({
    element,
    extensions: [
      StarterKit.configure({ undoRedo: false }),
      Collaboration.configure({ document: line.doc }),
      caretOf(line),
      ownCaretOf(line),
    ],
  })
  const theirs = new Y.Doc()
  const paragraph = new Y.XmlElement('paragraph')
  const text = new Y.XmlText('De kassa is oud.')
  paragraph.insert(0, [text])
  theirs.getXmlFragment('default').insert(0, [paragraph])
  const tell = () =>
    hear('update_editor_client', {
      item: 'dossier/1',
      version: 1,
      delta: Y.encodeStateAsUpdate(theirs),
      whole: true,
      writable: true,
      saved: 1,
    })
  tell()
  expect(editor.getText()).toBe('De kassa is oud.')
  editor.view.focus()
  editor.commands.setTextSelection(17)

  // The browser puts the caret at the beginning, and has not said so yet.
  const shown = element.querySelector('p')?.firstChild
  if (!shown) throw new Error('no text')
  document.getSelection()?.collapse(shown, 0)
  text.insert(16, ' Echt.')
  tell()

  expect(editor.getText()).toBe('De kassa is oud. Echt.')
  expect(editor.state.selection.from).toBe(1)
  editor.destroy()
  close()
  element.remove()
})
