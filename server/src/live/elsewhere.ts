import type { Present } from '../store/read/present.ts'

/** A node that has not told for this long is gone without a word, ms: three times as long as they repeat themselves. */
const GONE_MS = 180_000

/** Who is in which room on other nodes, as they told it. */
export class Elsewhere {
  readonly #rooms = new Map<string, Map<string, { readonly present: readonly Present[]; readonly at: number }>>()

  /** A node tells who is in a room there. */
  hear(node: string, room: string, present: readonly Present[]): void {
    const nodes = this.#rooms.get(room) ?? new Map()
    if (present.length > 0) nodes.set(node, { present, at: performance.now() })
    else nodes.delete(node)
    if (nodes.size > 0) this.#rooms.set(room, nodes)
    else this.#rooms.delete(room)
  }

  /** Who is in a room on other nodes. */
  in(room: string): Present[] {
    return [...(this.#rooms.get(room)?.values() ?? [])].flatMap(({ present }) => present)
  }

  /** Forgets the nodes that are gone; answers the rooms in which that is seen. */
  forgetGone(): string[] {
    const before = performance.now() - GONE_MS
    const seen: string[] = []
    for (const [room, nodes] of this.#rooms) {
      const gone = [...nodes].filter(([, { at }]) => at < before).map(([node]) => node)
      for (const node of gone) this.hear(node, room, [])
      if (gone.length > 0) seen.push(room)
    }
    return seen
  }
}
