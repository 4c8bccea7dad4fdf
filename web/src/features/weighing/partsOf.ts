/** A stretch of a sentence; a number of it leads to what it was made of. */
export interface Part {
  readonly text: string
  readonly isNumber: boolean
}

/** The stretches of a sentence: what stands between brackets in the texts is a number (F2.15), as it never is in a name. */
export function partsOf(sentence: string): readonly Part[] {
  return sentence
    .split(/\[([^\]]*\d[^\]]*)\]/)
    .flatMap((part, at) => (part === '' ? [] : [{ text: part, isNumber: at % 2 === 1 }]))
}
