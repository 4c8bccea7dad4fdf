import type { RequirementRow } from '@schakel/domain/calls'
import type { KeptRow } from '../../entities/inplace/keptRows.ts'
import { type Begun, type Draft, holds, type Patch } from './draft.ts'

/** What is typed in a row; what is chosen there is chosen again with one press. */
const typed: readonly string[] = ['nl', 'en', 'basis', 'remark', 'minutes'] satisfies readonly (keyof Patch)[]

/** What is kept of a draft: the rows in which something was typed, with the row that it was begun on. */
export function keptOf({ changed }: Draft, begun: Begun): readonly KeptRow[] {
  return Object.entries(changed).flatMap(([id, patch]) => {
    const base = begun[id]
    const isTyped = Object.keys(patch).some((name) => typed.includes(name))
    return base && isTyped ? [{ id, values: { ...patch }, base: { ...base } }] : []
  })
}

/** A draft with what was left of rows that are there, where nothing is changed of them; and which rows need not be kept elsewhere. */
export function withLeft(draft: Draft, kept: readonly KeptRow[], rows: readonly RequirementRow[]) {
  const there = new Map(rows.map((row) => [row._id, row]))
  const done = kept.filter(({ id, values }) => there.has(id) && holds(there.get(id), values))
  const left = kept.filter((one) => there.has(one.id) && !done.includes(one) && !draft.changed[one.id])
  const patches = Object.fromEntries(left.map(({ id, values }): [string, Patch] => [id, values]))
  return {
    draft: { ...draft, changed: { ...draft.changed, ...patches } },
    left: left.map(({ id }) => id),
    /** As the rows were when it was begun. */
    bases: left.flatMap(({ id, base }) => {
      const row = there.get(id)
      return row ? [{ ...row, ...base }] : []
    }),
    taken: new Set([...done, ...left].map(({ id }) => id)),
  }
}
