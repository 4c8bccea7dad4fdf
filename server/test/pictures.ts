import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { FileStore } from '../src/storage/fileStore.ts'
import { folderStore } from '../src/storage/folderStore.ts'
import { openSession } from '../src/store/auth/sessions.ts'
import { formWith, openTestApp, postForm, type Somebody, type TestApp } from './app.ts'
import '../src/features/images/picture.ts'

// The product reads three kinds and shuts the rest out for the whole process; a test looks at what comes out.
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] })

/** A picture as other projects collected it. */
export const fixture = (name: string) => readFileSync(new URL(`./pictures/${name}`, import.meta.url))

interface Sent {
  readonly path?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly name?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Who = Somebody | 'nobody'

/** The server with a folder for its files, and what tests do with pictures. */
export class PictureApp {
  readonly app: TestApp
  readonly folder: string
  readonly files: FileStore
  #made = 0

  private constructor(app: TestApp, folder: string) {
    this.app = app
    this.folder = folder
    this.files = folderStore(join(folder, 'files'))
  }

  static async open(env: Readonly<Record<string, string>> = {}): Promise<PictureApp> {
    const folder = await mkdtemp(join(tmpdir(), 'schakel-images-'))
    return new PictureApp(await openTestApp({ DATA_DIR: folder, ...env }), folder)
  }

  async close(): Promise<void> {
    await this.app.close()
    await rm(this.folder, { recursive: true })
  }

  /** Sends a picture as a browser does. */
  async send(by: Who, bytes: Uint8Array, sent: Sent = {}) {
    const { path = '/api/images/upload', fields = {}, name = 'foto.png', headers = {} } = sent
    const form = formWith(fields, new Uint8Array(bytes), name)
    return postForm(`${this.app.url}${path}`, form, { ...(await this.#token(by)), ...headers })
  }

  /** What the server shows somebody of a picture. */
  async show(by: Who, address: string) {
    const response = await fetch(`${this.app.url}${address}`, { headers: await this.#token(by) })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  /** A picture that no other test has: a plain one with a mark somewhere. */
  async picture(width = 300, height = 200, at = { left: 200, top: 40 }): Promise<Buffer> {
    this.#made += 1
    const background = { r: 224, g: 160, b: 100 + this.#made }
    const mark = await sharp({ create: { width: 24, height: 24, channels: 3, background } })
      .png()
      .toBuffer()
    return sharp({ create: { width, height, channels: 3, background: '#707880' } })
      .composite([{ input: mark, ...at }])
      .png()
      .toBuffer()
  }

  /** The address of a picture that somebody sent. */
  async avatar(by: Somebody = 'staff'): Promise<string> {
    const { body } = await this.send(by, await this.picture())
    return body.avatar
  }

  // A new session each time: tests let days pass.
  async #token(by: Who): Promise<Record<string, string>> {
    if (by === 'nobody') return {}
    return { authorization: `Bearer ${await openSession(this.app.world.store, this.app.as(by).id)}` }
  }
}
