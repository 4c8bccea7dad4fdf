import type { TagNode } from '../../entities/forms/inputs/tagTree.ts'

/** The tag right above one, or nothing at the top. */
export function parentOf(node: TagNode): string | undefined {
  return node.above.at(-1)
}

/** The tags at the same place as one, itself included, in the order of the tree. */
function siblingsOf(nodes: readonly TagNode[], parent: string | undefined, type: string): readonly TagNode[] {
  return nodes.filter((one) => one.type === type && parentOf(one) === parent)
}

/** Whether a tag may hang under another one (nothing is the top): in its own tree, not below itself, and somewhere else than now (D8.6). */
export function mayHang(nodes: readonly TagNode[], tag: TagNode, under: string | undefined): boolean {
  if (under === parentOf(tag)) return false
  if (under === undefined) return true
  const target = nodes.find(({ id }) => id === under)
  return target !== undefined && target.type === tag.type && target.id !== tag.id && !target.above.includes(tag.id)
}

/** A step by the keyboard: in under the tag before it, out to the level above, or over to the branch before or after. */
export type MoveStep = 'in' | 'out' | 'up' | 'down'

/** Under which tag a step brings a tag; `null` where there is no such place, nothing for the top. */
export function targetOf(nodes: readonly TagNode[], tag: TagNode, step: MoveStep): string | undefined | null {
  const parent = parentOf(tag)
  if (step === 'in') {
    const siblings = siblingsOf(nodes, parent, tag.type)
    return siblings[siblings.findIndex(({ id }) => id === tag.id) - 1]?.id ?? null
  }
  if (parent === undefined) return null
  if (step === 'out') return tag.above.at(-2)
  const branches = siblingsOf(nodes, tag.above.at(-2), tag.type)
  const at = branches.findIndex(({ id }) => id === parent)
  return branches[at + (step === 'up' ? -1 : 1)]?.id ?? null
}

/** Where each of the shown tags stands among its neighbours, for who cannot see the tree. */
export function placesIn(shown: readonly TagNode[]): ReadonlyMap<string, { readonly at: number; readonly of: number }> {
  const groups = Map.groupBy(shown, (node) => parentOf(node) ?? '')
  return new Map(
    [...groups.values()].flatMap((group) => group.map(({ id }, at) => [id, { at: at + 1, of: group.length }] as const)),
  )
}
