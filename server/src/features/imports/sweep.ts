import { IMPORT_DAYS } from '@schakel/domain'
import type { FileStore } from '../../storage/fileStore.ts'
import { listUnsettled, settleImport } from '../../store/imports/importLanding.ts'
import { dropImport, isImportFile, listOldImports } from '../../store/imports/imports.ts'
import type { Store } from '../../store/store.ts'
import type { Job } from './importJob.ts'

const DAY_MS = 86_400_000

/** A file that came in and whose import was never noted is what a crash left; one of less than this may be on its way, ms. */
const ARRIVING_MS = DAY_MS

/** Puts in their place what imports wrote that landed and whose node could not do so itself; done twice at once it is done once. */
export async function settleImports(store: Store, signal: AbortSignal = new AbortController().signal): Promise<void> {
  for (const id of await listUnsettled(store)) await settleImport(store, id, signal)
}

/** Clears away the imports of long ago, their files and reports (D17.2), and files that a crash left without one. What they made stays. */
export async function sweepImports(store: Store, files: FileStore): Promise<void> {
  const before = new Date(store.settings.clock().getTime() - IMPORT_DAYS * DAY_MS)
  for (const { id, job } of await listOldImports<Job>(store, before)) {
    if (job.key !== '') await files.delete(job.key)
    await dropImport(store, id)
  }
  // By the clock of the file store, which is not the one that tests set.
  for (const key of await files.list('imports', new Date(Date.now() - ARRIVING_MS))) {
    if (!(await isImportFile(store, key.replace(/\.table$/, '')))) await files.delete(key)
  }
}
