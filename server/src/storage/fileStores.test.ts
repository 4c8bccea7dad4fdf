import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FakeS3 } from '../../test/fakeS3.ts'
import type { FileStore } from './fileStore.ts'
import { folderStore } from './folderStore.ts'
import { s3Store } from './s3Store.ts'

interface Opened {
  readonly files: FileStore
  readonly close: () => Promise<unknown>
}

async function inFolder(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'schakel-files-'))
  return { files: folderStore(folder), close: () => rm(folder, { recursive: true }) }
}

async function inBucket(): Promise<Opened> {
  const fake = await FakeS3.open()
  return { files: s3Store(fake.settings), close: () => fake.close() }
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('files in %s', (_name, open) => {
  let files: FileStore
  let close: Opened['close']
  beforeAll(async () => {
    ;({ files, close } = await open())
  })
  afterAll(() => close())

  async function read(key: string): Promise<string | undefined> {
    const file = await files.get(key)
    if (!file) return undefined
    const bytes = await buffer(file.stream)
    expect(bytes.length).toBe(file.size)
    return bytes.toString()
  }

  test('D15: what is put is there, until it is deleted', async () => {
    await files.put('images/ab/one.webp', Buffer.from('first'))
    expect([await files.has('images/ab/one.webp'), await read('images/ab/one.webp')]).toEqual([true, 'first'])
    await files.put('images/ab/one.webp', Readable.from(['sec', 'ond']))
    expect(await read('images/ab/one.webp')).toBe('second')
    await files.delete('images/ab/one.webp')
    await files.delete('images/ab/one.webp')
    expect([await files.has('images/ab/one.webp'), await read('images/ab/one.webp')]).toEqual([false, undefined])
  })

  test('D15: a large file comes out as it went in, and an empty one too', async () => {
    const bytes = Buffer.alloc(20_000_000, 'abcdefg')
    await files.put('kept/large', Readable.from([bytes.subarray(0, 9_000_001), bytes.subarray(9_000_001)]))
    const large = await files.get('kept/large')
    expect(large && (await buffer(large.stream)).equals(bytes)).toBe(true)
    await files.put('kept/empty', Readable.from([]))
    expect(await read('kept/empty')).toBe('')
  })

  test('D15: what breaks off on its way leaves the old one', async () => {
    await files.put('kept/two', Buffer.from('whole'))
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(17_000_000)
        throw new Error('gone')
      })(),
    )
    await expect(files.put('kept/two', broken)).rejects.toThrow('gone')
    expect(await read('kept/two')).toBe('whole')
  })

  test('D15: a part of a file is read by itself', async () => {
    await files.put('kept/parts', Buffer.from('0123456789'))
    const part = await files.get('kept/parts', { start: 2, end: 5 })
    expect(part?.size).toBe(10)
    expect(part && (await buffer(part.stream)).toString()).toBe('2345')
  })

  test('D15: what is moved has its new key alone, instead of what was there', async () => {
    await files.put('incoming/a', Buffer.from('new'))
    await files.put('files/ab/x', Buffer.from('old'))
    await files.move('incoming/a', 'files/ab/x')
    expect([await read('files/ab/x'), await files.has('incoming/a')]).toEqual(['new', false])
    await expect(files.move('incoming/a', 'files/ab/x')).rejects.toThrow()
    expect(await read('files/ab/x')).toBe('new')
  })

  test('D15: the keys of a folder are listed by their age and cleared, those of others are not', async () => {
    const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
    for (const name of ['a', 'b', 'c', 'd', 'e']) await files.put(`listed/${name}`, Buffer.from(name))
    await files.put('listed/under/f', Buffer.from('f'))
    expect(await files.list('listed', past)).toEqual([])
    expect([...(await files.list('listed', future))].sort()).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((x) => `listed/${x}`),
    )
    await files.clear('listed', past)
    expect(await files.has('listed/a')).toBe(true)
    await files.clear('listed', future)
    expect([await files.list('listed', future), await files.has('listed/under/f')]).toEqual([[], true])
    expect(await files.list('nothing', future)).toEqual([])
    await files.clear('nothing', future)
  })

  test('D15: it can be asked whether something can be kept', async () => {
    await files.assertWritable()
  })

  test('D15: no key leads elsewhere', async () => {
    for (const key of ['', '..', '../x', 'a/../../x', '/etc/passwd', 'a//b', '.hidden', 'a\\..\\b', 'a\0b', 'a/.']) {
      await expect(files.get(key), key).rejects.toThrow('No key of a file')
      await expect(files.put(key, Buffer.from('x')), key).rejects.toThrow('No key of a file')
    }
  })
})
