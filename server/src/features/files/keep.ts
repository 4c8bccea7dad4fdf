import { createHash, randomBytes } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../storage/fileStore.ts'

/** Where files lie until it is known what they are. */
export const ARRIVING = 'arriving'

/** Where the bytes of a hash lie in the file store. */
export function fileOf(hash: string): string {
  return `files/${hash.slice(0, 2)}/${hash}`
}

/** A file that has come in and has no place yet. */
export interface Arrived {
  /** Where it lies for now. */
  readonly key: string
  readonly hash: string
  readonly size: number
}

/** Lets a file in, counting and hashing it on its way, so that memory stays flat however large it is. What breaks off leaves nothing. */
export async function letIn(files: FileStore, stream: Readable): Promise<Arrived> {
  const key = `${ARRIVING}/${randomBytes(16).toString('hex')}`
  const hash = createHash('sha256')
  let size = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      size += piece.length
      done(null, piece)
    },
  })
  const put = files.put(key, counted).catch((error: unknown) => {
    // What nobody reads any more would be waited for until the sender is given up.
    counted.destroy()
    throw error
  })
  const [kept, passed] = await Promise.allSettled([put, pipeline(stream, counted)])
  if (kept.status === 'rejected') throw kept.reason
  if (passed.status === 'rejected') {
    await files.delete(key)
    throw passed.reason
  }
  return { key, hash: hash.digest('hex'), size }
}
