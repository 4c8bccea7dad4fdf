import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type IsLow, isNoRoom, NoRoom, roomOf } from '../room.ts'
import { undefinedWhenMissing } from '../undefinedWhenMissing.ts'
import { partsOf } from './fileKey.ts'
import type { FileStore } from './fileStore.ts'
import { syncFolder } from './syncFolder.ts'

/** How many bytes of a file are written between two looks at the disk. */
const LOOK_BYTES = 4 * 1024 * 1024
/** A name of its own for what is not whole yet. */
const ASIDE = /\.[\da-f]{12}\.part$/

/**
 * Keeps files in a folder of this machine; the folder is made with the first of them. Nothing is written on a disk that is as good as
 * full: throws NoRoom.
 */
export function folderStore(folder: string, isLow: IsLow = roomOf(folder)): FileStore {
  const pathOf = (key: string) => join(folder, ...partsOf(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await makeFolder(folder, dirname(path), isLow)
      // Written aside and on the disk before it gets its name: a crash leaves no half a file under it.
      const aside = `${path}.${randomBytes(6).toString('hex')}.part`
      try {
        const file = await open(aside, 'wx', 0o600)
        try {
          await file.writeFile(bytes instanceof Uint8Array ? bytes : whileRoom(bytes, isLow))
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(aside, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(aside, { force: true })
        throw noRoomOf(error)
      }
    },
    async move(from, to) {
      const path = pathOf(to)
      await makeFolder(folder, dirname(path), isLow)
      await rename(pathOf(from), path)
      await syncFolder(dirname(path))
    },
    async get(key, range) {
      const file = await open(pathOf(key), 'r').catch(undefinedWhenMissing)
      if (!file) return undefined
      try {
        const { size } = await file.stat()
        return { size, stream: file.createReadStream(range) }
      } catch (error) {
        await file.close()
        throw error
      }
    },
    async has(key) {
      return (await stat(pathOf(key)).catch(undefinedWhenMissing)) !== undefined
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    async clear(under, before) {
      const path = pathOf(under)
      for (const name of (await readdir(path).catch(undefinedWhenMissing)) ?? []) {
        const entry = await stat(join(path, name)).catch(undefinedWhenMissing)
        if (entry?.isFile() && entry.mtime < before) await rm(join(path, name), { force: true })
      }
    },
    async clearHalves(before) {
      for (const name of (await readdir(folder, { recursive: true }).catch(undefinedWhenMissing)) ?? []) {
        if (!ASIDE.test(name)) continue
        const entry = await stat(join(folder, name)).catch(undefinedWhenMissing)
        if (entry && entry.mtime < before) await rm(join(folder, name), { force: true })
      }
    },
    async list(under, before) {
      const keys: string[] = []
      for (const name of (await readdir(pathOf(under)).catch(undefinedWhenMissing)) ?? []) {
        const entry = await stat(join(pathOf(under), name)).catch(undefinedWhenMissing)
        if (entry?.isFile() && entry.mtime < before && !ASIDE.test(name)) keys.push(`${under}/${name}`)
      }
      return keys
    },
    async assertWritable() {
      const probe = join(folder, `ready.${randomBytes(6).toString('hex')}.part`)
      await makeFolder(folder, folder, isLow)
      try {
        await writeFile(probe, 'x')
      } catch (error) {
        throw noRoomOf(error)
      } finally {
        await rm(probe, { force: true })
      }
    },
  }
}

/** Makes a folder that is missing, so that also after a power cut it is found. */
async function makeFolder(root: string, path: string, isLow: IsLow): Promise<void> {
  if (isLow()) throw new NoRoom()
  try {
    const first = await mkdir(path, { recursive: true })
    if (first === undefined) return
    for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
    await syncFolder(root)
  } catch (error) {
    throw noRoomOf(error)
  }
}

async function* whileRoom(bytes: Readable, isLow: IsLow): AsyncGenerator<Uint8Array> {
  let unseen = 0
  for await (const piece of bytes) {
    unseen += piece.length
    if (unseen > LOOK_BYTES) {
      if (isLow()) throw new NoRoom()
      unseen = 0
    }
    yield piece
  }
}

function noRoomOf(error: unknown): unknown {
  return isNoRoom(error) ? new NoRoom({ cause: error }) : error
}
