export type TableErrorCode =
  | 'empty'
  | 'noHeadings'
  | 'quoteNotClosed'
  | 'rowTooLong'
  | 'tooManyColumns'
  | 'tooManyRows'
  | 'malformed'

/** Why a file cannot be read as a table (D17.2). `line` is where it went wrong, counted from 1. */
export class TableError extends Error {
  readonly code: TableErrorCode
  readonly line: number

  constructor(code: TableErrorCode, line: number, options?: ErrorOptions) {
    super(`The table cannot be read: ${code} at line ${line}`, options)
    this.name = 'TableError'
    this.code = code
    this.line = line
  }
}
