import type { TypeName } from '@schakel/domain'
import { fingerprint } from '../../duplicates/duplicates.ts'
import { type LikelyKey, likelyKeys } from '../../duplicates/likeness.ts'
import { readKnownBy } from '../../store/read/duplicateFields.ts'
import type { ViewerStore } from '../../store/store.ts'
import { createYield } from '../../yieldToEventLoop.ts'

/** Items that are probably one, and by what. */
export interface Group {
  readonly by: readonly LikelyKey['kind'][]
  readonly ids: readonly string[]
}

/** What so many share is no sign that they are one: the website of a chain, the address of an office that keeps their books. */
const MOST = 8

/** Finds the items of a type that the viewer reads and that are probably one (D17.2). */
export async function findDuplicates(me: ViewerStore, type: TypeName): Promise<Group[]> {
  const holders = new Map<number, { readonly kind: LikelyKey['kind']; readonly ids: string[] }>()
  const yieldToEventLoop = createYield()
  for await (const page of readKnownBy(me, type)) {
    for (const { id, ...known } of page) {
      await yieldToEventLoop()
      const fields = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
      for (const key of likelyKeys(fields)) {
        const print = fingerprint(key)
        const holder = holders.get(print)
        if (holder) holder.ids.push(id)
        else holders.set(print, { kind: key.kind, ids: [id] })
      }
    }
  }
  return grouped([...holders.values()].filter(({ ids }) => ids.length > 1 && ids.length <= MOST))
}

/** Two signs that share an item are one group. */
export function grouped(
  signs: readonly { readonly kind: LikelyKey['kind']; readonly ids: readonly string[] }[],
): Group[] {
  const above = new Map<string, string>()
  // In a loop, each step halving the way: a chain may be as long as there are items, which is deeper than calls may go.
  const top = (id: string): string => {
    let at = id
    for (let next = above.get(at); next !== undefined && next !== at; next = above.get(at)) {
      above.set(at, above.get(next) ?? next)
      at = next
    }
    return at
  }
  for (const { ids } of signs) for (const id of ids) above.set(top(id), top(ids[0] ?? id))
  const groups = new Map<string, { by: Set<LikelyKey['kind']>; ids: Set<string> }>()
  for (const { kind, ids } of signs) {
    const key = top(ids[0] ?? '')
    const group = groups.get(key) ?? { by: new Set(), ids: new Set() }
    groups.set(key, group)
    group.by.add(kind)
    for (const id of ids) group.ids.add(id)
  }
  // What is the same by most signs is surest.
  return [...groups.values()]
    .map(({ by, ids }) => ({ by: [...by].sort(), ids: [...ids].sort() }))
    .sort((a, b) => b.by.length - a.by.length || (a.ids[0] ?? '').localeCompare(b.ids[0] ?? ''))
}
