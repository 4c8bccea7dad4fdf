import { hashFieldOf, valueText } from '@schakel/domain/notes'
import { wordErased } from '@schakel/domain/privacy'
import type { Node } from '@tiptap/pm/model'
import { currentLocale } from '../../texts/languageFiles.ts'
import type { ActionState } from './useActionStates.ts'

/** What a chip says now: a field its value, a question its words in the language of the reader, a person the name that was written (D10). */
export type ChipText = (char: string, id: string, label: string) => string

/** The chips that stand in an editor: drawn anew when what they show changes. */
export class Chips {
  readonly #drawn = new Set<() => void>()
  #fieldText: (id: string) => string | undefined = () => undefined
  #isDone: ActionState = () => undefined

  /** What the fields say now. */
  setFields(fieldText: (id: string) => string | undefined): void {
    this.#fieldText = fieldText
    for (const draw of this.#drawn) draw()
  }

  /** Which of the todos are done now. */
  setActions(isDone: ActionState): void {
    this.#isDone = isDone
    for (const draw of this.#drawn) draw()
  }

  /** What a chip says, as plain text; nothing of what is no chip. */
  readonly words = ({ type, attrs }: Node): string => {
    if (type.name === 'action') return worded(String(attrs.label))
    if (type.name !== 'mention') return ''
    return this.text(String(attrs.mentionSuggestionChar), String(attrs.id), worded(String(attrs.label ?? '')))
  }

  readonly text: ChipText = (char, id, label) => chipText(char, id, label, this.#fieldText)

  /** The place of a chip in the text. */
  view(char: string, id: string, label: string) {
    const dom = document.createElement('span')
    dom.dataset.mention = char
    return this.#follow(dom, () => {
      dom.textContent = this.text(char, id, worded(label))
    })
  }

  /** The place of a todo that was made of a line, ticked once it is done. */
  action(id: string, label: string, says: (label: string, isDone: boolean) => string) {
    const dom = document.createElement('a')
    dom.href = `/card/${id}`
    dom.dataset.type = 'action'
    const name = worded(label)
    dom.textContent = name
    return this.#follow(dom, () => markAction(dom, this.#isDone(id), (isDone) => says(name, isDone)))
  }

  #follow(dom: HTMLElement, draw: () => void) {
    this.#drawn.add(draw)
    draw()
    return {
      dom,
      ignoreMutation: () => true,
      destroy: () => {
        this.#drawn.delete(draw)
      },
    }
  }
}

/** Whoever was erased in words of this language (D6). */
function worded(label: string): string {
  return wordErased(label, currentLocale())
}

/** Shows by a mark, and says, whether a todo is done. */
export function markAction(dom: HTMLElement, isDone: boolean | undefined, says: (isDone: boolean) => string): void {
  if (isDone === undefined) {
    delete dom.dataset.done
    dom.removeAttribute('aria-label')
    return
  }
  dom.dataset.done = String(isDone)
  dom.setAttribute('aria-label', says(isDone))
}

/** As `ChipText`, with what the fields say. */
export function chipText(
  char: string,
  id: string,
  label: string,
  fieldText: (id: string) => string | undefined,
): string {
  if (char === '#' && hashFieldOf(id)) return fieldText(id) ?? `#${label}`
  if (char === '-') return valueText(Number(id.replace('value.', '')), currentLocale()) ?? label
  return `${char}${label}`
}
