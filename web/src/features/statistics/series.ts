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
}

/** A month, a step or a name with its numbers by the keys of the series. */
export interface SeriesRow {
  readonly name: string
  readonly [key: string]: string | number
}

/** The dashes of a line: every line of a chart has others. */
export function dashOf(at: number): string {
  return ['', '7 4', '2 3', '10 3 2 3'][at % 4] ?? ''
}
