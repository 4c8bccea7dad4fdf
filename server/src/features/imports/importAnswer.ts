import { optionalText } from '@schakel/domain'
import type { importCalls } from '@schakel/domain/calls'
import type { z } from 'zod'
import type { KeptImport } from '../../store/imports/imports.ts'
import { type Undoable, undoUntil } from '../../store/imports/importUndo.ts'
import { readUndone } from '../../store/imports/importUndone.ts'
import { readExported } from '../../store/read/exported.ts'
import type { ViewerStore } from '../../store/store.ts'
import type { Job } from './importJob.ts'
import type { RowReport } from './importReport.ts'
import { ImportWords, type Language } from './reportText.ts'

type ImportAnswer = z.output<typeof importCalls.read.answer>
type UndoAnswer = z.output<typeof importCalls.undo.answer>
type UndoableAnswer = z.output<typeof importCalls.undoable.answer>[number]
type RowAnswer = z.output<typeof importCalls.rows.answer>[number]

/** An import as its screen shows it. */
export function answerOf(
  { id, state, job, createdAt, landedAt }: KeptImport<Job>,
  language: Language,
  rows?: RowAnswer[],
  undo?: UndoAnswer,
): ImportAnswer {
  const { result, table, progress } = job
  const words = new ImportWords(language, job.type)
  return {
    _id: id,
    state,
    file: job.file,
    type: job.type,
    space: job.space,
    created: createdAt.toISOString(),
    duplicates: job.duplicates,
    written: state === 'done' || state === 'undoing' || state === 'undone',
    ...(landedAt && state !== 'undone' ? { until: undoUntil(landedAt).toISOString() } : {}),
    ...(undo ? { undo } : {}),
    ...(progress ? { progress: { ...progress, total: progress.total } } : {}),
    ...(table ? { ...table, headings: [...table.headings], sample: table.sample.map((row) => ({ ...row })) } : {}),
    ...(job.guessed ? { guessed: filledIn(job.guessed) } : {}),
    ...(job.mapping ? { columns: filledIn({ ...job.guessed, ...job.mapping }) } : {}),
    ...(result
      ? {
          columns: filledIn(result.columns),
          ignored: [...result.ignored],
          counts: { ...result.counts, duplicates: result.doubles },
          remarks: result.remarks.map((remark) => words.remark(remark, true)),
        }
      : {}),
    ...(job.error ? { error: job.error[language] } : {}),
    ...(rows ? { rows } : {}),
  }
}

/** What came of taking an import back; undefined when nobody does. */
export async function undoAnswer(me: ViewerStore, { id, state }: KeptImport<Job>): Promise<UndoAnswer | undefined> {
  if (state !== 'undoing' && state !== 'undone') return undefined
  const { trashed, restored, stayed, items } = await readUndone(me, id)
  return { _id: id, state, trashed, restored, stayed, items: [...items] }
}

/** An import as the list of what can be taken back shows it. */
export function undoableAnswer({ id, state, job, landedAt, spaceName, by }: Undoable<Job>): UndoableAnswer {
  const { created = 0, merged = 0 } = job.result?.counts ?? {}
  return {
    _id: id,
    state: state === 'undoing' ? state : 'done',
    file: job.file,
    type: job.type,
    space: { _id: job.space, name: spaceName },
    ...(by === null ? {} : { by }),
    landed: landedAt.toISOString(),
    until: undoUntil(landedAt).toISOString(),
    counts: { created, merged },
  }
}

/** Rows of the report, with the names of the items that they are the same as. */
export async function rowAnswers(
  me: ViewerStore,
  { job, state }: KeptImport<Job>,
  reports: readonly RowReport[],
  language: Language,
): Promise<RowAnswer[]> {
  const words = new ImportWords(language, job.type)
  const ids = reports.flatMap(({ duplicate }) => (typeof duplicate?.of === 'string' ? [duplicate.of] : []))
  const names = new Map<unknown, unknown>()
  for await (const page of readExported(me, [...new Set(ids)])) for (const item of page) names.set(item._id, item.name)
  return reports.map((report) => {
    const { line, name, outcome, issues, duplicate, id } = report
    const known = duplicate === undefined ? undefined : names.get(duplicate.of)
    return {
      line,
      name,
      outcome,
      reason: words.reason(report, optionalText(known)),
      ...(issues
        ? { issues: issues.map((issue) => ({ path: issue.path, code: issue.code, message: words.issue(issue) })) }
        : {}),
      ...(duplicate ? { duplicate: { ...duplicate, ...(typeof known === 'string' ? { name: known } : {}) } } : {}),
      // What nothing was written of has no id yet.
      ...(id !== undefined && id !== '' && state === 'done' ? { id } : {}),
    }
  })
}

function filledIn(columns: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).flatMap(([field, heading]) => (heading ? [[field, heading]] : [])))
}
