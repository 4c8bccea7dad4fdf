import { withoutTags } from './values.ts'

const SNIPPET_LENGTH = 140

/** What a remark begins with, without its markup; null where it says nothing. */
export function snippetOf(html: string): string | null {
  return beginningOf(withoutTags(html), SNIPPET_LENGTH) || null
}

/** What a text begins with: at most so many signs, and none cut in two, as no database takes half of one. */
export function beginningOf(text: string, max: number): string {
  return Array.from(text).slice(0, max).join('')
}
