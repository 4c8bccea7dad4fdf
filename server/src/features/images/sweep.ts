import type { FileStore } from '../../storage/fileStore.ts'
import type { Store } from '../../store/store.ts'
import { dropUnused } from '../../store/uploads.ts'
import { removePicture } from './keep.ts'

const DAY_MS = 86_400_000

/** Removes the pictures that no item has had for a day (D15); answers how many. */
export function sweepImages(store: Store, files: FileStore): Promise<number> {
  return dropUnused(store, (upload) => removePicture(files, upload))
}

/** Does so now and every day; answers how to stop it. */
export function sweepDaily(store: Store, files: FileStore): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const sweep = () => {
    // What fails now is tried again tomorrow; the one who runs the server sees it on standard error.
    running = running.then(() => sweepImages(store, files)).catch((error: Error) => process.emitWarning(error))
  }
  sweep()
  const timer = setInterval(sweep, DAY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
