/** How long one of many statements may keep the embedded engine from everybody else, ms (D21.1); how many rows that are is found out. */
const STEP_MS = 40
const LEAST = 5

/** How many rows go well in the next statement, when so many took so long, ms; others may have been served meanwhile. */
export function nextStepSize(rows: number, ms: number, most: number): number {
  return Math.max(LEAST, Math.min(most, rows * 2, Math.round((rows * STEP_MS) / Math.max(ms, 1))))
}
