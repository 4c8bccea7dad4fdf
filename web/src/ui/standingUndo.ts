const standing = new Map<string, () => void>()

/** A snackbar offers to take something back, as long as it stands. */
export function undoStands(id: string, run: () => void): void {
  standing.set(id, run)
}

/** It is closed, or was pressed. */
export function undoGone(id: string): void {
  standing.delete(id)
}

/** Takes back what the newest snackbar offers to take back, which a keyboard would come to too late; false where none does. */
export function undoNewest(): boolean {
  const run = [...standing.values()].at(-1)
  run?.()
  return run !== undefined
}
