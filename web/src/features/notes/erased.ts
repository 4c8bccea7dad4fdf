import { ERASED_NAME, erasedWords } from '@schakel/domain/privacy'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { currentLocale } from '../../texts/languageFiles.ts'
import classes from './Note.module.css'

/**
 * Shows words of the reader's language where somebody stood who was erased (D6). The text itself keeps the mark, which reads as Dutch and is
 * everyone's.
 */
export const erasedExtension = Extension.create({
  name: 'erased',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { decorations: ({ doc }) => (currentLocale() === 'nl' ? null : DecorationSet.create(doc, wordsIn(doc))) },
    }),
  ],
})

function wordsIn(doc: Node): Decoration[] {
  const found: Decoration[] = []
  doc.descendants(({ text = '' }, pos) => {
    for (let at = text.indexOf(ERASED_NAME); at >= 0; at = text.indexOf(ERASED_NAME, at + ERASED_NAME.length)) {
      const from = pos + at
      found.push(
        Decoration.widget(from, () => document.createTextNode(erasedWords[currentLocale()]), { side: -1 }),
        Decoration.inline(from, from + ERASED_NAME.length, { class: classes.erased }),
      )
    }
  })
  return found
}
