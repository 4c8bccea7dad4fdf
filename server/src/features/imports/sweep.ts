import { IMPORT_DAYS } from '@schakel/domain'
import type { FileStore } from '../../storage/fileStore.ts'
import { dropImport, listOldImports } from '../../store/imports.ts'
import type { Store } from '../../store/store.ts'
import type { Job } from './importJob.ts'

const DAY_MS = 86_400_000

/** Clears away the imports of long ago: their files and reports (D17.2). What they made stays. */
export async function sweepImports(store: Store, files: FileStore): Promise<void> {
  const before = new Date(store.settings.clock().getTime() - IMPORT_DAYS * DAY_MS)
  for (const { id, job } of await listOldImports<Job>(store, before)) {
    await files.delete(job.key)
    await dropImport(store, id)
  }
}
