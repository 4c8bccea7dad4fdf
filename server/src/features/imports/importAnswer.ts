import type { importCalls } from '@schakel/domain/calls'
import type { z } from 'zod'
import type { KeptImport } from '../../store/imports.ts'
import { readExported } from '../../store/read/exported.ts'
import type { ViewerStore } from '../../store/store.ts'
import type { Job } from './importJob.ts'
import type { RowReport } from './importReport.ts'
import { ImportWords, type Language } from './reportText.ts'

type ImportAnswer = z.output<typeof importCalls.read.answer>
type RowAnswer = z.output<typeof importCalls.rows.answer>[number]

/** An import as its screen shows it. */
export function answerOf(
  { id, state, job, createdAt }: KeptImport<Job>,
  language: Language,
  rows?: RowAnswer[],
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
    written: state === 'done',
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
      reason: words.reason(report, typeof known === 'string' ? known : undefined),
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
