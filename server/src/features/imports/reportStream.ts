import { Readable } from 'node:stream'
import { readRows } from '../../store/imports/importRows.ts'
import type { KeptImport } from '../../store/imports/imports.ts'
import type { Store } from '../../store/store.ts'
import type { Job } from './importJob.ts'
import type { RowReport } from './importReport.ts'
import { ImportWords, type Language, reportHead, reportLine } from './reportText.ts'

const PAGE = 500

/** What became of every row, as CSV for a spreadsheet, read while it is sent. */
export function reportStream(store: Store, { id, job, state }: KeptImport<Job>, language: Language): Readable {
  const words = new ImportWords(language, job.type)
  const lines = async function* () {
    yield `\ufeff${reportHead(words)}`
    for (let after = 0; ; ) {
      const rows = await readRows<RowReport>(store, id, { after, size: PAGE })
      if (rows.length > 0) yield rows.map((row) => reportLine(row, state === 'done', words)).join('')
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) return
      after = last.line
    }
  }
  return Readable.from(lines(), { objectMode: false })
}
