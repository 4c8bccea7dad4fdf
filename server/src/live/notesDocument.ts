import { objectOf, propertyOf } from '@schakel/domain'
import {
  FRAGMENT,
  joinTexts,
  type NoteBlock,
  type NoteInline,
  type NoteItem,
  type NoteMarks,
} from '@schakel/domain/notes'
import * as Y from 'yjs'

type YNode = Y.XmlElement | Y.XmlText

/** The text of a shared document. */
export function fragmentOf(doc: Y.Doc): Y.XmlFragment {
  return doc.getXmlFragment(FRAGMENT)
}

/** What a shared document says; what no editor of ours would write is left out. */
export function blocksOf(doc: Y.Doc): readonly NoteBlock[] {
  return fragmentOf(doc).toArray().flatMap(blockOf)
}

/** A block of a shared document, or none. */
export function blockOf(node: unknown): readonly NoteBlock[] {
  if (!(node instanceof Y.XmlElement)) return []
  const type = node.nodeName
  if (type === 'paragraph') return [{ type, content: joinTexts(node.toArray().flatMap(inlineOf)) }]
  if (type !== 'bulletList' && type !== 'orderedList' && type !== 'taskList') return []
  return [{ type, content: node.toArray().flatMap(itemOf) }]
}

function itemOf(node: unknown): readonly NoteItem[] {
  if (!(node instanceof Y.XmlElement)) return []
  const type = node.nodeName
  if (type !== 'listItem' && type !== 'taskItem') return []
  return [{ type, checked: isTrue(attributesOf(node).checked), content: node.toArray().flatMap(blockOf) }]
}

function inlineOf(node: unknown): readonly NoteInline[] {
  if (node instanceof Y.XmlText) return textsOf(node)
  if (!(node instanceof Y.XmlElement)) return []
  const type = node.nodeName
  if (type !== 'mention' && type !== 'action') return []
  const attrs = Object.entries(attributesOf(node)).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return [{ type, attrs: Object.fromEntries(attrs) }]
}

function attributesOf(node: Y.XmlElement): Readonly<Record<string, unknown>> {
  return node.getAttributes()
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}

/** The stretches of a text with their marks. */
export function textsOf(text: Y.XmlText): readonly NoteInline[] {
  const delta: readonly unknown[] = text.toDelta()
  return delta.flatMap((part) => {
    const { insert, attributes } = objectOf(part)
    return typeof insert === 'string'
      ? [{ type: 'text', text: insert, marks: marksOf(objectOf(attributes)) } as const]
      : []
  })
}

function marksOf(given: Readonly<Record<string, unknown>>): NoteMarks {
  const href = propertyOf(given.link, 'href')
  return {
    ...(typeof href === 'string' ? { link: { href } } : {}),
    ...(given.underline ? { underline: {} } : {}),
    ...(given.strike ? { strike: {} } : {}),
    ...(given.italic ? { italic: {} } : {}),
  }
}

/** A block as nodes of a shared document. */
export function nodeOf(block: NoteBlock | NoteItem): Y.XmlElement {
  const element = new Y.XmlElement(block.type)
  if (block.type === 'taskItem') setValue(element, 'checked', block.checked)
  if (block.type === 'paragraph') element.insert(0, inlineNodes(block.content))
  else element.insert(0, nodesOf(block.content))
  return element
}

function nodesOf(blocks: readonly (NoteBlock | NoteItem)[]): Y.XmlElement[] {
  return blocks.map(nodeOf)
}

/** Any value may be kept, though the types of the library name texts alone; the editor keeps a truth value in a task. */
interface Attributes {
  setAttribute(name: string, value: string | boolean): void
}

function setValue(element: Attributes, name: string, value: boolean): void {
  element.setAttribute(name, value)
}

/** Texts that follow each other are one text with marks, as the editor has it. */
function inlineNodes(line: readonly NoteInline[]): YNode[] {
  const nodes: YNode[] = []
  let run: NoteInline[] = []
  const endRun = () => {
    if (run.length > 0) nodes.push(textNode(run))
    run = []
  }
  for (const part of line) {
    if (part.type === 'text') run.push(part)
    else {
      endRun()
      const element = new Y.XmlElement(part.type)
      for (const [name, value] of Object.entries(part.attrs)) element.setAttribute(name, value)
      nodes.push(element)
    }
  }
  endRun()
  return nodes
}

function textNode(run: readonly NoteInline[]): Y.XmlText {
  const text = new Y.XmlText()
  text.applyDelta(run.flatMap((part) => (part.type === 'text' ? [{ insert: part.text, attributes: part.marks }] : [])))
  return text
}
