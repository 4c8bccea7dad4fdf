import type { FieldIssue, ImportField } from '@schakel/domain'
import type { duplicateWays } from '@schakel/domain/calls'
import type { DuplicateKind } from '../../duplicates/duplicates.ts'
import type { Remark } from './mapRow.ts'
import type { RowProblem } from './readTable.ts'

/** What happens to something that is there already. */
export type DuplicateWay = (typeof duplicateWays)[number]

export type Outcome = 'created' | 'merged' | 'skipped' | 'failed'

/** What became of one row. */
export interface RowReport {
  readonly line: number
  readonly name: string
  outcome: Outcome
  /** The item that it became or was merged with. */
  id?: string
  /** Whom it is the same as: a line of this file, or an item that was there. */
  readonly duplicate?: { readonly kind: DuplicateKind; readonly of: number | string }
  /** Why it failed. */
  issues?: readonly FieldIssue[]
  readonly problem?: RowProblem
  readonly remarks: readonly Remark[]
}

/** What came of an import (D17.2). */
export interface ImportReport {
  readonly encoding: string
  readonly delimiter: string
  /** Which heading filled which field, and the headings that filled none. */
  readonly columns: Readonly<Partial<Record<ImportField, string>>>
  readonly ignored: readonly string[]
  readonly rows: readonly RowReport[]
  readonly counts: Readonly<Record<Outcome, number>>
  /** What holds for every row. */
  readonly remarks: readonly Remark[]
  /** Whether anything was written: not in a preview, and not when a row failed. */
  readonly isWritten: boolean
}

/** How many rows had which outcome. */
export function countOutcomes(rows: readonly RowReport[]): Record<Outcome, number> {
  const counts = { created: 0, merged: 0, skipped: 0, failed: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}
