import type { RequirementRow } from '@schakel/domain/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { askedQuery } from '../../entities/answers/queries.ts'
import { type KeptRow, keepRows } from '../../entities/inplace/keptRows.ts'
import {
  type Begun,
  baseOf,
  basesOf,
  type Draft,
  emptyDraft,
  holds,
  type Patch,
  savedRows,
  withOnly,
  withTyped,
  withUnder,
} from './draft.ts'
import { keptOf, withLeft } from './keptPatches.ts'

/** What is kept while rows are changed; it is read by what goes on after one left the screen. */
interface Now {
  draft: Draft
  /** The rows as they were drawn last. */
  rows: readonly RequirementRow[]
  refused: ReadonlySet<string>
  /** Rows with what was typed before and not saved: it is sent when it is changed or sent by a press, and not as one goes. */
  left: ReadonlySet<string>
  begun: Begun
  /** The row in whose field one is typing, and what was refused of it since: the field still hides what somebody else made of that. */
  typing: string | undefined
  hidden: Patch
}

/** What is changed of rows and not on the server yet, with the rows that it is made on (D2.3). */
export function usePatches(parent: string, rows: readonly RequirementRow[], keptAt: string) {
  const cache = useQueryClient()
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(0))
  // Rows of which the server did not take what was typed: it stays, and is sent when it is changed or sent again.
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const now = useRef<Now>({ draft, rows, refused, left: new Set(), begun: {}, typing: undefined, hidden: {} })
  now.current.rows = rows

  const put = (next: Draft) => {
    now.current.draft = next
    keepRows(keptAt, keptOf(next, now.current.begun))
    setDraft(next)
  }
  const refuse = (next: ReadonlySet<string>) => {
    now.current.refused = next
    setRefused(next)
  }
  const begin = (bases: readonly RequirementRow[]) => {
    now.current.begun = { ...now.current.begun, ...Object.fromEntries(bases.map((row) => [row._id, row])) }
  }
  const mark = (ids: readonly string[]) => {
    now.current.left = new Set([...now.current.left, ...ids])
    refuse(new Set([...now.current.refused, ...ids]))
  }
  const unmark = (id: string) => {
    const without = (all: ReadonlySet<string>) => new Set([...all].filter((one) => one !== id))
    now.current.left = without(now.current.left)
    if (now.current.refused.has(id)) refuse(without(now.current.refused))
  }
  const type = (id?: string) => {
    if (now.current.typing !== id) Object.assign(now.current, { typing: id, hidden: {} })
  }
  // Once one left the screen only the cache still learns what others did.
  const newest = () => cache.getQueryData(askedQuery(parent).queryKey)?.rows ?? now.current.rows

  useEffect(() => () => void Object.assign(now.current, { refused: new Set(), typing: undefined, hidden: {} }), [])

  return {
    draft,
    refused,
    hasRefused: () => now.current.refused.size > 0,
    waiting: () => withOnly(now.current.draft, (id) => !now.current.refused.has(id) && !now.current.left.has(id)),
    isLeft: (id: string) => now.current.left.has(id),
    /** Puts back what was typed before and not saved, as what was refused; answers the rows of which nothing need be kept elsewhere. */
    putBack(kept: readonly KeptRow[]): ReadonlySet<string> {
      const { draft: next, left, taken, bases } = withLeft(now.current.draft, kept, newest())
      mark(left)
      begin(bases)
      put(next)
      return taken
    },
    /** Throws away what was not taken of a row; answers how to have it again. */
    drop(id: string): () => void {
      const gone = withOnly(now.current.draft, (one) => one === id)
      unmark(id)
      put(withOnly(now.current.draft, (one) => one !== id))
      return () => {
        if (now.current.draft.changed[id]) return
        mark([id])
        put(withUnder(now.current.draft, gone))
      }
    },
    /** The rows that a draft is sent with. */
    begin(sent: Draft): readonly RequirementRow[] {
      const bases = basesOf(newest(), sent, now.current.begun)
      begin(bases)
      return bases
    },
    saved(bases: readonly RequirementRow[], sent: Draft, written: Parameters<typeof savedRows>[2]) {
      begin(savedRows(bases, sent, written))
      put(withOnly(now.current.draft, (id, patch) => sent.changed[id] !== patch))
    },
    failed(sent: Draft) {
      const left = withTyped(now.current.draft, sent)
      put(left.draft)
      refuse(new Set([...now.current.refused, ...left.typed]))
    },
    /** Takes what was sent on these rows off the screen, where somebody else was first; answers what of it is not there now. */
    async giveWay(bases: readonly RequirementRow[]): Promise<Draft> {
      // Where one kept one's own while it was on its way it has a newer base: it is sent again, not asked about.
      const behind = bases.filter(({ _id, _version }) => now.current.begun[_id]?._version === _version)
      const ids = new Set(behind.map(({ _id }) => _id))
      const mine = withOnly(now.current.draft, (id) => ids.has(id))
      put(withOnly(now.current.draft, (id) => !ids.has(id)))
      const { typing, hidden } = now.current
      if (typing !== undefined) now.current.hidden = { ...hidden, ...mine.changed[typing] }
      // Nothing else reads it again once one left the screen.
      await cache.fetchQuery({ ...askedQuery(parent), staleTime: 0 }).catch(() => undefined)
      const there = new Map(newest().map((row) => [row._id, row]))
      return withOnly(mine, (id, patch) => !holds(there.get(id), patch))
    },
    /** Puts one's own over what somebody else did. */
    keep(mine: Draft) {
      begin(newest().filter(({ _id }) => mine.changed[_id]))
      now.current.hidden = {}
      put(withUnder(now.current.draft, mine))
    },
    change(id: string, patch: Patch, isTyped: boolean) {
      if (isTyped) type(id)
      // Also what is back as it was: something else may be on its way.
      const { changed } = now.current.draft
      const before = changed[id] ?? (now.current.typing === id ? now.current.hidden : {})
      begin(now.current.rows.filter(({ _id }) => _id === id).map((row) => baseOf(now.current.begun[id], before, row)))
      put({ ...now.current.draft, changed: { ...changed, [id]: { ...changed[id], ...patch } } })
      unmark(id)
    },
    /** The field one typed in is left: it shows what is there. */
    leave: () => type(),
  }
}
