import { dropStaged, hasLanded } from '../../store/imports/importLanding.ts'
import { dropMerges, noteMerge, readMerges } from '../../store/imports/importRows.ts'
import type { Store } from '../../store/store.ts'
import { systemViewer } from '../../store/system.ts'
import { retryStale, TRIES } from '../../store/write/retryStale.ts'
import type { Checked } from './checkRows.ts'
import type { Import } from './importFile.ts'
import type { RowReport } from './importReport.ts'
import { mergeInto, type Undo, undoFilled } from './mergeInto.ts'
import { createRows, isMerge, rowsToMerge } from './writeRows.ts'

/** An import that is written in steps. */
export interface Stage {
  readonly id: string
  /** Makes it all readable at once; told the reports, with the ids of what was made. */
  readonly land: (reports: readonly RowReport[]) => Promise<void>
}

/**
 * Writes what the check decided in short steps, between which everybody else goes on (D17.2): what is new is read by nobody until all of
 * it lands in one statement, what is filled in of items that were there is noted, so that it can be taken back until then.
 */
export async function stageRows(begun: Import, checked: Checked, { id: stage, land }: Stage): Promise<void> {
  const { me, options } = begun
  await createRows(me, begun, checked, { stage })
  const total = checked.reports.filter(isMerge).length
  let done = 0
  for await (const { id, row } of rowsToMerge(begun, checked)) {
    await options.onProgress?.({ phase: 'merge', done, total })
    const before = done * TRIES
    await retryStale((tried) => {
      const note = (undo: Undo) => noteMerge(me.store, stage, before + tried, undo)
      return mergeInto(me, id, row, { people: { stage }, note })
    })
    done += 1
  }
  await land(checked.reports)
}

/**
 * Takes back what an import wrote that will not land, also where its sender may no longer write there: it touches only what is still what
 * the import wrote (D17.2). One that landed is taken back by people alone (D23.5). Answers whether all of it is: not where it was told to
 * stop, and goes on when it is asked again.
 */
export async function takeBack(store: Store, id: string, signal?: AbortSignal): Promise<boolean> {
  if (await hasLanded(store, id)) return true
  const me = store.as(systemViewer)
  for (const { n, undo } of await readMerges<Undo>(store, id)) {
    if (signal?.aborted) return false
    await retryStale(() => undoFilled(me, undo))
    await dropMerges(store, id, n)
  }
  return await dropStaged(store, id, signal)
}
