import { moveImport } from '../../store/imports/imports.ts'
import { readUndoable, undoItems } from '../../store/imports/importUndo.ts'
import { closeUndo, keepMerged, takeMerge } from '../../store/imports/importUndone.ts'
import type { ViewerStore } from '../../store/store.ts'
import { retrying } from '../../store/write/commit.ts'
import { retryStale } from '../../store/write/retryStale.ts'
import type { Job } from './importJob.ts'
import { type Undo, undoFilled } from './mergeInto.ts'

/** Items of one transaction at first, and at most; how many go well is found out. */
const FIRST = 20
const MOST = 200
/** How long one may keep the embedded engine from everybody else, ms. */
const STEP_MS = 60
/** From how many items on those who look on are told once of all. */
const MANY = 200

/**
 * Takes an import back (D23.5): what it made and nobody touched goes to the trash, what it filled in is put back where it is still what it
 * wrote. In short steps; asked again it goes on where it stopped, and when it is done does nothing more. Throws Missing.
 */
export async function undoImport(me: ViewerStore, id: string, signal?: AbortSignal): Promise<void> {
  const { job, state } = await readUndoable<Job>(me, id)
  if (state === 'undone') return
  await moveImport(me.store, id, ['done'], 'undoing')
  const { created = 0 } = job.result?.counts ?? {}
  for (let size = FIRST, looked = 1; looked > 0; ) {
    if (signal?.aborted) return
    const began = performance.now()
    looked = await retrying(() => undoItems(me, id, job.space, { size, isMany: created > MANY }))
    size = Math.max(5, Math.min(MOST, Math.round((size * STEP_MS) / Math.max(1, performance.now() - began))))
  }
  while (!signal?.aborted && (await undoOneMerge(me, id)));
  if (!signal?.aborted) await closeUndo(me, id, job.space)
}

/** Puts back the last thing that the import filled in; answers whether there was one. */
function undoOneMerge(me: ViewerStore, id: string): Promise<boolean> {
  return retryStale(() =>
    me.store.together(async (inner) => {
      const undo = await takeMerge<Undo>(inner, id)
      if (!undo) return false
      await keepMerged(inner, id, undo.id, await undoFilled(inner.as(me.viewer), undo))
      return true
    }),
  )
}
