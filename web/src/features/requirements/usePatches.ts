import type { RequirementRow } from '@schakel/domain/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { askedQuery } from '../../entities/answers/queries.ts'
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

/** What is kept while rows are changed; it is read by what goes on after one left the screen. */
interface Now {
  draft: Draft
  /** The rows as they were drawn last. */
  rows: readonly RequirementRow[]
  refused: ReadonlySet<string>
  begun: Begun
  /** The row in whose field one is typing, and what was refused of it since: the field still hides what somebody else made of that. */
  typing: string | undefined
  hidden: Patch
}

/** What is changed of rows and not on the server yet, with the rows that it is made on (D2.3). */
export function usePatches(parent: string, rows: readonly RequirementRow[]) {
  const cache = useQueryClient()
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(0))
  // Rows of which the server did not take what was typed: it stays, and is sent when it is changed or sent again.
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const now = useRef<Now>({ draft, rows, refused, begun: {}, typing: undefined, hidden: {} })
  now.current.rows = rows

  const put = (next: Draft) => {
    now.current.draft = next
    setDraft(next)
  }
  const refuse = (next: ReadonlySet<string>) => {
    now.current.refused = next
    setRefused(next)
  }
  const begin = (bases: readonly RequirementRow[]) => {
    now.current.begun = { ...now.current.begun, ...Object.fromEntries(bases.map((row) => [row._id, row])) }
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
    waiting: () => withOnly(now.current.draft, (id) => !now.current.refused.has(id)),
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
      if (now.current.refused.has(id)) refuse(new Set([...now.current.refused].filter((one) => one !== id)))
    },
    /** The field one typed in is left: it shows what is there. */
    leave: () => type(),
  }
}
