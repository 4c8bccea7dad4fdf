import { parentPort } from 'node:worker_threads'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import type { Cell } from './table.ts'

/** What the worker is told: the headings, rows in pages, and that these were all. */
export type XlsxMessage =
  | { readonly headings: readonly string[]; readonly sheet: string }
  | { readonly rows: readonly (readonly Cell[])[] }
  | { readonly end: true }

/** The widest a column is made, in characters. */
const WIDEST = 50

const data: SheetData = []
let widths: number[] = []
let sheet = ''

parentPort?.on('message', async (message: XlsxMessage) => {
  if ('headings' in message) {
    sheet = message.sheet
    widths = message.headings.map(({ length }) => length)
    data.push(message.headings.map((value) => ({ value, fontWeight: 'bold' })))
  } else if ('rows' in message) {
    for (const row of message.rows) {
      for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, String(cell ?? '').length)
      data.push([...row])
    }
  } else {
    const columns = widths.map((width) => ({ width: Math.min(width, WIDEST) + 2 }))
    const file = await writeXlsxFile(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer()
    parentPort?.postMessage(file)
    parentPort?.close()
  }
})
