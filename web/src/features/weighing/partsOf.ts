/** A stretch of a sentence; a number of it leads to what it was made of. */
export interface Part {
  readonly text: string
  readonly isNumber: boolean
}

/** A name as it stands in such a sentence: its own brackets are round, so that nothing of it is taken for a number. */
export function inSentence(name: string): string {
  return name.replaceAll('[', '(').replaceAll(']', ')')
}

/** The stretches of a sentence: what stands between brackets in the texts is a number (F2.15). */
export function partsOf(sentence: string): readonly Part[] {
  return sentence
    .split(/\[([^\]]*)\]/)
    .flatMap((part, at) => (part === '' ? [] : [{ text: part, isNumber: at % 2 === 1 }]))
}
