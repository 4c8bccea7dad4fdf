import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './fileStore.ts'

/** Keeps files in a folder of this machine; the folder is made with the first of them. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...partsOf(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Written aside and on the disk before it gets its name: a crash leaves no half a file under it.
      const aside = `${path}.${randomBytes(6).toString('hex')}.part`
      try {
        const file = await open(aside, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(aside, path)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    async move(from, to) {
      const path = pathOf(to)
      await mkdir(dirname(path), { recursive: true })
      await rename(pathOf(from), path)
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
  }
}

function partsOf(key: string): string[] {
  const parts = key.split('/')
  // A key is ours, so one that could leave the folder is a fault of ours.
  if (!parts.every((part) => /^[\w-][\w.-]*$/.test(part))) throw new Error(`No key of a file: ${key}`)
  return parts
}

function undefinedWhenMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
