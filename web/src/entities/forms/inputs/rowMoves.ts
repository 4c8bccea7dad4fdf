/** A list with one of its rows somewhere else. */
export function moved<T>(rows: readonly T[], from: number, to: number): T[] {
  const row = rows[from]
  if (row === undefined) return [...rows]
  const rest = rows.filter((_, at) => at !== from)
  return [...rest.slice(0, to), row, ...rest.slice(to)]
}
