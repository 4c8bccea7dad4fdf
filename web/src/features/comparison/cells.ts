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

/** Whether a row belongs to a filter, for the suppliers that one can still choose; for all where there are none. */
export function fits(filter: GridFilter, row: GridRow, all: readonly ComparisonColumn[]): boolean {
  if (filter === 'musts') return row.level === 'must'
  const open = all.filter(({ status }) => takesPart(status))
  const columns = open.length > 0 ? open : all
  const cells = columns.map((column) => cellOf(column, row.key))
  if (filter === 'differences') return new Set(answered(columns).map((one) => countedOf(cellOf(one, row.key)))).size > 1
  if (filter === 'unknown') return cells.some((cell) => countedOf(cell) === undefined)
  // A "no" needs no proof.
  if (filter === 'unproven')
    return cells.some((cell) => cell.grade === 0 && !['no', undefined].includes(countedOf(cell)))
  return cells.some(isContradicted)
}

/** Who answered nothing at all would differ from the others in every row. */
function answered(columns: readonly ComparisonColumn[]): readonly ComparisonColumn[] {
  return columns.filter(({ submitted }) => submitted > 0)
}

/** The rows that belong to all filters that are on. */
export function rowsFor(
  filters: ReadonlySet<GridFilter>,
  { rows, columns }: Pick<Comparison, 'rows' | 'columns'>,
): readonly GridRow[] {
  return filters.size === 0 ? rows : rows.filter((row) => [...filters].every((filter) => fits(filter, row, columns)))
}
