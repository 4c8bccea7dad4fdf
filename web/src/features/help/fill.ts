import { translate } from '../../texts/languageFiles.ts'

/** A piece of a text: words, or what stands on the screen. */
export interface Piece {
  readonly text: string
  readonly isOnScreen: boolean
}

/** The text of the help with the words of the screen put in, in pieces. */
export function fill(text: string): readonly Piece[] {
  return text
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith('[')
        ? { text: worded(piece.slice(1, -1)), isOnScreen: true }
        : { text: worded(piece), isOnScreen: false },
    )
}

/** The same as one text. */
export function plain(text: string): string {
  return fill(text)
    .map((piece) => piece.text)
    .join('')
}

function worded(text: string): string {
  return text.replace(/\$t\(([^)]+)\)/g, (_, key: string) => translate(key))
}
