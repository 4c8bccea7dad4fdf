import type { FileStore } from '../../storage/fileStore.ts'
import { dropUnused, pictureUse } from '../../store/files/uploads.ts'
import type { Store } from '../../store/store.ts'
import { removePicture } from './keep.ts'

/** Removes the pictures that no item has had for thirty days (D15); answers how many. */
export function sweepImages(store: Store, files: FileStore): Promise<number> {
  return dropUnused(store, pictureUse, (upload) => removePicture(files, upload))
}
