import { arrayOf, isObject } from '@schakel/domain'
import type { Query, QueryClient } from '@tanstack/react-query'
import { onReference } from './onReference.ts'

type Props = Readonly<Record<string, unknown>>
type Rewrite = (data: unknown) => unknown

// Wherever an item may stand: on its own page, in a list of another one, in a search, in the feed.
const places = [['item'], ['search'], ['activities']] as const

/**
 * Shows a change at once wherever the item stands, before the server has answered. A match stands on its dossier and its supplier
 * too, by what is its own there (D19.2). Answers how to put everything back.
 */
export function patchCached(cache: QueryClient, id: string, props: Props): Promise<() => void> {
  return rewriteCached(cache, (data) => patched(data, id, props))
}

/** Leaves an item out wherever it stands. Answers how to put everything back. */
export function dropCached(cache: QueryClient, id: string): Promise<() => void> {
  return rewriteCached(cache, (data) => without(data, id))
}

/**
 * The same for what somebody else did. Only what holds the item is called back while it is on its way: whoever does this asks that again,
 * and nothing else. What one does oneself meanwhile comes first, which `isLate` says.
 */
export function patchQuietly(cache: QueryClient, id: string, props: Props, isLate: () => boolean): Promise<unknown> {
  return rewriteCached(cache, (data) => patched(data, id, props), isLate)
}

/** Leaves an item out that somebody else took away. */
export function dropQuietly(cache: QueryClient, id: string, isLate: () => boolean): Promise<unknown> {
  return rewriteCached(cache, (data) => without(data, id), isLate)
}

/** Puts an item at the end of a list of another one. Answers how to put everything back. */
export function appendCached(cache: QueryClient, parent: string, list: string, item: Props): Promise<() => void> {
  return rewriteCached(cache, (data) => appended(data, parent, list, item))
}

async function rewriteCached(cache: QueryClient, rewrite: Rewrite, isLate?: () => boolean): Promise<() => void> {
  const mayUndo = (data: unknown) => data !== undefined && !(isLate && rewrite(data) === data)
  // An answer on its way would bring back how it was; what has not been read at all may come.
  await Promise.all(
    places.map((queryKey) => cache.cancelQueries({ queryKey, predicate: ({ state }) => mayUndo(state.data) })),
  )
  if (isLate?.()) return () => undefined
  const queries = places.flatMap((queryKey) => cache.getQueryCache().findAll({ queryKey }))
  const undo = queries.flatMap((query) => shownIn(cache, query, rewrite) ?? [])
  return () => {
    for (const one of undo) one()
  }
}

/** What one query shows that the server has not said yet: changes over what it said, in turn. */
interface Pending {
  readonly said: unknown
  readonly changes: readonly Rewrite[]
  /** The cache keeps the parts that did not change, so that what it holds is another object than what it was given. */
  readonly shown: unknown
}

const pending = new WeakMap<Query, Pending>()
/** So many changes of a query can still be taken back one by one. */
const PENDING_MAX = 20

/** Shows a change in a query; answers how to take back that one alone, or nothing where it changes nothing. */
function shownIn(cache: QueryClient, query: Query, change: Rewrite): (() => void) | undefined {
  const data: unknown = query.state.data
  const next = change(data)
  if (next === data) return undefined
  const put = (value: unknown, { said, changes }: Omit<Pending, 'shown'>) => {
    cache.setQueryData(query.queryKey, value)
    pending.set(query, { said, changes, shown: query.state.data })
  }
  // What came in between is newer than what we remember.
  const known = () => {
    const before = pending.get(query)
    return before !== undefined && before.shown === query.state.data ? before : undefined
  }
  const before = known() ?? { said: data, changes: [] }
  const all = [...before.changes, change]
  // Of so many the first have been answered long since.
  put(next, { said: after(before.said, all.slice(0, -PENDING_MAX)), changes: all.slice(-PENDING_MAX) })
  return () => {
    const now = known()
    if (!now) return
    const changes = now.changes.filter((one) => one !== change)
    put(after(now.said, changes), { said: now.said, changes })
  }
}

function after(said: unknown, changes: readonly Rewrite[]): unknown {
  return changes.reduce((value, change) => change(value), said)
}

/** The same value with an item in it as it is now, wherever that stands; itself when it is not in it. */
export function patched(value: unknown, id: string, props: Props): unknown {
  const next = inside(value, (part) => patched(part, id, props))
  if (!isObject(next)) return next
  if (next._id === id) return { ...next, ...props }
  return next.$match === id ? { ...next, ...onReference(props) } : next
}

/** The same value without an item; itself when it is not in it. */
export function without(value: unknown, id: string): unknown {
  const next = inside(value, (part) => without(part, id))
  if (!Array.isArray(next)) return next
  const left = next.filter((part) => !isObject(part) || !isAbout(part, id))
  return left.length === next.length ? next : left
}

/** It is the item, a match as its dossier lists it, or a line about it. */
function isAbout(part: Props, id: string): boolean {
  return part._id === id || part.$match === id || (isObject(part.item) && part.item._id === id)
}

function appended(value: unknown, parent: string, list: string, item: Props): unknown {
  const next = inside(value, (part) => appended(part, parent, list, item))
  if (!isObject(next) || next._id !== parent) return next
  const before = next[list]
  return { ...next, [list]: [...arrayOf(before), item] }
}

/** The same value with its parts changed; itself when none of them was. */
function inside(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const next = value.map(change)
    return next.some((part, index) => part !== value[index]) ? next : value
  }
  if (!isObject(value)) return value
  const next = Object.entries(value).map(([name, part]): [string, unknown] => [name, change(part)])
  return next.some(([name, part]) => part !== value[name]) ? Object.fromEntries(next) : value
}
