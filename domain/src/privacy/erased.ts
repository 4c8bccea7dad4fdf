// Between two signs that nobody sees, so that it is known from what somebody typed; who does not know them reads Dutch.
const SIGN = '\u2063'

/** Where somebody was named who was erased, in the language of whoever reads it. */
export const erasedWords = { nl: 'Verwijderd persoon', en: 'Erased person' } as const

/** What stands in the database where somebody was named who was erased (D6): a mark, worded when it is read. */
export const ERASED_NAME = `${SIGN}${erasedWords.nl}${SIGN}`

/** Whether somebody who was erased is named in a text, or in a JSON text. */
export function namesErased(text: string): boolean {
  return text.includes(SIGN)
}

/** A text, or a JSON text, as it is read in a language. */
export function wordErased(text: string, language: keyof typeof erasedWords): string {
  return text.replaceAll(ERASED_NAME, erasedWords[language])
}
