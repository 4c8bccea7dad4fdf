import type { ImportField, ImportType } from '@schakel/domain'
import type { ImportProgress } from './importFile.ts'
import type { DuplicateWay, ImportReport } from './importReport.ts'

/** Which heading fills which field; null for none. */
export type Mapping = Readonly<Partial<Record<ImportField, string | null>>>

/** Why an import failed or cannot go on, in both languages: whoever asks later may read another one. */
export interface Failure {
  readonly nl: string
  readonly en: string
}

/** What is kept of an import that somebody began on a screen. */
export interface Job {
  /** What the file was called. */
  readonly file: string
  /** Where it is kept; empty when it came by command. */
  readonly key: string
  readonly type: ImportType
  readonly space: string
  readonly mapping?: Mapping | null
  readonly duplicates: DuplicateWay
  readonly choices?: Readonly<Record<string, DuplicateWay>> | null
  readonly skipInvalid: boolean
  readonly table?: {
    readonly headings: readonly string[]
    readonly sample: readonly Readonly<Record<string, string>>[]
    readonly encoding: string
    readonly delimiter: string
  }
  readonly guessed?: Mapping
  readonly progress?: (Omit<ImportProgress, 'phase'> & { readonly phase: ImportProgress['phase'] | 'undo' }) | null
  readonly result?:
    | (Pick<ImportReport, 'columns' | 'ignored' | 'remarks' | 'counts'> & { readonly doubles: number })
    | null
  readonly error?: Failure | null
  /** It has landed, and its items are not all as any other yet. */
  readonly isUnsettled?: boolean
}

/** What can be changed of an import that was looked at. */
export type JobChoices = Pick<Job, 'type' | 'space' | 'mapping' | 'duplicates' | 'choices' | 'skipInvalid'>
