/** How a surface is filled, so that it is told apart without its colour. */
export const marks = ['solid', 'stripes', 'dots', 'grid', 'lines', 'back'] as const
export type Mark = (typeof marks)[number]

/** What is drawn: one number of every row. */
export interface Series {
  readonly key: string
  readonly name: string
  readonly colour: string
  readonly mark: Mark
  /** Series of one stack stand on one another. */
  readonly stack?: string
  readonly line?: boolean
  /** What opens the list behind a value of this series, of the row at this place. */
  readonly open?: (at: number) => void
}

/** A month, a step or a name with its numbers by the keys of the series; null where nothing can be known yet, and nothing is drawn. */
export interface SeriesRow {
  readonly name: string
  readonly [key: string]: string | number | null
}

/** The most that is drawn: what stands on one another counts together. */
export function mostOf(rows: readonly SeriesRow[], series: readonly Series[]): number {
  const stacks = Map.groupBy(series, ({ key, stack }) => stack ?? key)
  const heights = rows.flatMap((row) =>
    [...stacks.values()].map((stack) => stack.reduce((sum, { key }) => sum + Number(row[key] ?? 0), 0)),
  )
  return Math.max(0, ...heights)
}

/** The dashes of a line: every line of a chart has others. */
export function dashOf(at: number): string {
  return ['', '7 4', '2 3', '10 3 2 3'][at % 4] ?? ''
}
