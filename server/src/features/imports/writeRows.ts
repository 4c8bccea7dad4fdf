import type { ItemInput } from '@schakel/domain'
import type { ManyRow, ViewerStore } from '../../store/store.ts'
import type { Checked } from './checkRows.ts'
import type { Import } from './importFile.ts'
import type { RowReport } from './importReport.ts'
import { fillingOf, fillRow, type MappedRow } from './mapRow.ts'

/** Writes what the check decided, in one transaction (D17.2). */
export async function writeRows({ me, options, rows }: Import, { reports, fills }: Checked): Promise<void> {
  const ids = new Map<number, string>()
  const reportOf = new Map<ManyRow, RowReport>()

  await me.store.together(async (inner) => {
    const writer = inner.as(me.viewer)

    async function* toWrite() {
      let index = 0
      for await (const { line, row } of rows()) {
        const report = reports[index]
        index += 1
        if (!report || report.line !== line) throw new Error('The file changed while it was read.')
        const same = report.duplicate?.of
        if (report.outcome === 'merged' && typeof same === 'string') await mergeInto(writer, same, row)
        if (report.outcome !== 'created') continue
        const later = fills.get(line)
        const filled: ManyRow = later ? fillRow(row, later) : row
        reportOf.set(filled, report)
        yield filled
      }
    }

    await writer.createMany(options.space, toWrite(), {
      onCreated: (row, id) => {
        const report = reportOf.get(row)
        reportOf.delete(row)
        if (!report) return
        report.id = id
        if (fills.has(report.line)) ids.set(report.line, id)
      },
      onProgress: (done) => options.onProgress?.({ phase: 'write', done, total: countCreated(reports) }),
    })
  })
  for (const report of reports) {
    const same = report.duplicate?.of
    if (report.outcome === 'merged' && typeof same === 'number') report.id = ids.get(same) ?? ''
  }
}

function countCreated(reports: readonly RowReport[]): number {
  return reports.reduce((count, { outcome }) => count + (outcome === 'created' ? 1 : 0), 0)
}

/** Fills what an organisation that was there has empty, and leaves the rest as it is. */
async function mergeInto(me: ViewerStore, id: string, row: MappedRow): Promise<void> {
  const current: ItemInput = JSON.parse(await me.read(id, 1))
  const fields = fillingOf(current, withoutFilled(row))
  if (Object.keys(fields).length > 0) await me.update({ id, fields })
  if (!hasSome(current._tags)) {
    for (const child of row.tags) await me.link({ edge: 'TAGS', parent: id, child, props: {} })
  }
  if (row.contact && !hasSome(current._contacts)) {
    await me.create({ item: { _type: 'person', ...row.contact }, parent: id })
  }
}

// What only stands in for an empty cell says nothing about an organisation that is there.
function withoutFilled({ item, filled }: MappedRow): ItemInput {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !filled.some((field) => field === name)))
}

function hasSome(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0
}
