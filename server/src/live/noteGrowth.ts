import { Invalid } from '@schakel/domain'
import * as Y from 'yjs'

/** What a letter can come to in the text: `&` is five, `"` in an attribute six. */
const PER_LETTER = 6
/** An attribute stands in the text twice at most. */
const PER_ATTRIBUTE_LETTER = 2 * PER_LETTER
/** The tags of a node, with the names of its attributes. */
const PER_NODE = 200
/** A mark splits what is marked already: the tags of that, with an address, are written once more. */
const PER_MARK = 4000

/** More than this no text can take. */
const MOST = 1_000_000

/** By how many characters an edit makes the text of a note longer at most (D4.3); throws Invalid for what is no edit. */
export function growthOf(delta: Uint8Array): number {
  const sum = structsOf(delta).reduce(
    (total, struct) => total + (struct instanceof Y.Item ? growthOfContent(struct.content) : 0),
    0,
  )
  return Math.min(sum, MOST)
}

function structsOf(delta: Uint8Array) {
  try {
    return Y.decodeUpdate(delta).structs
  } catch {
    throw new Invalid([{ path: 'delta', code: 'notAllowed' }])
  }
}

function growthOfContent(content: Y.Item['content']): number {
  if (content instanceof Y.ContentString) return content.str.length * PER_LETTER
  if (content instanceof Y.ContentDeleted) return 0
  if (content instanceof Y.ContentType) return PER_NODE
  if (content instanceof Y.ContentFormat) return PER_MARK + lengthOf(content.value) * PER_LETTER
  return lengthOf(content.getContent()) * PER_ATTRIBUTE_LETTER
}

function lengthOf(value: unknown): number {
  return (JSON.stringify(value) ?? '').length
}
