import { attributeText, type Vetted, vetAttributes } from './attributes.ts'
import { findIdentifying } from './detect.ts'
import type { LeadIdentity } from './identifiers.ts'
import { type Token, tokensOf } from './markup.ts'
import { Masks } from './masks.ts'
import { OpenTags } from './openTags.ts'
import { merged, type Range, touches } from './ranges.ts'
import type { Stretch } from './view.ts'

// What is left after one round can only tell something new where markup fell out between its parts; two rounds are
// usual, and the limit is for text made to be difficult.
const ROUNDS = 5

/** Plain text without what identifies the lead (D7). */
export function redactText(text: string, identity: LeadIdentity): string {
  return untilSettled(text, (before) => {
    const whole: Stretch[] = [{ start: 0, end: before.length, isEdge: false }]
    const found = findIdentifying(before, whole, identity)
    // Text that was cut from markup may still hold some: it is read both as it stands and without its tags.
    const within = before.includes('<') ? findIdentifying(before, stretchesOf(tokensOf(before)), identity) : []
    return new Masks(merged([...found, ...within])).apply(before, 0, before.length)
  })
}

/** Sanitised HTML without what identifies the lead (D7), well-formed, with no tag that was not there. */
export function redactHtml(html: string, identity: LeadIdentity): string {
  return untilSettled(html, (before) => redactOnce(before, identity))
}

function untilSettled(text: string, redact: (text: string) => string): string {
  let before = text
  for (let round = 0; round < ROUNDS; round++) {
    const after = redact(before)
    if (after === before) break
    before = after
  }
  return before
}

/** Tags of the editor (S2.36), line breaks, and the span of a mention; of any other only the text stays. */
const KEPT_TAGS: ReadonlySet<string> = new Set(['a', 'u', 's', 'i', 'p', 'ul', 'ol', 'li', 'br', 'span'])
const INLINE: ReadonlySet<string> = new Set(['a', 'u', 's', 'i', 'span'])
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr'])
const BLOCKS = /^(?:p|ul|ol|li|br|hr|div|h[1-6]|table|tr|td|th|blockquote|pre|section|article|dl|dt|dd)$/

/** The stretches of HTML that are text, and the edges of its blocks. */
export function stretchesOf(tokens: readonly Token[]): Stretch[] {
  return tokens.flatMap((token): Stretch[] => {
    if (token.kind === 'text') return [{ start: token.start, end: token.end, isEdge: false }]
    return BLOCKS.test(token.name) ? [{ start: token.start, end: token.start, isEdge: true }] : []
  })
}

/** The parts of HTML or of plain text that one round of redaction takes out, in order. */
export function hiddenRanges(html: string, identity: LeadIdentity): readonly Range[] {
  return rangesOf(html, tokensOf(html), identity).ranges
}

function redactOnce(html: string, identity: LeadIdentity): string {
  const tokens = tokensOf(html)
  const { vetted, ends, ranges } = rangesOf(html, tokens, identity)
  return written(html, tokens, ranges, (token) => {
    const { attributes } = vetted.get(token) ?? { attributes: [] }
    // A mention or a link whose text tells loses what it points at, whatever that is.
    const isTelling = INLINE.has(token.name) && touches(ranges, token.end, ends.get(token) ?? token.end)
    return isTelling ? '' : attributes.map(attributeText).join('')
  })
}

function rangesOf(html: string, tokens: readonly Token[], identity: LeadIdentity) {
  const vetted = new Map<Token, Vetted>()
  for (const token of tokens) {
    if (token.kind === 'open' && token.attributes.length > 0)
      vetted.set(token, vetAttributes(token.attributes, identity))
  }
  const ends = contentEnds(tokens, html.length)
  const hidden = tokens.flatMap((token) =>
    vetted.get(token)?.hidesText ? [{ start: token.end, end: ends.get(token) ?? token.end }] : [],
  )
  const found = findIdentifying(html, stretchesOf(tokens), identity)
  // Markup that was typed as text cuts a name in pieces for the eye alone: it is read without it as well.
  const within = html.includes('&lt;') ? findIdentifying(html, withoutTyped(html, stretchesOf(tokens)), identity) : []
  return { vetted, ends, ranges: merged([...found, ...within, ...hidden]) }
}

const TYPED_TAG = /&lt;\/?[a-z][^&<>]*&gt;/gi

/** The same stretches, cut around the tags that are typed in them. */
function withoutTyped(html: string, stretches: readonly Stretch[]): Stretch[] {
  return stretches.flatMap(({ start, end, isEdge }) => {
    const cuts = isEdge ? [] : [...html.slice(start, end).matchAll(TYPED_TAG)]
    const starts = [start, ...cuts.map(({ 0: tag, index }) => start + index + tag.length)]
    const ends = [...cuts.map(({ index }) => start + index), end]
    return starts.map((from, at) => ({ start: from, end: ends[at] ?? end, isEdge }))
  })
}

type OpenToken = Extract<Token, { kind: 'open' }>

/** Per opening tag, where its content ends. */
function contentEnds(tokens: readonly Token[], length: number): Map<Token, number> {
  const ends = new Map<Token, number>()
  const open = new OpenTags<Token>()
  for (const token of tokens) {
    if (token.kind === 'open' && !VOID.has(token.name)) open.push(token.name, token)
    if (token.kind === 'close') for (const closed of open.closeTo(token.name)) ends.set(closed, token.start)
  }
  for (const left of open.closeAll()) ends.set(left, length)
  return ends
}

function written(
  html: string,
  tokens: readonly Token[],
  ranges: readonly Range[],
  attributesOf: (token: OpenToken) => string,
): string {
  const out: string[] = []
  const open = new OpenTags<{ name: string; at: number }>()
  const close = ({ name, at }: { name: string; at: number }) => {
    // A pair that nothing is left in would only show where something was.
    if (INLINE.has(name) && out.length === at + 1) out.pop()
    else out.push(`</${name}>`)
  }
  const masks = new Masks(ranges)
  for (const token of tokens) {
    if (token.kind === 'text') {
      const text = masks.apply(html, token.start, token.end).replaceAll('<', '&lt;')
      if (text !== '') out.push(text)
    } else if (!KEPT_TAGS.has(token.name)) {
      // Only its text stays.
    } else if (token.kind === 'close') {
      for (const closed of open.closeTo(token.name)) close(closed)
    } else {
      if (!VOID.has(token.name)) open.push(token.name, { name: token.name, at: out.length })
      out.push(`<${token.name}${attributesOf(token)}>`)
    }
  }
  for (const left of open.closeAll()) close(left)
  return out.join('')
}
