import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { IMPORT_COLUMNS_MAX } from '@schakel/domain'
import { CsvError, parse } from 'csv-parse'
import { unguarded } from '../../sheets/formulas.ts'
import { announcedDelimiter, type Delimiter, guessDelimiter } from './delimiter.ts'
import { decode, detectEncoding, type Encoding, type OpenBytes } from './encoding.ts'
import { TableError } from './tableError.ts'

/** A row that has not as many cells as there are headings; its cells are still given. */
export type RowProblem = { code: 'tooFewCells' | 'tooManyCells'; expected: number; found: number }

/** One row: the line of the file on which it begins (from 1) and its cells under their headings. */
export type TableRow = { line: number; cells: Record<string, string>; problems: RowProblem[] }

export type Table = {
  encoding: Encoding
  delimiter: Delimiter
  headings: string[]
  rows: AsyncIterable<TableRow>
  /** Needed only by who does not read the rows. */
  close: () => Promise<void>
}

export type TableOptions = { encoding?: Encoding; delimiter?: Delimiter; maxRowBytes?: number }

/** Far above the longest description, far below what a quote that nobody closed would swallow. */
const MAX_ROW_BYTES = 500_000
/** Enough text to see the line of headings. */
const HEAD_CHARS = 64_000

type Parsed = { record: string[]; info: { lines: number } }

/** A file on disk as a source for `openTable`. */
export function fileBytes(path: string): OpenBytes {
  return () => createReadStream(path)
}

/**
 * Opens a CSV file as a table with headings (D17.2): comma, semicolon or tab; UTF-8 with or without a byte order mark,
 * UTF-16 with one, Windows-1252. The bytes are read twice, once for the encoding and once for the rows, and at no time
 * is more than a piece of them in memory.
 */
export async function openTable(open: OpenBytes, options: TableOptions = {}): Promise<Table> {
  const encoding = options.encoding ?? (await detectEncoding(open))
  const text = unifyLineEnds(decode(open(), encoding))
  try {
    return await tableOf(text, encoding, options)
  } catch (error) {
    await text.return(undefined)
    throw error
  }
}

async function tableOf(text: AsyncGenerator<string>, encoding: Encoding, options: TableOptions): Promise<Table> {
  const head = await readHead(text)
  if (head.trim() === '') throw new TableError('empty', 1)
  const announced = announcedDelimiter(head)
  const delimiter = options.delimiter ?? announced?.delimiter ?? guessDelimiter(head)
  const body = prepend(head.slice(announced?.length ?? 0), text)
  const records = readRecords(body, delimiter, options.maxRowBytes ?? MAX_ROW_BYTES, announced ? 2 : 1)

  const first = await records.next()
  if (first.done) throw new TableError('empty', 1)
  const headings = nameHeadings(first.value.record)
  const close = async () => {
    await records.return(undefined)
    // What was read ahead of the rows has the file open too.
    await text.return(undefined)
  }
  return { encoding, delimiter, headings, rows: readRows(records, headings, close), close }
}

/** The rows of a CSV file, for who needs nothing else of the table (D17.2). */
export async function* readTable(open: OpenBytes, options: TableOptions = {}): AsyncGenerator<TableRow> {
  yield* (await openTable(open, options)).rows
}

/** One kind of line end, so that a text cell reads the same from every system and lines can be counted. */
async function* unifyLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const piece of text) {
    const whole = held + piece
    // A CR at the very end may be half of a CRLF: it waits for the next piece.
    held = whole.endsWith('\r') ? '\r' : ''
    const sure = held ? whole.slice(0, -1) : whole
    if (sure) yield sure.replace(/\r\n?/g, '\n')
  }
  if (held) yield '\n'
}

async function readHead(text: AsyncGenerator<string>): Promise<string> {
  let head = ''
  while (head.length < HEAD_CHARS) {
    const next = await text.next()
    if (next.done) break
    head += next.value
  }
  return head
}

async function* prepend(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (head) yield head
  yield* rest
}

async function* readRecords(
  text: AsyncGenerator<string>,
  delimiter: Delimiter,
  maxRowBytes: number,
  firstLine: number,
): AsyncGenerator<{ line: number; record: string[] }> {
  // Counted as the parser goes, not as rows are taken: an error arrives ahead of the rows read before it.
  let nextLine = firstLine
  const source = Readable.from(text)
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    info: true,
    // A blank before an opening quote is common; one after a closing quote is handled in `tidy`.
    ltrim: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: maxRowBytes,
    on_record: (record: string[], { lines }) => {
      nextLine = lines + firstLine
      return record
    },
  })
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const item of parser) {
      const { record, info }: Parsed = item
      const end = info.lines + firstLine - 1
      // What is made of a row takes as long as it has cells (D21.1).
      if (record.length > IMPORT_COLUMNS_MAX) throw new TableError('tooManyColumns', end)
      const line = end - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      yield { line, record: record.map(tidy) }
    }
  } catch (error) {
    throw asTableError(error, nextLine)
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/**
 * Without padding, and without the quote that keeps a text from being a formula. The parser leaves the quotes standing when a blank
 * follows the closing one (`"Ede" ;`); a text that really is in quotes with a blank behind loses them too, which nobody will miss.
 */
function tidy(cell: string): string {
  const bare = /^"[\s\S]*"[ \t]+$/.test(cell) ? cell.trimEnd().slice(1, -1) : cell
  return unguarded(bare.trim()).trim()
}

function asTableError(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new TableError('quoteNotClosed', line, { cause: error })
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new TableError('rowTooLong', line, { cause: error })
  return new TableError('malformed', line, { cause: error })
}

/** Headings become keys: none empty, none twice. */
function nameHeadings(record: string[]): string[] {
  if (record.every((cell) => cell === '')) throw new TableError('noHeadings', 1)
  /** How often each was given. */
  const given = new Map<string, number>()
  return record.map((cell, index) => {
    const name = cell.replace(/\s+/g, ' ') || `#${index + 1}`
    let unique = name
    let n = given.get(name) ?? 1
    while (given.has(unique)) {
      n += 1
      unique = `${name} (${n})`
    }
    given.set(unique, 1).set(name, n)
    return unique
  })
}

async function* readRows(
  records: AsyncIterable<{ line: number; record: string[] }>,
  headings: string[],
  close: () => Promise<void>,
): AsyncGenerator<TableRow> {
  try {
    for await (const { line, record } of records) {
      // fromEntries makes own properties: a heading `__proto__` is a heading like any other.
      const cells = Object.fromEntries(headings.map((heading, index) => [heading, record[index] ?? '']))
      yield { line, cells, problems: raggedness(record, headings.length) }
    }
  } finally {
    await close()
  }
}

function raggedness(record: string[], expected: number): RowProblem[] {
  const found = record.length
  if (found < expected) return [{ code: 'tooFewCells', expected, found }]
  // Delimiters at the end of a row, without content, are a habit of spreadsheets and no loss.
  if (record.slice(expected).some((cell) => cell !== '')) return [{ code: 'tooManyCells', expected, found }]
  return []
}
