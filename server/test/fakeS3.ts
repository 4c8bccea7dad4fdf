import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { portOf } from '../src/portOf.ts'
import type { S3Settings } from '../src/storage/s3Client.ts'

interface Kept {
  readonly bytes: Buffer
  at: Date
}

interface Upload extends Kept {
  readonly key: string
  readonly parts: Map<number, Buffer>
}

/** How many keys stand on a page of a list, so that tests see more than one. */
const PAGE = 2

/**
 * An S3-compatible store in memory behind a socket. It works out every signature anew from the bytes of the request, and refuses as
 * the real ones do.
 */
export class FakeS3 {
  readonly objects = new Map<string, Kept>()
  readonly uploads = new Map<string, Upload>()
  /** What was removed of a bucket with versions, by the mark that stands above it. */
  readonly removed = new Map<string, { readonly key: string; readonly kept: Kept }>()
  /** How the next requests are refused, one by one. */
  readonly refusals: { readonly status: number; readonly code: string }[] = []
  /** Every request that came in, as `PUT key`. */
  readonly asked: string[] = []
  readonly #server: Server
  readonly #host: string
  readonly #hasVersions: boolean

  private constructor(server: Server, host: string, hasVersions: boolean) {
    this.#server = server
    this.#host = host
    this.#hasVersions = hasVersions
  }

  static async open(host = '127.0.0.1', { hasVersions = false } = {}): Promise<FakeS3> {
    const server = createServer()
    const fake = new FakeS3(server, host, hasVersions)
    server.on('request', (request, response) => void fake.#answer(request, response))
    await new Promise<void>((resolve) => server.listen(0, host, resolve))
    return fake
  }

  get settings(): S3Settings {
    return {
      bucket: 'schakel-files',
      endpoint: `http://${this.#host}:${portOf(this.#server)}`,
      region: 'eu-test-1',
      prefix: 'one/',
      accessKeyId: 'AKIDSCHAKEL',
      secretAccessKey: 'a secret/with+signs',
    }
  }

  /** The same as the environment says it. */
  get env(): Record<string, string> {
    const { bucket, endpoint = '', region, prefix, accessKeyId, secretAccessKey } = this.settings
    return {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_PREFIX: prefix,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const url = new URL(request.url ?? '', 'http://store')
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(request.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`)
    const [, bucket, ...rest] = url.pathname.split('/')
    const key = rest.join('/')
    this.asked.push(`${request.method} ${key}`)
    const wrong = this.#wrongSignature(request, url, body)
    if (wrong) return void refuse(403, wrong)
    if (bucket !== this.settings.bucket) return void refuse(404, 'NoSuchBucket')
    const refusal = this.refusals.shift()
    if (refusal) return void refuse(refusal.status, refusal.code)
    const uploadId = url.searchParams.get('uploadId')
    if (uploadId !== null || url.searchParams.has('uploads')) {
      const done = this.#large(request, url, key, body)
      return void (done === undefined
        ? refuse(404, 'NoSuchUpload')
        : response.writeHead(200, done.headers).end(done.text))
    }
    if (key === '') return void response.end(url.searchParams.has('versions') ? this.#marks(url) : this.#list(url))
    const found = this.objects.get(key)
    if (request.method === 'DELETE') {
      this.#remove(key, url.searchParams.get('versionId'))
      return void response.writeHead(204).end()
    }
    if (request.method === 'PUT') {
      const source = request.headers['x-amz-copy-source']
      const copied = typeof source === 'string' ? this.objects.get(source.slice(bucket.length + 2)) : undefined
      if (source && !copied) return void refuse(404, 'NoSuchKey')
      this.objects.set(key, { bytes: copied?.bytes ?? body, at: new Date() })
      return void response.end(copied ? '<CopyObjectResult></CopyObjectResult>' : '')
    }
    if (!found) return void refuse(404, 'NoSuchKey')
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = start === undefined ? found.bytes : found.bytes.subarray(Number(start), Number(end) + 1)
    const range = start === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${found.bytes.length}` }
    response.writeHead(start === undefined ? 200 : 206, { 'content-length': part.length, ...range })
    response.end(request.method === 'HEAD' ? undefined : part)
  }

  #large(request: IncomingMessage, url: URL, key: string, body: Buffer) {
    const id = url.searchParams.get('uploadId') ?? ''
    const upload = this.uploads.get(id)
    if (request.method === 'GET') {
      const lines = [...this.uploads].map(
        ([one, { key: name, at }]) =>
          `<Upload><Key>${name}</Key><UploadId>${one}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
      )
      return { text: `<ListMultipartUploadsResult>${lines.join('')}</ListMultipartUploadsResult>`, headers: {} }
    }
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const made = randomBytes(8).toString('hex')
      this.uploads.set(made, { key, bytes: Buffer.alloc(0), at: new Date(), parts: new Map() })
      return {
        text: `<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`,
        headers: {},
      }
    }
    if (!upload || upload.key !== key) return undefined
    if (request.method === 'PUT') {
      upload.parts.set(Number(url.searchParams.get('partNumber')), body)
      return { text: '', headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } }
    }
    this.uploads.delete(id)
    if (request.method === 'DELETE') return { text: '', headers: {} }
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number))
    const bytes = Buffer.concat(named.map((number) => upload.parts.get(number) ?? Buffer.alloc(0)))
    this.objects.set(key, { bytes, at: new Date() })
    return { text: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>', headers: {} }
  }

  /** Removes an object, or the mark above one that was removed before, which is there again then. */
  #remove(key: string, mark: string | null): void {
    const found = this.objects.get(key)
    if (mark === null) {
      if (found && this.#hasVersions) this.removed.set(randomBytes(8).toString('hex'), { key, kept: found })
      this.objects.delete(key)
      return
    }
    const under = this.removed.get(mark)
    if (under?.key === key && !found) this.objects.set(key, under.kept)
    this.removed.delete(mark)
  }

  #marks(url: URL): string {
    const prefix = url.searchParams.get('prefix') ?? ''
    const marks = [...this.removed]
      .filter(([, { key }]) => key.startsWith(prefix))
      .map(([mark, { key }]) => `<DeleteMarker><Key>${key}</Key><VersionId>${mark}</VersionId></DeleteMarker>`)
    return `<ListVersionsResult>${marks.join('')}</ListVersionsResult>`
  }

  #list(url: URL): string {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('continuation-token') ?? ''
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/') && key > after)
      .sort()
    const page = keys.slice(0, PAGE).map((key) => {
      const at = this.objects.get(key)?.at.toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><ETag>&quot;x&quot;</ETag></Contents>`
    })
    const next = keys.length > PAGE ? `<NextContinuationToken>${keys[PAGE - 1]}</NextContinuationToken>` : ''
    return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`
  }

  /** Why a request is refused; nothing when it was signed with our keys, over all that it says. */
  #wrongSignature({ method, headers, url: raw = '' }: IncomingMessage, url: URL, body: Buffer): string | undefined {
    const { accessKeyId, secretAccessKey, region } = this.settings
    const [, id, day, where, names = '', signature = ''] =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request,\s*SignedHeaders=([^,]+),\s*Signature=(\w{64})$/.exec(
        headers.authorization ?? '',
      ) ?? []
    if (id !== accessKeyId) return 'InvalidAccessKeyId'
    if (where !== region) return 'AuthorizationHeaderMalformed'
    const hash = createHash('sha256').update(body).digest('hex')
    if (headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch'
    for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256'])
      if (!names.split(';').includes(name)) return 'AccessDenied'
    const quoted = (text: string) =>
      [...Buffer.from(text)]
        .map((byte) => {
          const sign = String.fromCharCode(byte)
          return /[\w.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
        })
        .join('')
    const query = [...url.searchParams].map(([name, value]) => `${quoted(name)}=${quoted(value)}`).sort()
    const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
    const canonical = `${method}\n${raw.split('?')[0]}\n${query.join('&')}\n${lines.join('')}\n${names}\n${hash}`
    const digest = createHash('sha256').update(canonical).digest('hex')
    const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
    const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day ?? ''), region), 's3'), 'aws4_request')
    const text = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${day}/${region}/s3/aws4_request\n${digest}`
    const isRight = timingSafeEqual(hmac(key, text), Buffer.from(signature.padEnd(64, '0'), 'hex'))
    return isRight ? undefined : 'SignatureDoesNotMatch'
  }
}
