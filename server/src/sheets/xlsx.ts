import { Worker } from 'node:worker_threads'
import type { Cell, Column, Pages } from './table.ts'
import type { XlsxMessage } from './xlsxWorker.ts'

/** What one workbook may take of the memory, MB. */
const MEMORY_MB = 1024
/** Longest text that a cell of a workbook holds. */
const CELL_MAX = 32_767

/** Longest name of a sheet that Excel takes. */
const NAME_MAX = 31

/** A sheet of a workbook, its rows page after page. */
export interface Sheet {
  readonly name: string
  readonly headings: readonly string[]
  readonly pages: () => AsyncIterable<readonly (readonly Cell[])[]>
}

/** Rows of a kind as a sheet. */
export function sheetOf<Row>(rows: Pages<Row>, columns: readonly Column<Row>[], name: string): Sheet {
  return {
    name: sheetName(name),
    headings: columns.map(({ heading }) => heading),
    pages: async function* () {
      for await (const page of rows()) yield page.map((item) => columns.map(({ read }) => short(read(item))))
    },
  }
}

/** The rows as a workbook of one sheet (D17.2). */
export function xlsxOf<Row>(rows: Pages<Row>, columns: readonly Column<Row>[], name: string): Promise<Buffer> {
  return workbookOf([sheetOf(rows, columns, name)])
}

/** Sheets as a workbook (D17.2), read one after the other. It is made whole, on a thread of its own, so that nobody else waits for it. */
export async function workbookOf(sheets: readonly Sheet[]): Promise<Buffer> {
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
    const taken = new Set<string>()
    for (const { name, headings, pages } of sheets) {
      tell({ headings, sheet: nameBeside(taken, name) })
      for await (const rows of pages()) tell({ rows })
    }
    tell({ end: true })
    return await made
  } finally {
    await worker.terminate()
  }
}

function short(cell: Cell): Cell {
  return typeof cell === 'string' && cell.length > CELL_MAX ? `${cell.slice(0, CELL_MAX - 1)}…` : cell
}

// Excel takes no name with these signs, none longer than 31, and none with an apostrophe at an end: it would call the workbook damaged.
function sheetName(name: string): string {
  const taken = name.replace(/[\\/?*[\]:]/g, ' ').slice(0, NAME_MAX)
  return taken.replace(/^['\s]+|['\s]+$/g, '') || '-'
}

// Nor two names that differ in capitals alone.
function nameBeside(taken: Set<string>, name: string): string {
  let own = name
  for (let count = 2; taken.has(own.toLowerCase()); count += 1) {
    const sign = ` (${count})`
    own = `${name.slice(0, NAME_MAX - sign.length)}${sign}`
  }
  taken.add(own.toLowerCase())
  return own
}
