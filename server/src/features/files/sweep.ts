import { FILE_UNUSED_HOURS } from '@schakel/domain'
import type { FileStore } from '../../storage/fileStore.ts'
import { dropUnused, fileUse } from '../../store/files/uploads.ts'
import type { Store } from '../../store/store.ts'
import { ARRIVING, fileOf } from './keep.ts'

/** Removes the bytes that no file item has had for a day, and what a crash left half (D2.5); answers how many went. */
export async function sweepFiles(store: Store, files: FileStore): Promise<number> {
  // By the clock of the file store, which is not the one that tests set.
  const before = new Date(Date.now() - FILE_UNUSED_HOURS * 3_600_000)
  await files.clear(ARRIVING, before)
  await files.clearHalves(before)
  return dropUnused(store, fileUse, ({ hash }) => files.delete(fileOf(hash)))
}
