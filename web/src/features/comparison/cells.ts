import type { Comparison, ComparisonCell, ComparisonColumn } from '@schakel/domain/calls'
import { takesPart } from '@schakel/domain/requirements/takesPart'

/** One requirement of the grid. */
export type GridRow = Comparison['rows'][number]

const unknown: ComparisonCell = { value: null, grade: 0 }

/** The cell of a supplier in a row; where it did not answer it is unknown, which is no answer and never left out (G5). */
export function cellOf(column: ComparisonColumn, key: string): ComparisonCell {
  return column.cells[key] ?? unknown
}

/** What counts of a cell: what staff found, or else what is claimed (F1.11). */
export function countedOf({ checked, value }: ComparisonCell): NonNullable<ComparisonCell['value']> | undefined {
  return checked ?? value ?? undefined
}

/** Whether staff found something else than what is claimed. */
export function isContradicted({ checked, value }: ComparisonCell): boolean {
  return checked !== undefined && checked !== value
}

/** What the grid can be narrowed to (F1.13). */
export const gridFilters = ['differences', 'musts', 'unknown', 'unproven', 'contradicted'] as const
export type GridFilter = (typeof gridFilters)[number]

/** Who one can still choose, in the order they came, then who does not take part any more: shown, and not in the way. */
export function inOrder(columns: readonly ComparisonColumn[]): readonly ComparisonColumn[] {
  return columns.toSorted((a, b) => Number(takesPart(b.status)) - Number(takesPart(a.status)))
}

/**
 * The rows that belong to each filter, for the suppliers that one can still choose; for all where there are none. In one walk: there are
 * thousands of cells (F1.16).
 */
export function rowsByFilter(
  rows: readonly GridRow[],
  all: readonly ComparisonColumn[],
): ReadonlyMap<GridFilter, ReadonlySet<GridRow>> {
  const open = all.filter(({ status }) => takesPart(status))
  const columns = open.length > 0 ? open : all
  const found = new Map(gridFilters.map((filter) => [filter, new Set<GridRow>()]))
  for (const row of rows) for (const filter of filtersOf(row, columns)) found.get(filter)?.add(row)
  return found
}

function filtersOf(row: GridRow, columns: readonly ComparisonColumn[]): ReadonlySet<GridFilter> {
  const found = new Set<GridFilter>(row.level === 'must' ? ['musts'] : [])
  // Who answered nothing at all would differ from the others in every row.
  const answered = columns.find(({ submitted }) => submitted > 0)
  const first = answered && countedOf(cellOf(answered, row.key))
  for (const column of columns) {
    const cell = cellOf(column, row.key)
    const counted = countedOf(cell)
    if (column.submitted > 0 && counted !== first) found.add('differences')
    if (counted === undefined) found.add('unknown')
    // A "no" needs no proof.
    else if (cell.grade === 0 && counted !== 'no') found.add('unproven')
    if (isContradicted(cell)) found.add('contradicted')
  }
  return found
}

/** The rows that belong to all filters that are on. */
export function rowsFor(
  filters: ReadonlySet<GridFilter>,
  rows: readonly GridRow[],
  byFilter: ReadonlyMap<GridFilter, ReadonlySet<GridRow>>,
): readonly GridRow[] {
  return filters.size === 0
    ? rows
    : rows.filter((row) => [...filters].every((filter) => byFilter.get(filter)?.has(row)))
}
