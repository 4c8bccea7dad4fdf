import { identityOf, type LeadIdentity } from '../../src/anonymity/identifiers.ts'
import { MASK } from '../../src/anonymity/ranges.ts'
import { type Piece, reviewText } from '../../src/guard/reviewText.ts'

/** A text with the card of its lead, and the stretches in it that tell. */
export interface Marked {
  readonly identity: LeadIdentity
  readonly text: string
  readonly spans: readonly Span[]
}

interface Span {
  readonly kind: string
  readonly value: string
  readonly start: number
  readonly end: number
}

/** What the guard found of the marked stretches that name and that describe, and of what it pointed at what tells. */
export interface Measured {
  readonly names: Share
  readonly descriptions: Share
  readonly pointed: Share
  /** Of `pointed` what was pointed at as a name, a place or a number, and what as a description. */
  readonly pointedNames: Share
  readonly pointedDescriptions: Share
}

/** How many were looked at, which of them failed, and the share that did not. */
interface Share {
  readonly count: number
  readonly failed: readonly string[]
  readonly share: number
}

const SPAN = /\[\[(\w+)\|([^\]]+)\]\]/g
const described = new Set([
  'only',
  'event',
  'slogan',
  'initials',
  'spelled',
  'misspelt',
  'history',
  'award',
  'landmark',
  'description',
])

const written = new Set(['initials', 'spelled', 'misspelt'])

/** Whether a stretch tells by how it is written, and no other stretch is found by what it says. */
export const isWritten = (kind: string): boolean => written.has(kind)

/** Whether a stretch describes who asks, instead of naming it. */
export const isDescribed = (kind: string): boolean => described.has(kind)

/** The passages of a set: each begins with a line of its card, `@name;city;street;zipcode;website;email;phone;contacts`. */
export function markedIn(set: string): Marked[] {
  return set
    .split(/^@/m)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [card = '', ...lines] = block.trim().split('\n')
      const [name = '', city, street, zipcode, website, email, phone, contacts = ''] = card
        .split(';')
        .map((part) => part.trim())
      const lead = { name, website: `https://${website}`, email, phone, address: { street, zipcode, city } }
      return {
        identity: identityOf({ lead, contacts: contacts.split(',').map((one) => ({ name: one.trim() })) }),
        ...unmarked(lines.join('\n')),
      }
    })
}

function unmarked(marked: string): Pick<Marked, 'text' | 'spans'> {
  const spans: Span[] = []
  let [text, at] = ['', 0]
  for (const { 0: whole, 1: kind = '', 2: value = '', index } of marked.matchAll(SPAN)) {
    text += marked.slice(at, index)
    spans.push({ kind, value, start: text.length, end: text.length + value.length })
    text += value
    at = index + whole.length
  }
  return { text: text + marked.slice(at), spans }
}

/**
 * Of the stretches that name and that describe, how many are blotted out or pointed at, in whole or in part; of what is pointed at, how much
 * overlaps a stretch of any kind. All by where they stand.
 */
export function measureMarked(passages: readonly Marked[]): Measured {
  const [names, descriptions] = [new Counted(), new Counted()]
  const [pointed, pointedNames, pointedDescriptions] = [new Counted(), new Counted(), new Counted()]
  for (const { identity, text, spans } of passages) {
    const told = placed(text, reviewText(text, { identity }).flat())
    for (const span of spans)
      (isDescribed(span.kind) ? descriptions : names).add(
        span.value,
        told.some((piece) => piece.start < span.end && span.start < piece.end),
      )
    for (const piece of told.filter(({ is }) => is !== 'hidden')) {
      const value = text.slice(piece.start, piece.end)
      const tells = spans.some((span) => span.start < piece.end && piece.start < span.end)
      for (const counted of [pointed, piece.is === 'clue' ? pointedDescriptions : pointedNames])
        counted.add(value, tells)
    }
  }
  return { names, descriptions, pointed, pointedNames, pointedDescriptions }
}

class Counted implements Share {
  count = 0
  readonly failed: string[] = []

  add(value: string, isSo: boolean): void {
    this.count += 1
    if (!isSo) this.failed.push(value)
  }

  get share(): number {
    return 1 - this.failed.length / this.count
  }
}

/** Where what is blotted out or pointed at stood in the text. */
function placed(text: string, pieces: readonly Piece[]) {
  let at = 0
  return pieces.flatMap((piece) => {
    // What took several rounds to be blotted out is shown as a mask: it reached up to where the text goes on.
    const found = text.startsWith(piece.text, at) ? at : text.indexOf(piece.text, at)
    const start = piece.text === MASK || found < 0 ? at : found
    const next = pieces[pieces.indexOf(piece) + 1]
    const end = piece.text === MASK && next ? Math.max(at, text.indexOf(next.text, at)) : start + piece.text.length
    at = end
    // An ordinary word is a question, not a claim (D20.8).
    return piece.is === 'plain' || piece.is === 'word' ? [] : [{ start, end, is: piece.is }]
  })
}
