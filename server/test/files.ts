import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession } from '../src/store/auth/sessions.ts'
import { formWith, openTestApp, postForm, type Somebody, type TestApp } from './app.ts'

type Who = Somebody | 'nobody'

interface Sent {
  /** What it hangs under; the lead of the test world when left out. */
  readonly parent?: string | undefined
  readonly name?: string
  readonly bytes?: Uint8Array<ArrayBuffer> | string
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Instead of the usual one. */
  readonly path?: string
}

/** The server with a folder for its files, and what tests do with files. */
export class FileApp {
  readonly app: TestApp
  readonly folder: string

  private constructor(app: TestApp, folder: string) {
    this.app = app
    this.folder = folder
  }

  static async open(env: Readonly<Record<string, string>> = {}): Promise<FileApp> {
    const folder = await mkdtemp(join(tmpdir(), 'schakel-uploads-'))
    return new FileApp(await openTestApp({ DATA_DIR: folder, ...env }), folder)
  }

  async close(): Promise<void> {
    await this.app.close()
    await rm(this.folder, { recursive: true })
  }

  /** Sends a file as a browser does. */
  async send(by: Who, sent: Sent = {}) {
    const { parent = this.app.places.lead, name = 'offerte.pdf', bytes = randomBytes(20).toString('hex') } = sent
    const { fields = {}, headers = {}, path = `/api/files/upload?parent=${encodeURIComponent(parent)}` } = sent
    return postForm(`${this.app.url}${path}`, formWith(fields, bytes, name), { ...(await this.token(by)), ...headers })
  }

  /** What the server hands out of a file. */
  async fetch(by: Who, address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
    const response = await fetch(`${this.app.url}${address}`, {
      method,
      headers: { ...(await this.token(by)), ...headers },
    })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  /** A file that somebody sent. */
  async file(sent: Sent = {}, by: Somebody = 'staff'): Promise<{ _id: string; location: string }> {
    const { status, body, text } = await this.send(by, sent)
    if (status !== 200) throw new Error(text)
    return body
  }

  /** Every file of the file store, by its path in it. */
  async kept(): Promise<string[]> {
    const all = await readdir(join(this.folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
    return all.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  }

  // A new session each time: tests let days pass.
  async token(by: Who): Promise<Record<string, string>> {
    if (by === 'nobody') return {}
    return { authorization: `Bearer ${await openSession(this.app.world.store, this.app.as(by).id)}` }
  }
}
