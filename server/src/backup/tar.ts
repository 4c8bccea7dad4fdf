import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createTarDecoder, createTarPacker } from 'modern-tar'

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
  readonly #packer = createTarPacker()
  /** The archive as it is written: it must be read, or nothing goes on. */
  readonly archive = Readable.from(this.#packer.readable, { objectMode: false })

  /** Writes an entry of exactly so many bytes. Throws where there are more or fewer. */
  async add(name: string, size: number, bytes: Readable | Iterable<Uint8Array>): Promise<void> {
    const entry = this.#packer.controller.add({ name, size, mode: 0o600 }).getWriter()
    for await (const piece of bytes) await entry.write(piece)
    await entry.close()
  }

  end(): void {
    this.#packer.controller.finalize()
  }

  /** Ends the archive where it is, as what reads it hears. */
  fail(error: unknown): void {
    this.#packer.controller.error(error)
  }
}

/** Reads the entries of an archive in their order. Throws NoArchive. */
export async function* readTar(source: Readable): AsyncGenerator<TarEntry> {
  const { readable, writable } = createTarDecoder({ strict: true })
  // What goes wrong in it comes out of the entries.
  pipeline(source, writable).catch(() => undefined)
  try {
    for await (const { header, body } of read(readable)) {
      yield { name: header.name, size: header.size, bytes: read(body) }
      // What was not read is read past: of an entry that is cancelled the decoder may wait for ever.
      for await (const _ of read(body));
    }
  } finally {
    source.destroy()
  }
}

async function* read<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  try {
    yield* stream.values({ preventCancel: true })
  } catch (error) {
    // A file that cannot be read at all says so by a code.
    if (error instanceof Error && 'code' in error) throw error
    throw new NoArchive('it is no archive, is cut short or damaged', { cause: error })
  }
}
