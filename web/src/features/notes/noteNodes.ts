import { mergeAttributes, Node } from '@tiptap/core'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { Mention } from '@tiptap/extension-mention'
import StarterKit from '@tiptap/starter-kit'
import { allowedMarkup } from '../../ui/allowedMarkup.ts'
import type { Chips } from './chips.ts'

/** The text of a note; who undoes, undoes only what one did oneself. */
export const noteKit = StarterKit.configure({
  ...allowedMarkup,
  link: false,
  undoRedo: false,
})

/** Lists of tasks; `label` names the box of one for who cannot see it. */
export function tasksOf(label: (task: string) => string) {
  return [TaskList, TaskItem.configure({ nested: true, a11y: { checkboxLabel: (node) => label(node.textContent) } })]
}

/** Somebody, a field or a question in the text, kept as the link that the server lets through (D4.3) and drawn as it is now. */
export function mentionOf(chips: Chips, suggestions: Parameters<typeof Mention.configure>[0]) {
  return Mention.extend({
    parseHTML: () => [{ tag: 'a[data-type="mention"]' }],
    addAttributes() {
      return {
        ...this.parent?.(),
        label: {
          default: null,
          parseHTML: (element: HTMLElement) =>
            (element.textContent ?? '').slice((element.dataset.mentionSuggestionChar ?? '').length),
          renderHTML: () => ({}),
        },
      }
    },
    renderHTML: ({ node, HTMLAttributes }) => [
      'a',
      mergeAttributes({ 'data-type': 'mention' }, HTMLAttributes),
      `${node.attrs.mentionSuggestionChar}${node.attrs.label}`,
    ],
    // What is copied says what stood on the screen (S2.36).
    renderText: ({ node }) => chips.words(node),
    addNodeView:
      () =>
      ({ node }) =>
        chips.view(String(node.attrs.mentionSuggestionChar), String(node.attrs.id), String(node.attrs.label ?? '')),
  }).configure(suggestions)
}

/** A todo of the dossier that was made of a line (S2.36, D10); `says` names it with how it stands. */
export function actionOf(chips: Chips, says: (label: string, isDone: boolean) => string) {
  return Node.create({
    name: 'action',
    group: 'inline',
    inline: true,
    atom: true,
    selectable: true,
    addAttributes: () => ({
      id: { default: null, parseHTML: (element) => element.getAttribute('data-id'), renderHTML: () => ({}) },
      label: { default: '', parseHTML: (element) => element.textContent, renderHTML: () => ({}) },
    }),
    parseHTML: () => [{ tag: 'a[data-type="action"]', priority: 60 }],
    renderHTML: ({ node }) => [
      'a',
      { href: `/card/${node.attrs.id}`, 'data-type': 'action', 'data-id': node.attrs.id },
      String(node.attrs.label),
    ],
    renderText: ({ node }) => chips.words(node),
    addNodeView:
      () =>
      ({ node }) =>
        chips.action(String(node.attrs.id), String(node.attrs.label), says),
  })
}
