import { findQuestions } from '../anonymity/detect.ts'
import { entityText } from '../anonymity/entities.ts'
import { foldLookalikes } from '../anonymity/foldLookalikes.ts'
import { identityOf, type LeadIdentity } from '../anonymity/identifiers.ts'
import { type Attribute, tokensOf } from '../anonymity/markup.ts'
import { MASK } from '../anonymity/ranges.ts'
import { hiddenRanges, redactHtml, redactText } from '../anonymity/redact.ts'
import { hashFieldOf } from '../notes/hashFields.ts'
import type { SuspectKind } from './kinds.ts'
import type { Suspect } from './patterns.ts'
import { findSuspects } from './suspects.ts'

/** A stretch of what a supplier reads: plain, blotted out, or looking as if it told who is asking. */
export interface Piece {
  readonly text: string
  readonly is: 'plain' | 'hidden' | SuspectKind
  /** The mask by which it is blotted out, where staff put it there. */
  readonly mask?: string
}

/** A paragraph, line or item of a list. */
export type Block = readonly Piece[]

interface Reviewing {
  readonly identity: LeadIdentity
  /** Names that tell nothing, folded: those of software. */
  readonly known?: ReadonlySet<string>
}

/** A text as a supplier reads it before disclosure, with what was blotted out of it and what still looks telling (D7). */
export function reviewText(source: string, { identity, known }: Reviewing): Block[] {
  const isHtml = /<[a-z/!]/i.test(source)
  const shown = isHtml ? redactHtml(source, identity) : redactText(source, identity)
  const told = hiddenAndShown(source, identity)
  // What takes more than one round to be blotted out is shown as the supplier gets it, without what it was.
  const cut = isSameText(told, shown) ? told : hiddenAndShown(shown, nobody)
  return cut
    .map((block) => judged(block, identity, known))
    .filter((block) => block.some(({ text }) => text.trim() !== ''))
}

const nobody: LeadIdentity = identityOf({ lead: {} })

/** `isOwn`: words that the product itself wrote, such as the name of a field. */
type Cut = readonly { readonly text: string; readonly isHidden: boolean; readonly isOwn: boolean }[]

const BLOCK = /^(?:p|ul|ol|li|br|hr|div|h[1-6]|table|tr|td|th|blockquote|pre)$/

/** The text by blocks, cut where something is blotted out. */
function hiddenAndShown(source: string, identity: LeadIdentity): Cut[] {
  const ranges = hiddenRanges(source, identity)
  const blocks: { text: string; isHidden: boolean; isOwn: boolean }[][] = [[]]
  let isOwn = false
  const add = (text: string, isHidden: boolean) => {
    const block = blocks.at(-1)
    const last = block?.at(-1)
    if (last && last.isHidden === isHidden && last.isOwn === isOwn) last.text += text
    else if (text !== '') block?.push({ text, isHidden, isOwn })
  }
  for (const token of tokensOf(source)) {
    if (token.kind !== 'text') {
      if (BLOCK.test(token.name)) blocks.push([])
      if (token.name === 'a') isOwn = token.kind === 'open' && isOwnWord(token.attributes)
      continue
    }
    let at = token.start
    for (const { start, end } of ranges) {
      if (end <= token.start || start >= token.end) continue
      add(plain(source.slice(at, Math.max(at, start))), false)
      add(plain(source.slice(Math.max(at, start), Math.min(end, token.end))), true)
      at = Math.max(at, Math.min(end, token.end))
    }
    add(plain(source.slice(at, token.end)), false)
  }
  return blocks
}

/** A field (`#`) or a value of a list (`-`) that the editor put there (S2.36): the same words for everybody who asks. */
function isOwnWord(attributes: readonly Attribute[]): boolean {
  const value = (name: string) => attributes.find((one) => one.name === name)?.value ?? ''
  const id = value('data-id')
  const char = value('data-mention-suggestion-char')
  return (char === '#' && hashFieldOf(id) !== undefined) || (char === '-' && /^value\.\d{1,3}$/.test(id))
}

function plain(html: string): string {
  return html.replace(/&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});?/gi, entityText)
}

/** Whether blotting out in one go gives what the supplier is given. */
function isSameText(cut: readonly Cut[], shown: string): boolean {
  const mine = cut.flatMap((block) => block.map(({ text, isHidden }) => (isHidden ? MASK : text))).join('')
  const theirs = hiddenAndShown(shown, nobody).flatMap((block) => block.map(({ text }) => text))
  return squeezed(mine) === squeezed(theirs.join(''))
}

const squeezed = (text: string) => text.replace(/\s+/g, '').replace(/▇+/g, MASK)

function judged(block: Cut, identity: LeadIdentity, known: ReadonlySet<string> | undefined): Piece[] {
  const read = block.map(({ text, isHidden }) => (isHidden ? MASK : text)).join('')
  const telling = findSuspects(read, { identity, ...(known ? { known } : {}) })
  const questions = findQuestions(read, identity).map((range): Suspect => ({ ...range, kind: 'word' }))
  const suspects = [...telling, ...questions.filter((one) => !telling.some((other) => overlaps(one, other)))].sort(
    (one, other) => one.start - other.start,
  )
  let at = 0
  return block.flatMap(({ text, isHidden, isOwn }): Piece[] => {
    const start = at
    at += isHidden ? MASK.length : text.length
    if (isHidden) return [{ text, is: 'hidden', ...maskOf(text, identity) }]
    return isOwn ? [{ text, is: 'plain' }] : cutBy(text, start, suspects)
  })
}

const overlaps = (one: Suspect, other: Suspect) => one.start < other.end && other.start < one.end

function cutBy(text: string, from: number, suspects: readonly Suspect[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, kind } of suspects) {
    const [first, last] = [Math.max(0, start - from), Math.min(text.length, end - from)]
    if (last <= at || first >= text.length) continue
    if (first > at) pieces.push({ text: text.slice(at, first), is: 'plain' })
    pieces.push({ text: text.slice(first, last), is: kind })
    at = last
  }
  if (at < text.length) pieces.push({ text: text.slice(at), is: 'plain' })
  return pieces
}

function maskOf(text: string, identity: LeadIdentity): { mask?: string } {
  const mask = identity.masks?.find((one) => foldLookalikes(text).includes(foldLookalikes(one)))
  return mask === undefined ? {} : { mask }
}
