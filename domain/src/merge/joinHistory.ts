import { isSame } from '../isSame.ts'
import { type HistoryEntry, sortHistory } from '../status/history.ts'

/**
 * The history of what stays with that of what is joined to it (D23.5). The joined entries are kept to be read: they say so, and count
 * for no status, so that a later day among them does not become the current one.
 */
export function joinHistory(stays: readonly HistoryEntry[], goes: readonly HistoryEntry[]): HistoryEntry[] {
  const added = goes.filter((entry) => !stays.some((one) => isSame(one, entry)))
  return sortHistory([...stays, ...added.map((entry) => ({ ...entry, joined: true }))])
}

/** The history as it was before a merge joined another to it, with what was added since, and without what was taken out since. */
export function unjoinHistory(
  now: readonly HistoryEntry[],
  before: readonly HistoryEntry[],
  after: readonly HistoryEntry[],
): HistoryEntry[] {
  const has = (list: readonly HistoryEntry[], entry: HistoryEntry) => list.some((one) => isSame(one, entry))
  const own = before.filter((entry) => has(now, entry) || !has(after, entry))
  return sortHistory([...now.filter((entry) => !has(after, entry)), ...own])
}
