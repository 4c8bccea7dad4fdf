import { type ImageKind, imageKinds, imageSizes } from '@schakel/domain'
import { fileOf } from '../features/files/keep.ts'
import { fileOf as pictureOf } from '../features/images/keep.ts'
import { listBytes } from '../store/backup/backup.ts'
import type { Queryable } from '../store/database/index.ts'
import { fileUse, pictureUse } from '../store/files/uploads.ts'

/** The keys in the file store that this database names, with whether something has them: what nothing has may be gone. */
export async function bytesOf(database: Queryable): Promise<ReadonlyMap<string, boolean>> {
  const { uploads, imports } = await listBytes(database, { file: fileUse.isUsed, picture: pictureUse.isUsed })
  // One hash may have come in more than once, as a file and as a picture too.
  const keys = new Map<string, boolean>(imports.map((key) => [key, false]))
  for (const { hash, kind, isUsed } of uploads)
    for (const key of keysOf(hash, kind)) keys.set(key, isUsed || (keys.get(key) ?? false))
  return keys
}

function keysOf(hash: string, kind: string): string[] {
  if (kind === 'file') return [fileOf(hash)]
  const known: ImageKind | undefined = imageKinds.find((one) => one === kind)
  return known ? imageSizes[known].map(({ width }) => pictureOf(hash, width)) : []
}
