import type { ImportField } from '@schakel/domain'

/** Why a table cannot be imported at all (D17.2). */
export type ImportProblem =
  | { readonly code: 'noNameColumn'; readonly headings: readonly string[] }
  | { readonly code: 'unknownHeading'; readonly field: ImportField; readonly heading: string }

/** A table that cannot be imported, whatever its rows say. */
export class ImportError extends Error {
  readonly problem: ImportProblem

  constructor(problem: ImportProblem) {
    super(`The table cannot be imported: ${problem.code}`)
    this.name = 'ImportError'
    this.problem = problem
  }
}
