import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { NoArchive, readTar, TarWriter } from './tar.ts'

async function archiveOf(entries: Readonly<Record<string, string>>): Promise<Buffer> {
  const writer = new TarWriter()
  const made = writer.archive.toArray()
  for (const [name, text] of Object.entries(entries))
    await writer.add(name, Buffer.byteLength(text), [Buffer.from(text)])
  writer.end()
  return Buffer.concat(await made)
}

async function textsIn(bytes: Uint8Array): Promise<Record<string, string>> {
  const found: [string, string][] = []
  for await (const entry of readTar(Readable.from([bytes]))) {
    const pieces: Uint8Array[] = []
    for await (const piece of entry.bytes) pieces.push(piece)
    found.push([entry.name, Buffer.concat(pieces).toString()])
  }
  return Object.fromEntries(found)
}

test('D15: what goes into an archive comes out of it, in its order; what is not read is passed over', async () => {
  const entries = { 'store/é': 'één', empty: '', 'database/items.000001.jsonl.gz': 'x'.repeat(100_000) }
  const archive = await archiveOf(entries)
  expect(Object.entries(await textsIn(archive))).toEqual(Object.entries(entries))
  const names: string[] = []
  for await (const { name } of readTar(Readable.from([archive]))) names.push(name)
  expect(names).toEqual(Object.keys(entries))
})

test('D15: entries of any size are passed over, however they lie in what is read at once', async () => {
  const sizes = [8219, 6261, 3692, 2611, 8386, 4029, 3617, 860, 22247, 8178, 1551, 579452, 6141, 5447, 508911]
  const entries = Object.fromEntries(sizes.map((size, at) => [`store/${at}`, 'x'.repeat(size)]))
  const folder = await mkdtemp(join(tmpdir(), 'schakel-tar-'))
  const file = join(folder, 'skipped.tar')
  try {
    await writeFile(file, await archiveOf(entries))
    for (const highWaterMark of [1024 * 1024, 64 * 1024, 1000]) {
      const names: string[] = []
      let last = 0
      for await (const { name, bytes } of readTar(createReadStream(file, { highWaterMark }))) {
        names.push(name)
        if (names.length === sizes.length) for await (const piece of bytes) last += piece.length
      }
      expect([names, last]).toEqual([Object.keys(entries), sizes.at(-1)])
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('D15: an entry may be larger than 8 GiB', async () => {
  const size = 9 * 1024 ** 3
  const writer = new TarWriter()
  const piece = Buffer.alloc(1024 * 1024)
  function* pieces() {
    for (let left = size; left > 0; left -= piece.length) yield piece
  }
  const adding = writer.add('store/large', size, pieces())
  adding.catch(() => undefined)
  for await (const entry of readTar(writer.archive)) {
    expect([entry.name, entry.size]).toEqual(['store/large', size])
    break
  }
  await expect(adding).rejects.toThrow()
})

test('D15: a file that is cut anywhere, damaged in a header or no archive is none', async () => {
  const archive = await archiveOf({ one: 'a', two: 'b' })
  const damaged = Buffer.from(archive)
  damaged[0] = 0x21
  const cuts = [1, 511, 512, 513, 1024, 1537, archive.length - 1024, archive.length - 1].map((at) =>
    archive.subarray(0, at),
  )
  for (const bytes of [...cuts, damaged, Buffer.from('x'), Buffer.alloc(0)])
    await expect(textsIn(bytes)).rejects.toBeInstanceOf(NoArchive)
})

test('D15: an entry of more or fewer bytes than it says is no entry', async () => {
  for (const bytes of ['ab', 'abcd']) {
    const writer = new TarWriter()
    const made = writer.archive.toArray()
    made.catch(() => undefined)
    await expect(writer.add('one', 3, [Buffer.from(bytes)])).rejects.toThrow()
    await expect(made).rejects.toThrow()
  }
})

test('D15: a file that cannot be read, or a disk that is full, is told by its code', async () => {
  const reading = async () => {
    for await (const entry of readTar(createReadStream('/nowhere/file.tar'))) expect(entry).toBeUndefined()
  }
  await expect(reading()).rejects.toMatchObject({ code: 'ENOENT' })
  const writer = new TarWriter()
  const written = pipeline(writer.archive, createWriteStream('/dev/full'))
  const added = writer.add('one', 3, [Buffer.from('abc')]).then(() => writer.end())
  await expect(Promise.all([added, written])).rejects.toMatchObject({ code: 'ENOSPC' })
})

/** By the program that wrote archives before a library did: `secret` says `abc`, `store/é` is empty. */
const EARLIER =
  'H4sIAAAAAAACA+3TsQ2AIBRF0T+KG3iR+JlHCbUJ4FDO4WImllqjJv7TvPJVt6SYU5WmABTO5b6AFzd6HBB0EAhOg3TIA9ZSpyw88vVB0xzF/FepS079vr3bP9f+VdX6N8aYlg70moxoAAoAAA=='

test('D17.1: an archive of an earlier version is read', async () => {
  expect(await textsIn(gunzipSync(Buffer.from(EARLIER, 'base64')))).toEqual({ secret: 'abc', 'store/é': '' })
})
