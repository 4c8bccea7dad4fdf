import { cleanText } from '@schakel/domain'
import { type NoteBlock, type NoteInline, parseNote, printNote } from '@schakel/domain/notes'
import * as Y from 'yjs'
import { sanitiseRichText } from '../store/write/sanitise.ts'
import { blockOf, blocksOf, fragmentOf, nodeOf, textsOf } from './notesDocument.ts'

/** A document of these bytes, in their order. What came before what it rests on waits inside it. */
export function documentOf(state: Uint8Array, updates: readonly Uint8Array[] = []): Y.Doc {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, state)
  for (const update of updates) Y.applyUpdate(doc, update)
  return doc
}

/** The bytes of a new document that says this. */
export function stateOf(html: string): Uint8Array {
  const doc = new Y.Doc()
  fragmentOf(doc).insert(0, wholeOf(html).map(nodeOf))
  return Y.encodeStateAsUpdate(doc)
}

/** What a document says, as the dossier keeps it: sanitised, and the same when it is cleaned again (D4.3). */
export function htmlOf(doc: Y.Doc): string {
  const html = printNote(blocksOf(doc))
  return sanitiseRichText(cleanText(html, 'many') ?? '')
}

/** Letters that stay letters however a text is cleaned; what is left out of a count. */
const OTHER = /[^\p{L}\p{N}]+/gu
/** Cleaning makes one letter of this many at most. */
const JOINED = 4

/** Whether a document says so much that its text cannot be short enough: it is not even written out then (D21.2). */
export function isFarOver(doc: Y.Doc, max: number): boolean {
  let letters = 0
  for (const node of fragmentOf(doc).createTreeWalker((one) => one instanceof Y.XmlText)) {
    for (const part of node instanceof Y.XmlText ? textsOf(node) : [])
      if (part.type === 'text') letters += part.text.replace(OTHER, '').length
    if (letters > max * JOINED) return true
  }
  return false
}

// An editor always has a line to write on: made here, it is one line, however many open the note at once.
function wholeOf(html: string): readonly NoteBlock[] {
  const blocks = parseNote(sanitiseRichText(html))
  return blocks.length > 0 ? blocks : [{ type: 'paragraph', content: [] }]
}

/** The edit that makes a document say this, changing no more than differs; what others write in the rest meanwhile stays. */
export function editTo(doc: Y.Doc, html: string): Uint8Array {
  return editOf(doc, () => replaceBlocks(doc, wholeOf(html)))
}

/** The edit that puts this under what a document says; an empty line at its end is where it begins. */
export function editUnder(doc: Y.Doc, html: string): Uint8Array {
  return editOf(doc, () => {
    const fragment = fragmentOf(doc)
    const [last] = blockOf(fragment.length > 0 ? fragment.get(fragment.length - 1) : undefined)
    if (last?.type === 'paragraph' && last.content.length === 0) fragment.delete(fragment.length - 1, 1)
    fragment.insert(fragment.length, wholeOf(html).map(nodeOf))
  })
}

function editOf(doc: Y.Doc, change: () => void): Uint8Array {
  const before = Y.encodeStateVector(doc)
  doc.transact(change)
  return Y.encodeStateAsUpdate(doc, before)
}

function replaceBlocks(doc: Y.Doc, wanted: readonly NoteBlock[]): void {
  const fragment = fragmentOf(doc)
  const held = fragment.toArray().map((node) => JSON.stringify(blockOf(node)))
  const next = wanted.map((block) => JSON.stringify([block]))
  const { start, end } = sameEnds(held, next)
  const gone = held.length - start - end
  const come = wanted.slice(start, next.length - end)
  if (gone !== come.length) {
    fragment.delete(start, gone)
    fragment.insert(start, come.map(nodeOf))
    return
  }
  come.forEach((block, index) => {
    const at = start + index
    const node = fragment.get(at)
    if (block.type === 'paragraph' && node instanceof Y.XmlElement && rewriteLine(node, block.content)) return
    if (held[at] === next[at]) return
    fragment.delete(at, 1)
    fragment.insert(at, [nodeOf(block)])
  })
}

/** How much two rows have in common at their start and at their end. */
function sameEnds(one: readonly string[], other: readonly string[]): { readonly start: number; readonly end: number } {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return { start, end }
}

/** Changes a line of mere text within itself; false where it is more than that. */
function rewriteLine(line: Y.XmlElement, wanted: readonly NoteInline[]): boolean {
  const [text, ...others] = line.nodeName === 'paragraph' ? line.toArray() : []
  if (!(text instanceof Y.XmlText) || others.length > 0) return false
  if (wanted.length === 0 || wanted.some((part) => part.type !== 'text')) return false
  const held = lettersOf(textsOf(text))
  const next = lettersOf(wanted)
  const { start, end } = sameEnds(held.map(keyOf), next.map(keyOf))
  const lengthOf = (letters: readonly Letter[]) =>
    letters.reduce((length, { text: letter }) => length + letter.length, 0)
  const at = lengthOf(held.slice(0, start))
  const gone = lengthOf(held.slice(start, held.length - end))
  if (gone > 0) text.delete(at, gone)
  const come = next.slice(start, next.length - end)
  if (come.length > 0)
    text.applyDelta([
      ...(at > 0 ? [{ retain: at }] : []),
      ...come.map((letter) => ({ insert: letter.text, attributes: letter.marks })),
    ])
  return true
}

interface Letter {
  readonly text: string
  readonly marks: object
}

/** Each character with its marks; whole characters, so that none is ever cut in two. */
function lettersOf(line: readonly NoteInline[]): Letter[] {
  return line.flatMap((part) =>
    part.type === 'text' ? [...part.text].map((text) => ({ text, marks: part.marks })) : [],
  )
}

function keyOf(letter: Letter): string {
  return JSON.stringify(letter)
}
