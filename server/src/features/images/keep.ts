import { createHash } from 'node:crypto'
import { type ImageKind, imageName, imageSizes } from '@schakel/domain'
import type { PhotoCredit } from '@schakel/domain/calls'
import type { FileStore } from '../../storage/fileStore.ts'
import { keepUpload } from '../../store/files/uploads.ts'
import type { ViewerStore } from '../../store/store.ts'
import type { Rendering } from './picture.ts'

/** Where a size of a picture lies in the file store. */
export function fileOf(hash: string, width: number): string {
  return `images/${hash.slice(0, 2)}/${hash}-${width}.webp`
}

/** Keeps a picture in its sizes under the hash of the largest, with who made it where that is to be shown, and answers its address (D15). */
export async function keepPicture(
  me: ViewerStore,
  files: FileStore,
  kind: ImageKind,
  renderings: readonly Rendering[],
  credit?: PhotoCredit,
): Promise<string> {
  const largest = renderings.at(-1)
  if (!largest) throw new Error('a picture without sizes')
  const hash = imageName(createHash('sha256').update(largest.webp).digest('hex'), credit !== undefined)
  const size = renderings.reduce((sum, { webp }) => sum + webp.length, 0)
  await keepUpload(me, { hash, kind, size, credit })
  for (const { width, webp } of renderings) await files.put(fileOf(hash, width), webp)
  return `/api/images/${hash}.webp`
}

/** Removes a picture in all its sizes. */
export async function removePicture(
  files: FileStore,
  { hash, kind }: { hash: string; kind: ImageKind },
): Promise<void> {
  for (const { width } of imageSizes[kind]) await files.delete(fileOf(hash, width))
}
