import { ERASED_NAME, erasedWords, namesErased, wordErased } from '@schakel/domain/privacy'

// Of the page, so that this needs nothing of what draws it.
const language = () => (document.documentElement.lang === 'en' ? 'en' : 'nl')

/** A JSON text of the server, with words of this language where somebody was named who was erased (D6). */
export function worded(json: string): string {
  return wordErased(json, language())
}

/** The same on its way back, so that what was read is sent as it was. */
export function marked(json: string): string {
  return json.replaceAll(erasedWords[language()], ERASED_NAME)
}

/** What came by another way than an answer. */
export function wordedValue<T>(value: T): T {
  const json = JSON.stringify(value)
  return namesErased(json) ? JSON.parse(worded(json)) : value
}
