import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'

// Just as much of the tar format as an archive of ours needs, so that everybody can look into one with the tar they have.

const BLOCK = 512
const NAME_MAX = 100
const SIZE_MAX = 0o77777777777

/** An entry as it is read: its bytes must be read, or passed over, before the next one comes. */
export interface TarEntry {
  readonly name: string
  readonly size: number
  readonly bytes: AsyncIterable<Uint8Array>
}

/** The archive is cut short, or is none. */
export class NoArchive extends Error {}

/** Writes entries one after the other. */
export class TarWriter {
  readonly #out: Writable

  constructor(out: Writable) {
    this.#out = out
  }

  /** Writes an entry of exactly so many bytes. */
  async add(name: string, size: number, bytes: Readable | Iterable<Uint8Array>): Promise<void> {
    await this.#write(headerOf(name, size))
    let written = 0
    for await (const piece of bytes) {
      written += piece.length
      await this.#write(piece)
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes, and not ${size}`)
    await this.#write(Buffer.alloc(padding(size)))
  }

  async end(): Promise<void> {
    await this.#write(Buffer.alloc(2 * BLOCK))
  }

  async #write(bytes: Uint8Array): Promise<void> {
    if (bytes.length > 0 && !this.#out.write(bytes)) await once(this.#out, 'drain')
  }
}

/** Reads the entries of an archive in their order. Throws NoArchive. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const input = new Pieces(source)
  for (;;) {
    const header = await input.take(BLOCK)
    if (header.every((byte) => byte === 0)) return
    const { name, size } = readHeader(header)
    let left = size
    const bytes = async function* () {
      while (left > 0) {
        const piece = await input.some(left)
        left -= piece.length
        yield piece
      }
    }
    yield { name, size, bytes: bytes() }
    while (left > 0) left -= (await input.some(left)).length
    await input.take(padding(size))
  }
}

/** Bytes that come in pieces of any size, taken in pieces of the wanted one. */
class Pieces {
  readonly #source: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** At most so many bytes, and at least one. */
  async some(most: number): Promise<Uint8Array> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#source.next()
      if (done) throw new NoArchive('it is cut short')
      this.#rest = value
    }
    const piece = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(piece.length)
    return piece
  }

  async take(size: number): Promise<Uint8Array> {
    const pieces: Uint8Array[] = []
    for (let left = size; left > 0; ) {
      const piece = await this.some(left)
      pieces.push(piece)
      left -= piece.length
    }
    return Buffer.concat(pieces)
  }
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME_MAX || size > SIZE_MAX) throw new Error(`${name} does not fit in an archive`)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at, 'ascii')
  header.write(name, 0, 'utf8')
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(Math.floor(Date.now() / 1000), 136, 12)
  header.write('0', 156, 'ascii')
  header.write('ustar\0', 257, 'ascii')
  header.write('00', 263, 'ascii')
  octal(sumOf(header), 148, 7)
  header.write(' ', 155, 'ascii')
  return header
}

function readHeader(header: Uint8Array): { name: string; size: number } {
  const text = (at: number, length: number) =>
    Buffer.from(header.subarray(at, at + length))
      .toString('utf8')
      .replace(/\0.*$/s, '')
  const sum = Number.parseInt(text(148, 8), 8)
  if (text(257, 5) !== 'ustar' || sum !== sumOf(header)) throw new NoArchive('it is no archive, or it is damaged')
  return { name: text(0, NAME_MAX), size: Number.parseInt(text(124, 12), 8) }
}

/** The sum of all bytes, those of the sum itself counted as spaces. */
function sumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}
