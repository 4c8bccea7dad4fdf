import { Extension } from '@tiptap/core'
import { yCursorPlugin } from '@tiptap/y-tiptap'
import classes from './Note.module.css'
import type { NoteLine } from './noteLine.ts'

/** Where others are in the text, by name and colour, while they move (S2.36, D9). */
export function caretOf(line: NoteLine) {
  return Extension.create({
    name: 'caret',
    addProseMirrorPlugins: () => [
      yCursorPlugin(line.awareness, {
        awarenessStateFilter: (me: number, other: number) => me !== other && line.isShown(other),
        cursorBuilder: (_user: unknown, client: number) => caretAt(line, client),
        selectionBuilder: (_user: unknown, client: number) => ({
          style: `background-color: ${line.writers.get(client)?.color ?? '#455A64'}33`,
        }),
      }),
    ],
  })
}

function caretAt(line: NoteLine, client: number): HTMLElement {
  const { name, color } = line.writers.get(client) ?? { name: '', color: '#455A64' }
  const caret = document.createElement('span')
  caret.className = classes.caret ?? ''
  caret.dataset.caret = ''
  caret.setAttribute('aria-hidden', 'true')
  caret.style.borderColor = color
  const label = document.createElement('span')
  label.className = classes.caretName ?? ''
  label.style.backgroundColor = color
  label.textContent = name
  caret.append(label)
  return caret
}
