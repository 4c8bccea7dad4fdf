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
  return calledBy(namesIn(text, picked), picked)
}

/**
 * Who was picked, once a text was changed up to the caret: in front who stands there no longer. A name that came is of who was added, else
 * of who went last, as one may mend a letter of it or take it elsewhere.
 */
export function pickedAfter(
  was: string,
  text: string,
  caret: number,
  picked: readonly Mention[],
  added: readonly Mention[] = [],
): readonly Mention[] {
  const all = [...picked, ...added]
  const stood = mentionsIn(was, picked)
  const names = namesIn(text, all)
  const behind = namesIn(text.slice(caret), all).length
  const before = stood
    .slice(0, Math.min(stood.length, names.length) - behind)
    .filter(({ name }, at) => name === names[at])
  const stay = stood.slice(stood.length - behind)
  const free = all.filter((one) => !before.includes(one) && !stay.includes(one))
  const came = calledBy(names.slice(before.length, names.length - behind), [...all, ...free])
  return [...free.filter((one) => !came.includes(one)), ...before, ...came, ...stay]
}

function namesIn(text: string, picked: readonly Mention[]) {
  return picked.length > 0 ? [...text.matchAll(namePattern(picked))].map(([, name]) => name) : []
}

function calledBy(names: readonly (string | undefined)[], picked: readonly Mention[]): readonly Mention[] {
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
