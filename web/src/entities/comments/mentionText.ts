import { escapeHtml, escapePattern, type Mention, mentionMarkup, paragraphsOf } from '@schakel/domain'

// Up to two words behind an @ that begins a word: what somebody is looked up by.
const TYPED = /(?:^|[\s(])@([\p{L}\p{N}.'’-]{0,30}(?: [\p{L}\p{N}.'’-]{0,30})?)$/u

/** Where a mention is being typed, and by which letters; nothing when the caret stands elsewhere. */
export function typedMention(text: string, caret: number): { readonly start: number; readonly q: string } | undefined {
  const before = text.slice(0, caret)
  const q = TYPED.exec(before)?.[1]
  return q === undefined ? undefined : { start: caret - q.length - 1, q }
}

/**
 * Whom a text names of those that were picked, in its order and as often as it does. Two people may have one name: those that were
 * picked under it last stand there in the order of their picks.
 */
export function mentionsIn(text: string, picked: readonly Mention[]): readonly Mention[] {
  const names = picked.length > 0 ? [...text.matchAll(namePattern(picked))].map(([, name]) => name) : []
  return names.flatMap((name, index) => {
    const same = picked.filter((one) => one.name === name)
    const left = names.slice(index).filter((one) => one === name)
    return same.at(-left.length) ?? same[0] ?? []
  })
}

/** Typed lines as rich text, each name that was picked as a mention (D4.3). A name that was changed since is words again. */
export function richWithMentions(text: string, picked: readonly Mention[]): string {
  if (picked.length === 0) return paragraphsOf(text)
  const named = mentionsIn(text, picked).values()
  return paragraphsOf(text).replace(namePattern(picked, escapeHtml), (found) => {
    const { value } = named.next()
    return value ? mentionMarkup(value) : found
  })
}

/** Where a text names somebody, the longest name first. */
function namePattern(people: readonly Mention[], written = (name: string) => name): RegExp {
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length)
  return new RegExp(
    `@(${longestFirst.map(({ name }) => escapePattern(written(name))).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
}

/** The people that rich text mentions, in its order, with the names by which it calls them. */
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
