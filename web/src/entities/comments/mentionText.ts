import { escapeHtml, escapePattern, type Mention, mentionMarkup, paragraphsOf } from '@schakel/domain'

// Up to two words behind an @ that begins a word: what somebody is looked up by.
const TYPED = /(?:^|[\s(])@([\p{L}\p{N}.'’-]{0,30}(?: [\p{L}\p{N}.'’-]{0,30})?)$/u

/** Where a mention is being typed, and by which letters; nothing when the caret stands elsewhere. */
export function typedMention(text: string, caret: number): { readonly start: number; readonly q: string } | undefined {
  const before = text.slice(0, caret)
  const q = TYPED.exec(before)?.[1]
  return q === undefined ? undefined : { start: caret - q.length - 1, q }
}

/** Typed lines as rich text, each name that was picked as a mention (D4.3). A name that was changed since is words again. */
export function richWithMentions(text: string, mentions: readonly Mention[]): string {
  const longestFirst = [...mentions].sort((a, b) => b.name.length - a.name.length)
  const names = longestFirst.map(({ name }) => escapePattern(escapeHtml(name)))
  if (names.length === 0) return paragraphsOf(text)
  const pattern = new RegExp(`@(${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return paragraphsOf(text).replace(pattern, (found, name: string) => {
    const mention = longestFirst.find((one) => escapeHtml(one.name) === name)
    return mention ? mentionMarkup(mention) : found
  })
}

/** The people that rich text mentions, with the names by which it calls them. */
export function mentionsOf(html: string): readonly Mention[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return [...body.querySelectorAll('a[data-mention-suggestion-char="@"][data-id]')].map((link) => ({
    id: link.getAttribute('data-id') ?? '',
    name: (link.textContent ?? '').replace(/^@/, ''),
  }))
}

/** Whether rich text is paragraphs and mentions alone, so that editing it as plain text loses nothing. */
export function isPlainWithMentions(html: string): boolean {
  return !/<(?!\/?(p|br)\b)/i.test(html.replace(/<a\b[^>]*data-mention-suggestion-char="@"[^>]*>([^<]*)<\/a>/gi, '$1'))
}
