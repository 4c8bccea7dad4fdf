import { notifyInfo } from './notify.ts'
import { blockedReasonNow, blockedText, type Writes } from './writeBlocked.ts'

interface Undo {
  readonly run: () => void
  readonly writes: Writes | undefined
}

const standing = new Map<string, Undo>()

/** A snackbar offers to take something back, as long as it stands. */
export function undoStands(id: string, undo: Undo): void {
  standing.set(id, undo)
}

/** It is closed, or was pressed. */
export function undoGone(id: string): void {
  standing.delete(id)
}

/** Takes back what the newest snackbar offers to take back, which a keyboard would come to too late, or says why that waits; false where none does. */
export function undoNewest(): boolean {
  const undo = [...standing.values()].at(-1)
  if (!undo) return false
  const blocked = blockedReasonNow(undo.writes)
  if (blocked) notifyInfo(blockedText(blocked))
  else undo.run()
  return true
}
