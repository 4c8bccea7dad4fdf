import type { FieldIssue, ImportType } from '@schakel/domain'
import { fill, type Words, wordsOf } from '@schakel/domain/texts'
import { en as domainEn } from '@schakel/domain/texts/en'
import { nl as domainNl } from '@schakel/domain/texts/nl'
import { guarded } from '../../sheets/formulas.ts'
import { ImportError } from './importError.ts'
import type { ImportReport, RowReport } from './importReport.ts'
import type { Remark } from './mapRow.ts'
import { TableError } from './tableError.ts'
import { en } from './texts/en.ts'
import type { ImportTexts } from './texts/importTexts.ts'
import { nl } from './texts/nl.ts'

export type Language = 'nl' | 'en'

/** The words of an import in one language, with those of the business. */
export class ImportWords {
  readonly texts: ImportTexts
  readonly type: ImportType
  readonly #words: Words

  constructor(language: Language, type: ImportType) {
    this.texts = language === 'nl' ? nl : en
    this.type = type
    this.#words = wordsOf(language === 'nl' ? domainNl : domainEn)
  }

  /** Why a row came out as it did, and what was remarked; empty when there is nothing to say. An item it is the same as goes by its name. */
  reason(row: RowReport, name?: string): string {
    const parts = [
      ...(row.issues ?? []).map((issue) => this.issue(issue)),
      ...(row.problem ? [fill(this.texts.tooManyCells, { ...row.problem })] : []),
      ...(row.duplicate ? [this.#duplicate(row.duplicate, name)] : []),
      ...row.remarks.map((remark) => this.remark(remark)),
    ]
    return parts.join('; ')
  }

  /** Something to know about one row, or about every row. */
  remark(remark: Remark, isEverywhere = false): string {
    const { texts } = this
    if (remark.code === 'filled') {
      const text = isEverywhere ? texts.filledEverywhere : texts.filled
      return fill(text, { field: this.#words.field(this.type, remark.field), value: remark.value })
    }
    if (remark.code === 'unknownTag') return fill(texts.unknownTag, { value: remark.value })
    if (remark.code === 'unknownTags') {
      const { values, rows } = remark
      const shown = `${values.slice(0, 10).join(', ')}${values.length > 10 ? ' …' : ''}`
      return fill(texts.unknownTags, { values: shown, rows })
    }
    if (remark.code === 'unknownPlace') return fill(texts.unknownPlace, { value: remark.value })
    if (remark.code === 'otherAddress') return texts.otherAddress
    if (remark.code === 'tooFewCells')
      return fill(texts.tooFewCells, { found: remark.found, expected: remark.expected })
    return texts.contactWithoutName
  }

  /** Which heading fills which field. */
  columns({ columns }: ImportReport): string {
    const pairs = Object.entries(columns).map(([field, heading]) => `${heading} → ${this.#column(field)}`)
    return fill(this.texts.columns, { columns: pairs.join(', ') })
  }

  /** What is wrong with a table as a whole; undefined when the error is of another kind. */
  error(error: unknown): string | undefined {
    if (error instanceof TableError) return fill(this.texts.tableErrors[error.code], { line: error.line })
    if (!(error instanceof ImportError)) return undefined
    const { problem } = error
    if (problem.code === 'noNameColumn') return fill(this.texts.noNameColumn, { headings: problem.headings.join(', ') })
    return fill(this.texts.unknownHeading, { heading: problem.heading, field: problem.field })
  }

  /** Which rule a field breaks. */
  issue(issue: FieldIssue): string {
    const [, path] = /^contact\.(.*)$/.exec(issue.path) ?? []
    const label =
      path === undefined
        ? this.#words.field(this.type, issue.path)
        : `${this.texts.contact}, ${this.#words.field('person', path)}`
    return `${label}: ${this.#words.issue(issue)}`
  }

  #duplicate({ kind, of }: NonNullable<RowReport['duplicate']>, name: string | undefined): string {
    const text = typeof of === 'number' ? this.texts.duplicateOfLine : this.texts.duplicateOfItem
    const by = kind === 'nameCity' && this.type === 'person' ? 'nameOrganisation' : kind
    return fill(text, { of: name ?? of, by: this.texts.duplicateBy[by] })
  }

  #column(field: string): string {
    const [, path] = /^contact\.(.*)$/.exec(field) ?? []
    if (path === undefined) return this.texts.columnNames[field] ?? this.#words.field(this.type, field)
    return `${this.texts.contact}, ${this.texts.columnNames[path] ?? this.#words.field('person', path)}`
  }
}

/** The report as CSV with a line per row of the file, for a spreadsheet. */
export function* reportLines({ rows, isWritten }: ImportReport, words: ImportWords): Generator<string> {
  yield reportHead(words)
  for (const row of rows) yield reportLine(row, isWritten, words)
}

/** The headings of the report. */
export function reportHead({ texts: { heading, id, delimiter } }: ImportWords): string {
  return csvLine(delimiter, [heading.line, heading.name, heading.outcome, heading.reason, id])
}

/** A row of the report. */
export function reportLine(row: RowReport, isWritten: boolean, words: ImportWords): string {
  const { outcomes, delimiter } = words.texts
  // What nothing was written of has no id yet.
  const kept = isWritten ? (row.id ?? '') : ''
  return csvLine(delimiter, [String(row.line), row.name, outcomes[row.outcome], words.reason(row), kept])
}

function csvLine(delimiter: string, cells: readonly string[]): string {
  const safe = cells.map(guarded)
  return `${safe.map((cell) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter)}\r\n`
}
