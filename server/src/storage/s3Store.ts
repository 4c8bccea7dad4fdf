import { Readable } from 'node:stream'
import { partsOf } from './fileKey.ts'
import type { FileStore } from './fileStore.ts'
import { allOf, oneOf, S3Client, S3Error, type S3Settings } from './s3Client.ts'

/** How much of a file is in memory at once, and the size of the pieces in which a larger one is sent, bytes; the store wants at least 5 MB. */
const PIECE = 8 * 1024 * 1024

/**
 * Keeps files in an S3-compatible store (D15). An object is there when it is whole, so nothing half is ever seen; what a crash left of
 * a large one on its way is cleared later. Throws S3Error when the store refuses or is away, NoRoom when it is full.
 */
export function s3Store(settings: S3Settings): FileStore {
  const client = new S3Client(settings)
  const checked = (key: string) => partsOf(key).join('/')
  const remove = async (key: string) => {
    await client.ask('DELETE', { key })
  }
  const list = async (folder: string, before: Date) => {
    const prefix = client.nameOf(`${checked(folder)}/`)
    const keys: string[] = []
    let query: Record<string, string> | undefined = { 'list-type': '2', delimiter: '/', prefix }
    while (query) {
      const page = await client.askText('GET', { query })
      for (const entry of allOf(page ?? '', 'Contents')) {
        const name = oneOf(entry, 'Key')?.slice(prefix.length)
        if (name && isBefore(oneOf(entry, 'LastModified'), before)) keys.push(`${folder}/${name}`)
      }
      const next = page && oneOf(page, 'NextContinuationToken')
      query = next ? { ...query, 'continuation-token': next } : undefined
    }
    return keys
  }

  return {
    async put(key, bytes) {
      const at = checked(key)
      const pieces = bytes instanceof Uint8Array ? [Uint8Array.from(bytes)] : inPieces(bytes)
      await keep(client, at, pieces)
    },
    async move(from, to) {
      const headers = { 'x-amz-copy-source': client.sourceOf(checked(from)) }
      const copied = await client.askText('PUT', { key: checked(to), headers })
      if (copied === undefined) throw new Error(`Nothing to move: ${from}`)
      await remove(from)
    },
    async get(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const response = await client.ask('GET', { key: checked(key), headers })
      if (!response) return undefined
      const whole = response.headers.get('content-range')?.split('/')[1] ?? response.headers.get('content-length')
      const stream = response.body ? Readable.from(response.body) : Readable.from([])
      return { size: Number(whole), stream }
    },
    async has(key) {
      return (await client.ask('HEAD', { key: checked(key) })) !== undefined
    },
    delete: (key) => remove(checked(key)),
    async clear(folder, before) {
      for (const key of await list(folder, before)) await remove(key)
    },
    async clearHalves(before) {
      const query = { uploads: '', prefix: client.nameOf('') }
      const uploads = await client.askText('GET', { query }).catch(undefinedWhenUnknown)
      for (const upload of allOf(uploads ?? '', 'Upload')) {
        const [name, uploadId] = [oneOf(upload, 'Key'), oneOf(upload, 'UploadId')]
        if (name === undefined || uploadId === undefined || !isBefore(oneOf(upload, 'Initiated'), before)) continue
        await client.ask('DELETE', { key: name.slice(client.nameOf('').length), query: { uploadId } })
      }
    },
    list,
    revive: (key) => revive(client, checked(key)),
    async assertWritable() {
      await keep(client, 'ready/probe', [Buffer.from('x')])
    },
  }
}

/** A bucket with versions keeps what was removed below a mark that says so: without the mark it is there again. */
async function revive(client: S3Client, key: string): Promise<boolean> {
  const name = client.nameOf(key)
  const found = await client.askText('GET', { query: { versions: '', prefix: name } }).catch(undefinedWhenUnknown)
  for (const mark of allOf(found ?? '', 'DeleteMarker')) {
    const versionId = oneOf(mark, 'VersionId')
    if (oneOf(mark, 'Key') === name && versionId !== undefined)
      await client.ask('DELETE', { key, query: { versionId } })
  }
  return (await client.ask('HEAD', { key })) !== undefined
}

/** A small file goes in one request; a larger one in pieces, which become an object when the last one is there. */
async function keep(
  client: S3Client,
  key: string,
  pieces: Iterable<Uint8Array<ArrayBuffer>> | AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  let upload: LargeUpload | undefined
  let held: Uint8Array<ArrayBuffer> | undefined
  try {
    for await (const piece of pieces) {
      if (held) {
        upload ??= await LargeUpload.begin(client, key)
        await upload.send(held)
      }
      held = piece
    }
    const last = held ?? new Uint8Array()
    if (upload) {
      await upload.send(last)
      await upload.complete()
    } else if (!(await client.ask('PUT', { key, body: last }))) throw new S3Error('NoSuchBucket', `PUT ${key}`)
  } catch (error) {
    // What cannot be taken back now is cleared with the halves of a crash.
    await upload?.abort().catch(() => undefined)
    throw error
  }
}

/** A large object on its way, in pieces. */
class LargeUpload {
  readonly #client: S3Client
  readonly #key: string
  readonly #uploadId: string
  readonly #tags: string[] = []

  private constructor(client: S3Client, key: string, uploadId: string) {
    this.#client = client
    this.#key = key
    this.#uploadId = uploadId
  }

  static async begin(client: S3Client, key: string): Promise<LargeUpload> {
    const begun = await client.askText('POST', { key, query: { uploads: '' } })
    const uploadId = begun && oneOf(begun, 'UploadId')
    if (!uploadId) throw new S3Error('NoUpload', `POST ${key}`)
    return new LargeUpload(client, key, uploadId)
  }

  async send(body: Uint8Array<ArrayBuffer>): Promise<void> {
    const query = { partNumber: String(this.#tags.length + 1), uploadId: this.#uploadId }
    const tag = (await this.#client.ask('PUT', { key: this.#key, query, body }))?.headers.get('etag')
    if (!tag) throw new S3Error('NoSuchUpload', `PUT ${this.#key}`)
    this.#tags.push(tag)
  }

  async complete(): Promise<void> {
    const parts = this.#tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    const body = new TextEncoder().encode(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
    const done = await this.#client.askText('POST', { key: this.#key, query: { uploadId: this.#uploadId }, body })
    if (done === undefined) throw new S3Error('NoSuchUpload', `POST ${this.#key}`)
  }

  async abort(): Promise<void> {
    await this.#client.ask('DELETE', { key: this.#key, query: { uploadId: this.#uploadId } })
  }
}

/** A stream as pieces of one size, the last one smaller. */
async function* inPieces(bytes: Readable): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let piece = new Uint8Array(PIECE)
  let filled = 0
  for await (const chunk of bytes) {
    let rest: Uint8Array = Buffer.from(chunk)
    while (rest.length > 0) {
      const part = rest.subarray(0, PIECE - filled)
      piece.set(part, filled)
      filled += part.length
      rest = rest.subarray(part.length)
      if (filled < PIECE) continue
      yield piece
      piece = new Uint8Array(PIECE)
      filled = 0
    }
  }
  if (filled > 0) yield piece.subarray(0, filled)
}

/** Some stores keep no list of what is on its way, where the rules of the bucket clear it, or no versions. */
function undefinedWhenUnknown(error: unknown): undefined {
  if (error instanceof S3Error && error.code === 'NotImplemented') return undefined
  throw error
}

function isBefore(moment: string | undefined, before: Date): boolean {
  return moment !== undefined && Date.parse(moment) < before.getTime()
}
