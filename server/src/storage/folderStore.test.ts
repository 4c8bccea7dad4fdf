import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NoRoom } from '../room.ts'
import type { FileStore } from './fileStore.ts'
import { folderStore } from './folderStore.ts'

let folder: string
let files: FileStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schakel-files-'))
  files = folderStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

async function read(key: string): Promise<string | undefined> {
  const file = await files.get(key)
  if (!file) return undefined
  const bytes = await buffer(file.stream)
  expect(bytes.length).toBe(file.size)
  return bytes.toString()
}

describe('files in a folder', () => {
  test('D15: what breaks off on its way leaves the old one, and nothing half', async () => {
    await files.put('kept/two', Buffer.from('whole'))
    const broken = Readable.from(
      (async function* () {
        yield 'half'
        throw new Error('gone')
      })(),
    )
    await expect(files.put('kept/two', broken)).rejects.toThrow('gone')
    expect(await read('kept/two')).toBe('whole')
    expect(await readdir(join(folder, 'kept'))).toEqual(['two'])
  })

  test('D15: what a crash left on its way is cleared later, what comes in just now is not', async () => {
    await files.clear('nothing', new Date())
    await files.put('arriving/old', Buffer.from('x'))
    await files.put('arriving/old.a1.part', Buffer.from('half'))
    const future = new Date(Date.now() + 60_000)
    await utimes(join(folder, 'arriving', 'old.a1.part'), future, future)
    await files.clear('arriving', new Date(Date.now() + 30_000))
    expect(await readdir(join(folder, 'arriving'))).toEqual(['old.a1.part'])
  })

  test('D15: what a crash left half anywhere goes, and what is whole stays', async () => {
    await files.put('images/ab/whole.webp', Buffer.from('x'))
    const half = join(folder, 'images', 'ab', 'other.webp.0123456789ab.part')
    await writeFile(half, 'ha')
    await files.clearHalves(new Date(Date.now() - 60_000))
    expect(await readdir(join(folder, 'images', 'ab'))).toContain('other.webp.0123456789ab.part')
    await files.clearHalves(new Date(Date.now() + 60_000))
    expect(await readdir(join(folder, 'images', 'ab'))).not.toContain('other.webp.0123456789ab.part')
    expect(await read('images/ab/whole.webp')).toBe('x')
  })

  test('D15: on a full disk nothing is kept and nothing half stays, until there is room again', async () => {
    let isLow = false
    const full = folderStore(join(folder, 'full'), () => isLow)
    await full.put('kept/before', Buffer.from('x'))
    isLow = true
    await expect(full.put('kept/after', Buffer.from('x'))).rejects.toThrow(NoRoom)
    await expect(full.assertWritable()).rejects.toThrow(NoRoom)
    isLow = false
    const large = Readable.from(
      (function* () {
        for (let piece = 0; piece < 12; piece += 1) {
          isLow = piece > 5
          yield Buffer.alloc(1024 * 1024)
        }
      })(),
    )
    await expect(full.put('kept/large', large)).rejects.toThrow(NoRoom)
    isLow = false
    expect(await readdir(join(folder, 'full', 'kept'))).toEqual(['before'])
    await full.put('kept/after', Buffer.from('x'))
    await full.assertWritable()
    expect(await readdir(join(folder, 'full'))).toEqual(['kept'])
  })
})
