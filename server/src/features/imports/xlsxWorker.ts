import { parentPort, workerData } from 'node:worker_threads'
import { inflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/node'

/** What the thread answers: rows in pages, and then why it stopped. */
export type SheetAnswer = { readonly rows: string[][] } | { readonly end: 'done' | 'tooLarge' | 'malformed' }

/** What a workbook may come to when it is unpacked, bytes. */
const UNPACKED_MAX = 400 * 1024 * 1024
/** A page of rows is done when it has so many letters or cells: whoever gets it has to unpack it in one go (D21.1). */
const PAGE_LETTERS = 500_000
const PAGE_CELLS = 10_000
/** More columns no spreadsheet has. */
const ROW_CELLS_MAX = 16_384
/** What one row may come to, and all of them, letters: a text that stands once in the archive may stand in every cell. */
const ROW_LETTERS_MAX = 500_000
const LETTERS_MAX = 100_000_000
/** How a part of an archive begins. */
const PART = Buffer.from('PK\u0003\u0004', 'latin1')

const answer = (message: SheetAnswer) => parentPort?.postMessage(message)

try {
  const bytes = Buffer.from(workerData.buffer, workerData.byteOffset, workerData.byteLength)
  if (unpackedSize(bytes) > UNPACKED_MAX) answer({ end: 'tooLarge' })
  else {
    answer({ end: tell(await readSheet(bytes)) })
  }
} catch {
  // Whatever is wrong with it: it is no workbook that can be read.
  answer({ end: 'malformed' })
}

/** Tells the rows page after page; answers how it ended. */
function tell(rows: readonly (readonly unknown[])[]): 'done' | 'tooLarge' {
  let page: string[][] = []
  let [letters, cells, all] = [0, 0, 0]
  for (const row of rows) {
    if (row.length > ROW_CELLS_MAX) return 'tooLarge'
    const texts = row.map(cellText)
    const length = texts.reduce((sum, text) => sum + text.length, 0)
    all += length
    if (length > ROW_LETTERS_MAX || all > LETTERS_MAX) return 'tooLarge'
    page.push(texts)
    letters += length
    cells += texts.length
    if (letters < PAGE_LETTERS && cells < PAGE_CELLS) continue
    answer({ rows: page })
    page = []
    letters = 0
    cells = 0
  }
  answer({ rows: page })
  return 'done'
}

/**
 * What all parts of the archive come to. What they say of themselves is not believed, and every beginning of a part is looked at: who
 * reads the archive later goes from one to the next.
 */
function unpackedSize(zip: Buffer): number {
  let total = 0
  for (let at = zip.indexOf(PART); at >= 0 && at + 30 < zip.length; at = zip.indexOf(PART, at + 4)) {
    const isDeflated = zip.readUInt16LE(at + 8) === 8
    const begin = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
    if (isDeflated) total += sizeOf(zip.subarray(begin), UNPACKED_MAX - total)
    if (total > UNPACKED_MAX) return total
  }
  return total
}

function sizeOf(part: Buffer, most: number): number {
  try {
    return inflateRawSync(part, { maxOutputLength: most + 1 }).length
  } catch (error) {
    // Bytes that only look like a part, and a damaged one, come to nothing.
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? most + 1 : 0
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // A day without a time is a day.
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
  return String(cell)
}
