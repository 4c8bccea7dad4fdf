import { Worker } from 'node:worker_threads'
import type { Column, Pages } from './table.ts'
import type { XlsxMessage } from './xlsxWorker.ts'

/** What one workbook may take of the memory, MB. */
const MEMORY_MB = 1024
/** Longest text that a cell of a workbook holds. */
const CELL_MAX = 32_767

/** The rows as a workbook (D17.2). It is made whole, on a thread of its own, so that nobody else waits for it. */
export async function xlsxOf<Row>(rows: Pages<Row>, columns: readonly Column<Row>[], name: string): Promise<Buffer> {
  const worker = new Worker(new URL('./xlsxWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const tell = (message: XlsxMessage) => worker.postMessage(message)
  const made = new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (file: Uint8Array) => resolve(Buffer.from(file.buffer, file.byteOffset, file.byteLength)))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The workbook was not made (${code}).`)))
  })
  // Heard where it is awaited; until then the rows are still being read.
  made.catch(() => undefined)
  try {
    tell({ headings: columns.map(({ heading }) => heading), sheet: sheetName(name) })
    for await (const page of rows()) {
      tell({ rows: page.map((item) => columns.map(({ read }) => short(read(item)))) })
    }
    tell({ end: true })
    return await made
  } finally {
    await worker.terminate()
  }
}

function short<T>(cell: T): T | string {
  return typeof cell === 'string' && cell.length > CELL_MAX ? `${cell.slice(0, CELL_MAX - 1)}…` : cell
}

// Excel takes no name with these signs, and none longer than 31.
function sheetName(name: string): string {
  return name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)
}
