import type { StatusTable } from '../status/statusTable.ts'

/**
 * Whether status `a` is further than `b` along a table (D23.5): by the longest way from the start. Of two that are as far, the one from
 * which one may go on is further (reserved before dismissed), then the one that the table names first (won before lost).
 */
export function isFurther(table: StatusTable, a: string, b: string): boolean {
  if (a === b) return false
  const steps = stepsTo(table, a) - stepsTo(table, b)
  if (steps !== 0) return steps > 0
  const goesOn = Number(hasNext(table, a)) - Number(hasNext(table, b))
  if (goesOn !== 0) return goesOn > 0
  const names = Object.keys(table.entries)
  return names.indexOf(a) < names.indexOf(b)
}

/** Steps of the longest way from the start; -1 for what the table does not know. */
function stepsTo(table: StatusTable, status: string): number {
  if (!Object.hasOwn(table.entries, status)) return -1
  const from = table.entries[status]?.from ?? []
  return from.length === 0 ? 0 : 1 + Math.max(...from.map((one) => stepsTo(table, one)))
}

function hasNext(table: StatusTable, status: string): boolean {
  return Object.values(table.entries).some(({ from }) => from?.includes(status))
}
