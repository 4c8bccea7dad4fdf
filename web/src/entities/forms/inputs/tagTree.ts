import type { AnyItem } from '@schakel/domain'
import { findByWords } from '../../../ui/findByWords.ts'

/** A tag in its place in the tree. */
export interface TagNode {
  readonly id: string
  readonly type: string
  /** Its code and its name. */
  readonly label: string
  readonly depth: number
  /** The ids of the tags above it, the root first. */
  readonly above: readonly string[]
  readonly hasChildren: boolean
}

/** The tree of tags, flat and in the order in which one reads it; each level by code and name (D8.6). */
export function tagNodes(tags: readonly AnyItem[], nameOf: (tag: AnyItem) => string): readonly TagNode[] {
  const known = new Set(tags.map(({ _id }) => _id))
  const below = Map.groupBy(tags, ({ parent }) => (typeof parent === 'string' && known.has(parent) ? parent : ''))
  const labelOf = (tag: AnyItem) => (typeof tag.code === 'string' ? `${tag.code} · ${nameOf(tag)}` : nameOf(tag))
  const walk = (parent: string, above: readonly string[]): TagNode[] =>
    (below.get(parent) ?? [])
      .map((tag) => ({ tag, label: labelOf(tag) }))
      .sort((a, b) => order.compare(a.label, b.label))
      .flatMap(({ tag, label }) => {
        const children = walk(tag._id, [...above, tag._id])
        const node = { id: tag._id, type: String(tag.type), label, depth: above.length, above }
        return [{ ...node, hasChildren: children.length > 0 }, ...children]
      })
  return walk('', [])
}

const order = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' })

/**
 * What of the tree to show: what is folded open while nothing is searched for, and otherwise what is found, with the tags above it so
 * that one sees where it hangs.
 */
export function shownNodes(
  nodes: readonly TagNode[],
  term: string,
  open: ReadonlySet<string>,
  limit = Number.POSITIVE_INFINITY,
): readonly TagNode[] {
  if (term.trim() === '') return nodes.filter(({ above }) => above.every((id) => open.has(id)))
  const found = findByWords(nodes, ({ label }) => label, term)
  const shown = new Set(found.slice(0, limit).flatMap(({ id, above }) => [...above, id]))
  return nodes.filter(({ id }) => shown.has(id))
}
