import { setTimeout as wait } from 'node:timers/promises'
import { NoRoom } from '../room.ts'
import { type Signer, sha256, signV4 } from './signV4.ts'

/** An S3-compatible store (D15). */
export interface S3Settings extends Signer {
  readonly bucket: string
  /** The address of the store; AWS itself when left out. */
  readonly endpoint: string | undefined
  /** What stands before every key, so that a bucket may be shared. */
  readonly prefix: string
}

/** Longest until an answer begins, ms; a piece of a file has to get there in that time. */
const PATIENCE_MS = 60_000
const ATTEMPTS = 3
/** Longest text of an answer that is read, characters. */
const TEXT_MAX = 5_000_000

/** The store refuses, or does not answer: whoever waits for a file is told to try again (503). */
export class S3Error extends Error {
  readonly statusCode = 503
  /** What the store calls it; `NoAnswer` when it says nothing. */
  readonly code: string
  constructor(code: string, what: string, options?: ErrorOptions) {
    super(`the file store answers ${code} to ${what}`, options)
    this.code = code
  }
}

interface Asked {
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
}

/** Asks an S3-compatible store, signed, and again when it is busy. */
export class S3Client {
  readonly #settings: S3Settings
  readonly #base: string

  constructor(settings: S3Settings) {
    this.#settings = settings
    const { bucket, endpoint, region } = settings
    // Other makers than AWS answer under their own name, whatever the name of the bucket.
    this.#base = endpoint ? `${endpoint.replace(/\/$/, '')}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
  }

  /** The name of an object, of a key. */
  nameOf(key: string): string {
    return `${this.#settings.prefix}${key}`
  }

  /** As a header names the source of a copy. */
  sourceOf(key: string): string {
    return `/${this.#settings.bucket}/${this.nameOf(key)}`
  }

  /** The answer to a request; nothing when there is no such object. Throws S3Error or NoRoom for every other refusal. */
  async ask(method: string, asked: Asked): Promise<Response | undefined> {
    const what = `${method} ${asked.key ?? 'the bucket'}`
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#send(method, asked).catch((cause: unknown) => cause)
      if (response instanceof Response && response.ok) return response
      const code = response instanceof Response ? await codeOf(response) : 'NoAnswer'
      const isLasting = response instanceof Response && response.status < 500 && response.status !== 429
      if (code === 'NoSuchKey' || code === 'NoSuchUpload') return undefined
      if (attempt < ATTEMPTS && !isLasting && code !== 'XMinioStorageFull') {
        await wait(50 * 3 ** attempt * (0.5 + Math.random()))
        continue
      }
      if (response instanceof Response && isFull(response, code)) throw new NoRoom()
      throw new S3Error(code, what, { cause: response instanceof Response ? undefined : response })
    }
  }

  /** The text of an answer that says how something went, which may be badly although it began well. */
  async askText(method: string, asked: Asked): Promise<string | undefined> {
    const response = await this.ask(method, asked)
    const text = response && (await readText(response))
    if (text && /<Error>/.test(text)) throw new S3Error(oneOf(text, 'Code') ?? 'Error', `${method} ${asked.key}`)
    return text
  }

  async #send(method: string, { key, query = {}, headers = {}, body }: Asked): Promise<Response> {
    const url = new URL(`${this.#base}/${key === undefined ? '' : this.nameOf(key)}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const bodyHash = sha256(body ?? '')
    const signed = await signV4(this.#settings, { method, url, headers, bodyHash, now: new Date() })
    // Not signed, since some who stand between change it.
    signed.set('accept-encoding', 'identity')
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
    try {
      // A redirect would take the signed request elsewhere.
      return await fetch(url, {
        method,
        headers: signed,
        body: body ?? null,
        signal: patience.signal,
        redirect: 'manual',
      })
    } finally {
      // The answer itself may take as long as a large file needs.
      clearTimeout(timer)
    }
  }
}

/** The first text within a tag of an answer; what we ask for has no signs in it that are written otherwise in XML. */
export function oneOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
}

/** All pieces of an answer that stand in a tag. */
export function allOf(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) => inside)
}

async function readText(response: Response): Promise<string> {
  let text = ''
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    if (text.length > TEXT_MAX) throw new S3Error('TooLong', 'a list')
  }
  return text
}

async function codeOf(response: Response): Promise<string> {
  const text = await readText(response).catch(() => '')
  // What was asked by HEAD is answered without words.
  return oneOf(text, 'Code') ?? (response.status === 404 ? 'NoSuchKey' : String(response.status))
}

function isFull(response: Response, code: string): boolean {
  return response.status === 507 || code === 'XMinioStorageFull' || code === 'QuotaExceeded'
}
