import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { StartError } from '../startError.ts'
import { MANIFEST, MANIFEST_HASH, type Manifest, manifestShape } from './manifest.ts'
import { NoArchive, readTar, type TarEntry } from './tar.ts'

/** Entries that are read into memory whole are no larger than this, bytes. */
const WHOLE_MAX = 512 * 1024 * 1024

/** The entries of an archive, one after the other. */
export function entriesOf(file: string): AsyncGenerator<TarEntry> {
  return readTar(createReadStream(file, { highWaterMark: 1024 * 1024 }))
}

/** Reads all of an archive and holds every hash in it; answers what it says of itself. Throws a StartError of one line. */
export async function verifyArchive(file: string): Promise<Manifest> {
  try {
    return await verified(file)
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof NoArchive ? error.message : codeOf(error)
    throw new StartError(`${file} cannot be restored: ${reason}.`, { cause: error })
  }
}

async function verified(file: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>()
  let manifestText: Buffer | undefined
  let manifestHash: string | undefined
  for await (const entry of entriesOf(file)) {
    if (entry.name === MANIFEST) manifestText = await wholeOf(entry)
    else if (entry.name === MANIFEST_HASH) manifestHash = (await wholeOf(entry)).toString().trim()
    else found.set(entry.name, { size: entry.size, sha256: await hashOf(entry.bytes) })
  }
  if (!manifestText || createHash('sha256').update(manifestText).digest('hex') !== manifestHash)
    throw new NoArchive('it is cut short, or damaged')
  const parsed = manifestShape.safeParse(JSON.parse(manifestText.toString()))
  if (!parsed.success) throw new NoArchive('another version made it, in a way that this one does not know')
  const { entries } = parsed.data
  for (const { name, size, sha256 } of entries) {
    const is = found.get(name)
    if (is?.size !== size || is.sha256 !== sha256) throw new NoArchive(`${name} in it is damaged or missing`)
  }
  if (found.size !== entries.length) throw new NoArchive('there is more in it than it says')
  return parsed.data
}

/** All bytes of a small entry. */
export async function wholeOf({ size, bytes, name }: TarEntry): Promise<Buffer> {
  if (size > WHOLE_MAX) throw new NoArchive(`${name} in it is too large`)
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return `it cannot be read (${error.code})`
  return error instanceof Error ? error.message : String(error)
}
