import { Invalid } from '@schakel/domain'
import { FRAGMENT } from '@schakel/domain/notes'
import * as Y from 'yjs'

/** What a letter can come to in the text: `&` is five, `"` in an attribute six. */
const PER_LETTER = 6
/** An attribute stands in the text twice at most. */
const PER_ATTRIBUTE_LETTER = 2 * PER_LETTER
/** The tags of a node, with the names of its attributes. */
const PER_NODE = 200
/**
 * A mark splits what is marked already, and one whose end is taken away goes on over what comes after it: the tags of that, with an address,
 * are written once more. Over very many marks it is more than this: that is told when the text is saved.
 */
const PER_MARK = 4000

/** More than this no text can take. */
const MOST = 1_000_000

/** How heavy an edit or a note is. */
export interface Weight {
  /** By how many characters it makes the text longer at most (D4.3). */
  readonly growth: number
  /** How many pieces there are to merge (D21.2). */
  readonly pieces: number
  /** How many tabs wrote in it (D21.2). */
  readonly writers: number
}

/** How heavy an edit is; nothing for what is no edit, or one of something else than the text (D21.2). */
export function weighedOrNone(delta: Uint8Array): Weight | undefined {
  try {
    return weighed(delta)
  } catch (error) {
    if (error instanceof Invalid) return undefined
    throw error
  }
}

/** The same of what is known to be one; throws Invalid. */
export function weighed(delta: Uint8Array): Weight {
  const { structs, ds } = decoded(delta)
  let growth = 0
  const writers = new Set<number>()
  for (const struct of structs) {
    writers.add(struct.id.client)
    if (!(struct instanceof Y.Item)) continue
    if (!isOfText(struct)) throw notAllowed()
    growth += growthOfContent(struct.content)
  }
  let pieces = structs.length
  for (const ranges of ds.clients.values()) pieces += ranges.length
  // What is deleted may be where a mark ends; that cannot be seen in the edit.
  if (pieces > structs.length) growth += PER_MARK
  return { growth: Math.min(growth, MOST), pieces, writers: writers.size }
}

/** By how many characters an edit makes the text of a note longer at most (D4.3); throws Invalid for what is no edit. */
export function growthOf(delta: Uint8Array): number {
  return weighed(delta).growth
}

function decoded(delta: Uint8Array) {
  try {
    return Y.decodeUpdate(delta)
  } catch {
    throw notAllowed()
  }
}

/** Whether it stands under the fragment of the editor, and is of what an editor writes. */
function isOfText({ parent, content }: Y.Item): boolean {
  const root: unknown = parent
  if (typeof root === 'string' && root !== FRAGMENT) return false
  return !(content instanceof Y.ContentDoc || content instanceof Y.ContentBinary)
}

function notAllowed(): Invalid {
  return new Invalid([{ path: 'delta', code: 'notAllowed' }])
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
