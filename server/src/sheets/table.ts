/** What stands in a cell; nothing stands in an empty one. */
export type Cell = string | number | null

/** A column of a file with rows of a kind. */
export interface Column<Row> {
  readonly heading: string
  readonly read: (row: Row) => Cell
}

/** The rows of a file, page after page while they are read. */
export type Pages<Row> = () => AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
