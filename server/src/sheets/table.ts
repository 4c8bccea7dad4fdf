import { wordErased } from '@schakel/domain/privacy'

/** What stands in a cell; nothing stands in an empty one. */
export type Cell = string | number | null

/** A column of a file with rows of a kind. */
export interface Column<Row> {
  readonly heading: string
  readonly read: (row: Row) => Cell
}

/** The rows of a file, page after page while they are read. */
export type Pages<Row> = () => AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

/** A cell with words where somebody is named who was erased (D6). */
export function wordedCell(cell: Cell, language: 'nl' | 'en'): Cell {
  return typeof cell === 'string' ? wordErased(cell, language) : cell
}

/** Columns of which every cell, and the heading, has words where somebody is named who was erased (D6). */
export function wordedColumns<Row>(columns: readonly Column<Row>[], language: 'nl' | 'en'): readonly Column<Row>[] {
  return columns.map(({ heading, read }) => ({
    heading: wordErased(heading, language),
    read: (row) => wordedCell(read(row), language),
  }))
}
