import { noteMerge } from '../../store/imports/importRows.ts'
import { addWritten } from '../../store/imports/imports.ts'
import type { ManyRow, ViewerStore } from '../../store/store.ts'
import type { Checked } from './checkRows.ts'
import { Contacts } from './contact.ts'
import type { Import } from './importFile.ts'
import { countOutcomes, type RowReport } from './importReport.ts'
import { fillRow, type MappedRow } from './mapRow.ts'
import { mergeInto } from './mergeInto.ts'

/** Writes what the check decided, in one transaction (D17.2). */
export async function writeRows(begun: Import, checked: Checked): Promise<void> {
  const {
    me,
    options: { kept },
  } = begun
  await me.store.together(async (inner) => {
    const writer = inner.as(me.viewer)
    if (kept) {
      const doubles = checked.reports.filter(({ duplicate, outcome }) => duplicate && outcome !== 'failed').length
      const result = { columns: {}, ignored: [], remarks: [], counts: countOutcomes(checked.reports), doubles }
      await addWritten(writer, kept.id, { ...kept.job, result })
    }
    await createRows(writer, begun, checked, kept ? { noteFor: kept.id } : {})
    let done = 0
    for await (const { id, row } of rowsToMerge(begun, checked)) {
      const n = done
      if (!kept) await mergeInto(writer, id, row)
      else
        await mergeInto(writer, id, row, {
          people: { noteFor: kept.id },
          note: (undo) => noteMerge(inner, kept.id, n, undo),
        })
      done += 1
    }
  })
}

/** From how many rows on those who read what is newest would notice having to pass them. */
const ASIDE_FROM = 500

/** Makes the new ones, filled with what later rows of the file add to them, and notes in the reports which they became. */
export async function createRows(
  writer: ViewerStore,
  begun: Import,
  { reports, fills }: Checked,
  how: { readonly stage?: string; readonly noteFor?: string } = {},
): Promise<void> {
  const { options } = begun
  const ids = new Map<number, string>()
  const reportOf = new Map<ManyRow, RowReport>()
  const total = reports.reduce((count, { outcome }) => count + (outcome === 'created' ? 1 : 0), 0)

  async function* toWrite() {
    for await (const { report, row } of rowsOf(begun, reports)) {
      if (report.outcome !== 'created') continue
      const later = fills.get(report.line)
      const whole = later ? fillRow(row, later) : row
      const filled: ManyRow = { ...whole, contacts: new Contacts().others(whole.contacts) }
      reportOf.set(filled, report)
      yield filled
    }
  }

  await writer.createMany(options.space, toWrite(), {
    ...how,
    ...(how.stage === undefined ? {} : { isAside: total >= ASIDE_FROM }),
    onCreated: (row, id) => {
      const report = reportOf.get(row)
      reportOf.delete(row)
      if (!report) return
      report.id = id
      if (fills.has(report.line)) ids.set(report.line, id)
    },
    onProgress: (done) => options.onProgress?.({ phase: 'write', done, total }),
  })
  for (const report of reports) {
    const same = report.duplicate?.of
    if (report.outcome === 'merged' && typeof same === 'number') report.id = ids.get(same) ?? ''
  }
}

/** The rows that fill what was there before the import. */
export async function* rowsToMerge(
  begun: Import,
  { reports }: Checked,
): AsyncGenerator<{ readonly id: string; readonly row: MappedRow }> {
  if (!reports.some(isMerge)) return
  // What one row adds is not readable yet when the next one of the same organisation comes.
  const added = new Map<string, Contacts>()
  for await (const { report, row } of rowsOf(begun, reports)) {
    const same = report.duplicate?.of
    if (!isMerge(report) || typeof same !== 'string') continue
    const known = added.get(same) ?? new Contacts()
    added.set(same, known)
    yield { id: same, row: { ...row, contacts: known.others(row.contacts) } }
  }
}

/** Whether a row fills something that was there before the import. */
export function isMerge({ outcome, duplicate }: RowReport): boolean {
  return outcome === 'merged' && typeof duplicate?.of === 'string'
}

/** The rows of the file, read once more, each with what is to become of it. */
async function* rowsOf({ rows }: Import, reports: readonly RowReport[]) {
  let index = 0
  for await (const { line, row } of rows()) {
    const report = reports[index]
    index += 1
    if (!report || report.line !== line) throw new Error('The file changed while it was read.')
    yield { report, row }
  }
}
