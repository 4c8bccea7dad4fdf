import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../../src/config.ts'
import { openStore } from '../../src/openStore.ts'
import { openSession } from '../../src/store/auth/sessions.ts'
import type { Store } from '../../src/store/store.ts'
import { systemViewer } from '../../src/store/system.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const START_WITHIN_MS = 60_000

/** Where everything hangs, and by whose token it is written. */
export interface Seed {
  readonly space: string
  readonly supplier: string
  /** Who writes, and the token of their session. */
  readonly user: string
  readonly token: string
}

/** Makes what is needed to write: a space, a supplier and somebody who may. */
export async function makeSeed(store: Store): Promise<Seed> {
  const system = store.as(systemViewer)
  const { _id: space } = await system.create({ item: { _type: 'space', name: 'Kenniscentrum', $role: 'Space' } })
  const { _id: supplier } = await system.create({ item: { _type: 'supplier', name: 'Softwarehuis' }, parent: space })
  const name = { name: 'Wie Schrijft', username: 'schrijver', email: 'wie@schakel.example' }
  const user = { _type: 'user', ...name, role: 'admin', _feed: 'ROOT', $role: 'Beheerder' }
  const { _id } = await system.create({ item: user, parent: space })
  return { space, supplier, user: _id, token: await openSession(store, _id) }
}

/** The product on a folder of its own, as a process that can be killed. */
export class Product {
  readonly folder: string
  readonly #env: Readonly<Record<string, string>>
  #child: ChildProcess | undefined
  #said = ''
  url = ''

  constructor(folder: string, databaseUrl: string | undefined) {
    this.folder = folder
    this.#env = {
      DATA_DIR: folder,
      SCHAKEL_DEMO: '0',
      RATE_LIMIT: '0',
      PORT: '0',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    }
  }

  /** What it said last, for whoever has to find out what went wrong. */
  get said(): string {
    return this.#said.slice(-4000)
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Its store, while it does not run. */
  async store<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await openStore(readConfig(this.#env))
    try {
      return await work(store)
    } finally {
      await store.database.close()
    }
  }

  /** Makes the database with somebody who may write. */
  seed(): Promise<Seed> {
    return this.store(makeSeed)
  }

  /** Starts and waits until it says where it is. */
  async start(): Promise<void> {
    this.#said = ''
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, HOME: this.folder, LOG_LEVEL: 'error', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    process.once('exit', () => child.kill('SIGKILL'))
    this.url = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`The server did not start: ${this.said}`)), START_WITHIN_MS)
      const hear = (chunk: Buffer) => {
        this.#said += chunk
        const found = /running at (\S+)/.exec(this.#said)?.[1]
        if (found) resolve(found.replace('localhost', '127.0.0.1'))
        if (found) clearTimeout(late)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.once('exit', () => {
        clearTimeout(late)
        reject(new Error(`The server ended: ${this.said}`))
      })
    })
  }

  /** Ends it: at once (SIGKILL), or when it is done (SIGTERM). */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || !this.isRunning) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  get files(): string {
    return join(this.folder, 'files')
  }
}
