import type { ImportField, ImportType } from '@schakel/domain'
import type { duplicateWays, importCalls } from '@schakel/domain/calls'

/** An import as the server tells of it. */
export type ImportJob = (typeof importCalls.read.answer)['_output']
/** What came of taking one back (D23.5). */
export type ImportUndo = (typeof importCalls.undo.answer)['_output']
/** One that can still be taken back. */
export type UndoableImport = (typeof importCalls.undoable.answer)['_output'][number]
/** A row of its report. */
export type ImportLine = (typeof importCalls.rows.answer)['_output'][number]
/** What happens to what is there already. */
export type DuplicateWay = (typeof duplicateWays)[number]
/** Which heading fills which field; null for none. */
export type Mapping = Readonly<Partial<Record<ImportField, string | null>>>

/** What can be chosen of an import before it is written. */
export interface ImportChoices {
  readonly type?: ImportType
  readonly space?: string
  readonly mapping?: Mapping
  readonly duplicates?: DuplicateWay
  readonly choices?: Readonly<Record<string, DuplicateWay>>
  readonly skip_invalid?: boolean
}

export const ways = ['skip', 'merge', 'create'] as const satisfies readonly DuplicateWay[]

/** Whether the server is still at work on it. */
export function isRunning({ state }: ImportJob): boolean {
  return state === 'checking' || state === 'writing'
}

/** A wide table is moved by the arrow keys too. */
export const scrollable = { tabIndex: 0 } as const
