import { Extension } from '@tiptap/core'
import { Plugin, type Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { yCursorPluginKey } from '@tiptap/y-tiptap'
import type { NoteLine } from './noteLine.ts'

/**
 * Keeps the caret where its writer just put it. The browser moves it at once and says so a moment later; an edit or a cursor of
 * somebody else that is drawn in between would put it back to where the editor last knew it.
 */
export function ownCaretOf(line: NoteLine) {
  return Extension.create({
    name: 'ownCaret',
    addProseMirrorPlugins: () => [
      new Plugin({
        view: (view) => {
          line.beforeOthers = () => {
            const selection = selectionInPage(view)
            if (selection) view.dispatch(view.state.tr.setSelection(selection))
          }
          return {
            destroy: () => {
              line.beforeOthers = undefined
            },
          }
        },
      }),
    ],
    dispatchTransaction({ transaction, next }) {
      // A cursor may still be told of as the note is closed.
      const isCursor = !this.editor.isDestroyed && transaction.getMeta(yCursorPluginKey)
      const selection = isCursor ? selectionInPage(this.editor.view) : undefined
      next(selection ? transaction.setSelection(selection) : transaction)
    },
  })
}

/** The selection that the page shows, where it is another one than the editor knows. */
function selectionInPage(view: EditorView): Selection | undefined {
  const { doc, selection } = view.state
  const shown = view.dom.ownerDocument.getSelection()
  if (!shown?.anchorNode || !shown.focusNode || view.composing || !view.hasFocus()) return undefined
  // What is selected as a whole (all, a chip) is shown as text is, and is not text.
  if (!(selection instanceof TextSelection)) return undefined
  if (!view.dom.contains(shown.anchorNode) || !view.dom.contains(shown.focusNode)) return undefined
  const at = (node: Node, offset: number) => doc.resolve(view.posAtDOM(node, offset))
  const found = TextSelection.between(at(shown.anchorNode, shown.anchorOffset), at(shown.focusNode, shown.focusOffset))
  return found.eq(selection) ? undefined : found
}
