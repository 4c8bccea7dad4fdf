import type { HistoryEntry, ItemInput } from '@schakel/domain'

/** Fields to change on an item; `version` is the one the writer read (D2.3). */
export interface Patch {
  readonly id: string
  readonly fields: ItemInput
  readonly version?: number | undefined
  /** Who wrote it together, the last one first, each of whom was let in when they did (D9); the viewer when left out. */
  readonly writers?: readonly string[] | undefined
  /** The history to put back as the server kept it, plans included: of what was sent nobody can make it so (D5.2). */
  readonly historyBefore?: readonly HistoryEntry[] | undefined
}

/** An edge between two items and its properties (D8.7). */
export interface Link {
  readonly edge: string
  readonly parent: string
  readonly child: string
  readonly props: ItemInput
  /** The version the writer read: the match's own, otherwise that of the edge (D2.3). */
  readonly version?: number | undefined
}
