import { hashFieldOf, valueText } from '@schakel/domain/notes'
import { currentLocale } from '../../texts/i18n.ts'

/** What a chip says now: a field its value, a question its words in the language of the reader, a person the name that was written (D10). */
export type ChipText = (char: string, id: string, label: string) => string

/** The chips that stand in an editor: drawn anew when what they show changes. */
export class Chips {
  readonly #drawn = new Set<() => void>()
  #fieldText: (id: string) => string | undefined = () => undefined

  /** What the fields say now. */
  setFields(fieldText: (id: string) => string | undefined): void {
    this.#fieldText = fieldText
    for (const draw of this.#drawn) draw()
  }

  readonly text: ChipText = (char, id, label) => chipText(char, id, label, this.#fieldText)

  /** The place of a chip in the text. */
  view(char: string, id: string, label: string) {
    const dom = document.createElement('span')
    dom.dataset.mention = char
    const draw = () => {
      dom.textContent = this.text(char, id, label)
    }
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
