/** A piece of an HTML source. */
export type Token =
  | { readonly kind: 'text'; readonly start: number; readonly end: number }
  | {
      readonly kind: 'open'
      readonly name: string
      readonly attributes: readonly Attribute[]
      readonly start: number
      readonly end: number
    }
  | { readonly kind: 'close'; readonly name: string; readonly start: number; readonly end: number }

export interface Attribute {
  readonly name: string
  /** As written, references not yet decoded. */
  readonly value: string
}

const NAME = /[a-zA-Z][^\s/>]*/y
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']*)))?/y
const TAG_END = /[\s/]*>/y

/**
 * The tags and texts of sanitised HTML, in order and in linear time. What does not close as a tag is text; comments and
 * declarations are nothing.
 */
export function tokensOf(html: string): Token[] {
  const tokens: Token[] = []
  let textStart = 0
  let at = 0
  // A tag that never ends makes text of all that follows: looking for its end again would cost the square.
  let isOpenEnded = false
  const endText = (end: number) => {
    if (end > textStart) tokens.push({ kind: 'text', start: textStart, end })
  }
  for (;;) {
    const start = isOpenEnded ? -1 : html.indexOf('<', at)
    if (start < 0) break
    const skipped = skip(html, start)
    if (skipped > 0) {
      endText(start)
      textStart = at = skipped
      continue
    }
    const tag = tagAt(html, start)
    if (tag === undefined) at = start + 1
    else if (tag === 'endless') isOpenEnded = true
    else {
      endText(start)
      tokens.push(tag)
      textStart = at = tag.end
    }
  }
  endText(html.length)
  return tokens
}

/** The end of a comment or declaration that begins here, or -1. */
function skip(html: string, start: number): number {
  const next = html.charAt(start + 1)
  if (next !== '!' && next !== '?') return -1
  const isComment = html.startsWith('<!--', start)
  const end = html.indexOf(isComment ? '-->' : '>', start + (isComment ? 4 : 2))
  return end < 0 ? html.length : end + (isComment ? 3 : 1)
}

function tagAt(html: string, start: number): Token | undefined | 'endless' {
  const isClose = html.charAt(start + 1) === '/'
  NAME.lastIndex = start + (isClose ? 2 : 1)
  const name = NAME.exec(html)?.[0]
  if (name === undefined) return undefined
  const attributes: Attribute[] = []
  let at = NAME.lastIndex
  for (;;) {
    TAG_END.lastIndex = at
    if (TAG_END.test(html)) break
    ATTRIBUTE.lastIndex = at
    const match = ATTRIBUTE.exec(html)
    if (!match) return 'endless'
    attributes.push({ name: (match[1] ?? '').toLowerCase(), value: match[2] ?? match[3] ?? match[4] ?? '' })
    at = ATTRIBUTE.lastIndex
  }
  const end = TAG_END.lastIndex
  const lower = name.toLowerCase()
  return isClose ? { kind: 'close', name: lower, start, end } : { kind: 'open', name: lower, attributes, start, end }
}
