import type { Readable } from 'node:stream'
import type { csvSeparators } from '@schakel/domain/calls'
import { csvText } from './csvText.ts'
import { guarded } from './formulas.ts'
import type { Cell, Column, Pages } from './table.ts'

const separators: Readonly<Record<(typeof csvSeparators)[number], string>> = { semicolon: ';', comma: ',', tab: '\t' }

interface CsvOptions {
  readonly separator: (typeof csvSeparators)[number]
  readonly bom: boolean
}

/** The rows as CSV, written while they are read (D17.2); nothing in it is a formula to a spreadsheet. */
export function csvOf<Row>(
  rows: Pages<Row>,
  columns: readonly Column<Row>[],
  { separator, bom }: CsvOptions,
): Readable {
  // Where semicolons part the cells a comma parts the fraction; a spreadsheet there takes 3.1 for a day in January.
  const written = (cell: Cell) => {
    if (typeof cell === 'string') return guarded(cell)
    return separator === 'semicolon' && cell !== null && !Number.isInteger(cell) ? String(cell).replace('.', ',') : cell
  }
  const lines = async function* () {
    yield columns.map(({ heading }) => guarded(heading))
    for await (const page of rows()) for (const item of page) yield columns.map(({ read }) => written(read(item)))
  }
  return csvText(lines(), {
    bom,
    delimiter: separators[separator],
    record_delimiter: '\r\n',
  })
}
