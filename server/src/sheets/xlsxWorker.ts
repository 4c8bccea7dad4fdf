import { parentPort } from 'node:worker_threads'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import type { Cell } from './table.ts'

/** What the worker is told: the headings of a sheet, its rows in pages, the next sheet, and that these were all. */
export type XlsxMessage =
  | { readonly headings: readonly string[]; readonly sheet: string }
  | { readonly rows: readonly (readonly Cell[])[] }
  | { readonly end: true }

/** The widest a column is made, in characters. */
const WIDEST = 50

interface Sheet {
  readonly sheet: string
  readonly data: SheetData
  readonly widths: number[]
}

const sheets: Sheet[] = []

parentPort?.on('message', async (message: XlsxMessage) => {
  if ('headings' in message) {
    sheets.push({
      sheet: message.sheet,
      data: [message.headings.map((value) => ({ value, fontWeight: 'bold' }))],
      widths: message.headings.map(({ length }) => length),
    })
  } else if ('rows' in message) {
    const last = sheets.at(-1)
    if (!last) throw new Error('Rows came before their sheet.')
    const { widths, data } = last
    for (const row of message.rows) {
      for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, String(cell ?? '').length)
      data.push([...row])
    }
  } else {
    const written = sheets.map(({ sheet, data, widths }) => ({
      sheet,
      data,
      columns: widths.map((width) => ({ width: Math.min(width, WIDEST) + 2 })),
      stickyRowsCount: 1,
    }))
    const file = await writeXlsxFile(written).toBuffer()
    parentPort?.postMessage(file)
    parentPort?.close()
  }
})
