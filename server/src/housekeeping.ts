import { sweepFiles } from './features/files/sweep.ts'
import { sweepImages } from './features/images/sweep.ts'
import { settleImports, sweepImports } from './features/imports/sweep.ts'
import type { FileStore } from './storage/fileStore.ts'
import { dropExpired, prepareMonths, purgeTrash } from './store/housekeeping/housekeeping.ts'
import type { Store } from './store/store.ts'

/** Removes the pictures and files that nothing has any more, now. */
export async function sweepBytes(store: Store, files: FileStore): Promise<void> {
  await sweepImages(store, files)
  await sweepFiles(store, files)
}

const DAY_MS = 86_400_000

/**
 * Everything that goes by itself with time, in its order: what lies in the trash for too long (D2.5) goes before the pictures
 * and the bytes of files that nothing has (D15). Nodes may do this at the same moment. What fails keeps nothing else from being done.
 */
async function keepHouse(store: Store, files: FileStore, signal?: AbortSignal): Promise<void> {
  const jobs = [
    () => prepareMonths(store),
    () => purgeTrash(store, signal),
    () => dropExpired(store, signal),
    () => sweepImages(store, files),
    () => sweepFiles(store, files),
    () => settleImports(store, signal),
    () => sweepImports(store, files),
  ]
  for (const job of jobs) {
    if (signal?.aborted) return
    // What fails now is tried again tomorrow; the one who runs the server sees it on standard error.
    await job().catch((error: Error) => process.emitWarning(error))
  }
}

/** Does so now and every day; answers how to stop it. */
export function keepHouseDaily(store: Store, files: FileStore): () => Promise<void> {
  const stop = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const round = () => {
    running = running.then(() => keepHouse(store, files, stop.signal))
  }
  round()
  const timer = setInterval(round, DAY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}
