import { createHash, type Hash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FileStore } from '../storage/fileStore.ts'
import { syncFolder } from '../storage/syncFolder.ts'
import { atOneMoment, listTables, readRows, readShape, type TableCopy } from '../store/backup/backup.ts'
import type { Database, Transaction } from '../store/database/index.ts'
import { bytesOf } from './bytesOf.ts'
import { keptAs } from './dailyNames.ts'
import { FORMAT, MANIFEST, MANIFEST_HASH, type Manifest, type ManifestEntry, rowsName, SECRET } from './manifest.ts'
import { TarWriter } from './tar.ts'

/** How much of a table goes into one piece of the archive, characters. */
const PIECE = 4 * 1024 * 1024

export interface Source {
  readonly database: Database
  readonly files: FileStore
  /** Without it the names of leads and the second factors in the database mean nothing. */
  readonly secret: string
  readonly now: Date
}

/**
 * Writes all of an installation as it is at one moment into one file, for its owner alone; there is a whole one or none, under its name by
 * `keptAs`.
 * Files in use whose bytes are gone are named in the manifest: one that was lost stops no copy of the others.
 */
export async function writeArchive(source: Source, file: string): Promise<Manifest> {
  // Of its own: two that are made in one second under one name do not write into each other.
  const half = `${file}.${randomBytes(6).toString('hex')}.part`
  const tar = new TarWriter()
  const written = pipeline(tar.archive, createWriteStream(half, { mode: 0o600, flags: 'wx', flush: true }))
  const made = writeAll(source, new Archive(tar)).catch((error: unknown) => {
    tar.fail(error)
    throw error
  })
  try {
    const [manifest] = await Promise.all([made, written])
    await rename(half, keptAs(file, manifest.missing))
    await syncFolder(dirname(file))
    return manifest
  } catch (error) {
    await written.catch(() => undefined)
    await rm(half, { force: true })
    throw error
  }
}

async function writeAll({ database, files, secret, now }: Source, archive: Archive): Promise<Manifest> {
  const manifest = await atOneMoment(database, async (tx) => {
    const shape = await readShape(tx)
    const tables: TableCopy[] = []
    for (const table of await listTables(tx)) {
      const rows = readRows(tx, table)
      tables.push(await writeRowsOf(table.name, rows, archive))
    }
    const missing = await writeFiles(tx, files, archive)
    return { format: FORMAT, at: now.toISOString(), ...shape, tables, missing } as const
  })
  await archive.add(SECRET, Buffer.from(`${secret}\n`))
  const whole: Manifest = { ...manifest, entries: archive.entries }
  const text = Buffer.from(JSON.stringify(whole, undefined, 1))
  await archive.add(MANIFEST, text)
  await archive.add(MANIFEST_HASH, Buffer.from(`${createHash('sha256').update(text).digest('hex')}\n`))
  archive.end()
  return whole
}

async function writeRowsOf(
  name: string,
  rows: AsyncGenerator<string[], TableCopy>,
  archive: Archive,
): Promise<TableCopy> {
  let piece = 0
  let lines: string[] = []
  let length = 0
  const flush = async () => {
    if (lines.length === 0) return
    piece += 1
    await archive.add(rowsName(name, piece), await promisify(gzip)(`${lines.join('\n')}\n`))
    lines = []
    length = 0
  }
  for (;;) {
    const { done, value } = await rows.next()
    if (done) {
      await flush()
      return value
    }
    lines.push(...value)
    length += value.reduce((sum, line) => sum + line.length, 0)
    if (length > PIECE) await flush()
  }
}

/** Answers the keys of files in use that are not there. */
async function writeFiles(tx: Transaction, files: FileStore, archive: Archive): Promise<string[]> {
  const missing: string[] = []
  for (const [key, isUsed] of await bytesOf(tx)) {
    const file = await files.get(key)
    if (file) await archive.addStream(`store/${key}`, file.size, file.stream)
    // What nothing has may be gone: it was to be cleared away, or has not come in whole yet.
    else if (isUsed) missing.push(key)
  }
  return missing
}

/** Notes of each entry how large it is, and its hash. */
class Archive {
  readonly entries: ManifestEntry[] = []
  readonly #tar: TarWriter

  constructor(tar: TarWriter) {
    this.#tar = tar
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    await this.#tar.add(name, bytes.length, [bytes])
    this.#note(name, bytes.length, createHash('sha256').update(bytes))
  }

  async addStream(name: string, size: number, stream: NodeJS.ReadableStream): Promise<void> {
    const hash = createHash('sha256')
    const hashed = new Transform({
      transform(piece: Buffer, _encoding, done) {
        hash.update(piece)
        done(null, piece)
      },
    })
    stream.once('error', (error) => hashed.destroy(error))
    await this.#tar.add(name, size, stream.pipe(hashed))
    this.#note(name, size, hash)
  }

  end(): void {
    this.#tar.end()
  }

  #note(name: string, size: number, hash: Hash): void {
    this.entries.push({ name, size, sha256: hash.digest('hex') })
  }
}
