import {
  Forbidden,
  type ImportField,
  type ImportType,
  importFields,
  importMissingOf,
  importNameOf,
  isCentre,
  Missing,
  organisationTypes,
  typeOfId,
  type Viewer,
} from '@schakel/domain'
import type { Store, ViewerStore } from '../../store/store.ts'
import { createYield } from '../../yieldToEventLoop.ts'
import { checkRows } from './checkRows.ts'
import type { OpenBytes } from './encoding.ts'
import { guessColumns, pickCells } from './guessColumns.ts'
import { ImportError } from './importError.ts'
import type { Job } from './importJob.ts'
import { countOutcomes, type DuplicateWay, type ImportReport, type RowReport } from './importReport.ts'
import { Places } from './mapPerson.ts'
import { type MappedRow, type Meaning, mapRow, type Remark } from './mapRow.ts'
import { openTable, type RowProblem } from './readTable.ts'
import { type Stage, stageRows } from './stageRows.ts'
import { TableError } from './tableError.ts'
import { statusLabels, tagWords } from './vocabulary.ts'
import { writeRows } from './writeRows.ts'

export interface ImportOptions {
  /** The file; it is read twice, once to check and once to write. */
  readonly open: OpenBytes
  readonly type: ImportType
  /** The id of the space under which the organisations come. */
  readonly space: string
  /** Columns where the guess is not right: the heading of a field, or null for none. */
  readonly mapping?: Readonly<Partial<Record<ImportField, string | null>>>
  /** What happens to an organisation that is there: left out, or its empty fields filled. */
  readonly duplicates: DuplicateWay
  /** The same for single rows, by their line. */
  readonly choices?: Readonly<Record<string, DuplicateWay>> | undefined
  /** Values of fields that a row leaves empty. */
  readonly defaults?: Readonly<Record<ImportField, string>>
  /** More rows are refused: what is said of each is kept in memory (D21.1). */
  readonly maxRows?: number
  /** Only checks and reports. */
  readonly isPreview?: boolean
  /** Writes the other rows when some break a rule. */
  readonly skipInvalid?: boolean
  /** Told of what the check found, before anything is written. */
  readonly onChecked?: (report: ImportReport) => void | Promise<void>
  /** May throw, which stops the import. */
  readonly onProgress?: (progress: ImportProgress) => void | Promise<void>
  /** Keeps this of an import that is written in one transaction, so that it can be taken back (D23.5). */
  readonly kept?: { readonly id: string; readonly job: Job }
  /** Writes in short steps that nobody reads until they land; in one transaction when left out. */
  readonly stage?: Stage
}

/** How far an import is; how many rows there are is known once they are checked. */
export interface ImportProgress {
  readonly phase: 'check' | 'write' | 'merge'
  readonly done: number
  readonly total: number | undefined
}

/** A row of the file, mapped. */
export interface ImportRow {
  readonly line: number
  readonly row: MappedRow
  readonly problem: RowProblem | undefined
}

/** An import that has begun: its columns are known, and its rows can be read as often as needed. */
export interface Import {
  readonly me: ViewerStore
  readonly options: ImportOptions
  readonly rows: () => AsyncGenerator<ImportRow>
}

/**
 * Reads organisations, with their contact persons, from a CSV file into a space (D17.2): all or nothing. First every row is
 * checked by the rules of the store and against what the space has; only when none fails they are written, in one transaction.
 * Throws TableError, ImportError, Missing, Forbidden.
 */
export async function importFile(store: Store, viewer: Viewer, options: ImportOptions): Promise<ImportReport> {
  const me = store.as(viewer)
  const { maxRows = Number.POSITIVE_INFINITY } = options
  if (typeOfId(options.space) !== 'space') throw new Missing(options.space)
  await me.read(options.space, 0)
  if (!isCentre(viewer)) throw new Forbidden('import')
  const table = await openTable(options.open)
  await table.close()
  const { columns, ignored } = columnsOf(table.headings, options, viewer)
  const missing = { ...importMissingOf(options.type), ...options.defaults }
  const meaning: Meaning = {
    type: options.type,
    places: options.type === 'person' ? await placesOf(me, options.space) : undefined,
    statuses: statusLabels(options.type),
    tags: tagWords(columns.tags === undefined ? [] : JSON.parse(await me.tags())),
    defaults: missing,
  }
  const known = { encoding: table.encoding, delimiter: table.delimiter }
  const rows = async function* (): AsyncGenerator<ImportRow> {
    const { rows } = await openTable(options.open, known)
    const yieldToEventLoop = createYield()
    let read = 0
    for await (const { line, cells, problems } of rows) {
      await yieldToEventLoop()
      read += 1
      if (read > maxRows) throw new TableError('tooManyRows', line)
      const row = mapRow(pickCells(columns, cells), meaning)
      const [problem] = problems
      const remarks = row.remarks.filter((remark) => remark.code !== 'filled' || isColumn(remark.field, columns))
      if (problem?.code === 'tooFewCells') remarks.push({ ...problem, code: problem.code })
      yield { line, row: { ...row, remarks }, problem: problem?.code === 'tooManyCells' ? problem : undefined }
    }
  }
  const begun: Import = { me, options, rows }
  const checked = await checkRows(begun)
  const filled = Object.entries(missing).flatMap(([field, value]): Remark[] =>
    isColumn(field, columns) ? [] : [{ code: 'filled', field, value }],
  )
  const remarks = [...filled, ...unknownTags(checked.reports)]
  const counts = countOutcomes(checked.reports)
  const mayWrite = !options.isPreview && (counts.failed === 0 || options.skipInvalid === true)
  const report = { ...known, columns, ignored, rows: checked.reports, counts, remarks, isWritten: mayWrite }
  await options.onChecked?.(report)
  if (mayWrite) await (options.stage ? stageRows(begun, checked, options.stage) : writeRows(begun, checked))
  return report
}

/** The organisations of a space that people can hang under. */
async function placesOf(me: ViewerStore, space: string): Promise<Places> {
  const places = new Places(space)
  for (const type of organisationTypes) {
    if (type === 'space') continue
    for await (const { _id, name } of me.allUnder(space, type)) {
      if (typeof _id === 'string' && typeof name === 'string') places.add(name, _id)
    }
  }
  return places
}

function isColumn(field: string, columns: Readonly<Partial<Record<string, string>>>): boolean {
  return columns[field] !== undefined
}

function unknownTags(reports: readonly RowReport[]): Remark[] {
  const values = new Set<string>()
  let rows = 0
  for (const { remarks } of reports) {
    const found = remarks.flatMap((remark) => (remark.code === 'unknownTag' ? [remark.value] : []))
    if (found.length > 0) rows += 1
    for (const value of found) values.add(value)
  }
  return rows > 0 ? [{ code: 'unknownTags', values: [...values], rows }] : []
}

function columnsOf(headings: readonly string[], { type, mapping }: ImportOptions, viewer: Viewer) {
  const { columns } = guessColumns(headings, type, viewer.kind)
  for (const field of importFields) {
    const heading = mapping?.[field]
    if (heading === undefined) continue
    if (heading === null) delete columns[field]
    else if (!headings.includes(heading)) throw new ImportError({ code: 'unknownHeading', field, heading })
    else columns[field] = heading
  }
  if (!importNameOf(type).some((field) => columns[field] !== undefined))
    throw new ImportError({ code: 'noNameColumn', headings })
  const used = new Set(Object.values(columns))
  return { columns, ignored: headings.filter((heading) => !used.has(heading)) }
}
