import { useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../api/call.ts'
import { boxKeyOf, clearDraft, draftsUnder, readDraft, writeDraft } from '../forms/drafts.ts'
import type { Values } from '../forms/record.ts'
import { useViewer } from '../viewer/viewer.tsx'
import { holdField, whenLeft } from './keptField.ts'

/** What was typed in a row and is not saved, and what it was begun on. */
export interface KeptRow {
  readonly id: string
  readonly values: Values
  readonly base: Values
}

/** Where rows are kept. */
export interface Place {
  /** What all screens have in common that show these rows to this person. */
  readonly shared: string
  /** Of this screen alone: two tabs that type write over nothing of each other. */
  readonly own: string
}

/** Where the rows of a screen are kept until they are saved: the end of a session comes without a question (S5.2). */
export function useKeptPlace(about: string): Place {
  const shared = `${boxKeyOf(useViewer()._id, about, 'rows')}|`
  const [by] = useState(newIdempotencyKey)
  return { shared, own: shared + by }
}

/** Keeps these rows there, and no others. */
export function keepRows(at: string, rows: readonly KeptRow[], now?: Date): void {
  if (rows.length === 0) clearDraft(at)
  else {
    const parts = rows.flatMap(({ id, values, base }) =>
      [values, base].map((one) => ({ id, type: 'requirement' as const, values: one, key: '' })),
    )
    writeDraft(at, { parts }, now)
  }
}

interface Screen {
  /** Puts rows back that were left elsewhere, and answers which of them need not stay there. */
  readonly putBack: (rows: readonly KeptRow[]) => ReadonlySet<string>
  /** Resolves once what this screen sends as it goes was answered. */
  readonly settled: () => Promise<unknown> | undefined
}

/** Says that rows are typed here, and puts back those that no screen types any more, in whatever tab. */
export function useLeftRows({ shared, own }: Place, screen: Screen): void {
  const latest = useRef(screen)
  latest.current = screen
  useEffect(() => {
    const letGo = holdField(own)
    const waiting = new AbortController()
    const take = (at: string) => {
      const left = waiting.signal.aborted ? undefined : readDraft(at)
      if (!left) return
      const rows = rowsIn(left.parts)
      const taken = latest.current.putBack(rows)
      const others = rows.filter(({ id }) => !taken.has(id))
      keepRows(at, others, new Date(left.at))
    }
    for (const at of draftsUnder(shared)) {
      // One does not wait any longer once one left.
      if (at !== own) whenLeft(at, waiting.signal, () => take(at)).catch(() => undefined)
    }
    return () => {
      waiting.abort()
      // What it sends as it goes is on its way by then.
      setTimeout(() => void Promise.allSettled([latest.current.settled()]).then(letGo))
    }
  }, [shared, own])
}

function rowsIn(parts: readonly { readonly id: string; readonly values: Values }[]): readonly KeptRow[] {
  return parts.flatMap(({ id, values }, at) => {
    const base = at % 2 === 0 ? parts[at + 1]?.values : undefined
    return base ? [{ id, values, base }] : []
  })
}
