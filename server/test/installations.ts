import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { runBackup } from '../src/backup/backupCommand.ts'
import { runRestore } from '../src/backup/restoreCommand.ts'
import { type Config, readConfig } from '../src/config.ts'
import { fileOf } from '../src/features/files/keep.ts'
import { type Database, openDatabase } from '../src/store/database/index.ts'
import { placeTestDatabase } from './database.ts'
import { randomName, runOnServer } from './postgres.ts'

/** What a command ended with and what it said, line by line. */
export interface Said {
  readonly code: number
  readonly out: readonly string[]
  readonly err: readonly string[]
}

/** A data folder and a database of its own, for the commands that copy and restore them. */
export interface Installation {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly config: Config
  backup(...args: readonly string[]): Promise<Said>
  restore(...args: readonly string[]): Promise<Said>
  /** Does some work on its database, while no command runs. */
  inside<T>(work: (database: Database) => Promise<T>): Promise<T>
  /** Makes an item with a file; answers where the bytes of it lie. */
  addFile(hash: string): Promise<string>
}

/** Makes installations on the engine of this test run, and takes them away when it is done. */
export class Installations implements AsyncDisposable {
  readonly root: string
  readonly #databases: string[] = []

  private constructor(root: string) {
    this.root = root
  }

  static async open(): Promise<Installations> {
    return new Installations(await mkdtemp(join(tmpdir(), 'schakel-copies-')))
  }

  /** A new one: with tables and a secret, or with nothing in it. */
  async make(name: string, { isEmpty = false } = {}): Promise<Installation> {
    const folder = join(this.root, name)
    await mkdir(folder)
    const database = randomName('copies')
    if (!isEmpty) {
      await placeTestDatabase(folder, database)
      await writeFile(join(folder, 'secret'), `${name} `.padEnd(40, 'x'))
    }
    const template = inject('template')
    const env: Record<string, string> = { DATA_DIR: folder }
    if (template.kind === 'postgres') {
      this.#databases.push(database)
      if (isEmpty) await runOnServer(template.server, `create database ${database}`)
      env.DATABASE_URL = new URL(`/${database}`, template.server).href
    }
    return installation(folder, env)
  }

  /** Makes a copy of one called `source`, in which is a file with the bytes `aa11`; answers where it is. */
  async makeCopy(): Promise<string> {
    const archive = join(this.root, 'source.tar')
    const source = await this.make('source')
    await source.addFile('aa11')
    const { code, err } = await source.backup(archive)
    if (code !== 0) throw new Error(err.join('\n'))
    return archive
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const template = inject('template')
    if (template.kind === 'postgres')
      for (const name of this.#databases)
        await runOnServer(template.server, `drop database if exists ${name} with (force)`)
    await rm(this.root, { recursive: true, force: true })
  }
}

/** The first word of the secret in a folder: whose it is. */
export async function secretIn(folder: string): Promise<string | undefined> {
  return (await readFile(join(folder, 'secret'), 'utf8')).trim().split(' ')[0]
}

/** The ids of the items of an installation. */
export function itemsOf(one: Installation): Promise<string[]> {
  return one.inside(async (database) =>
    (await database.query<{ id: string }>('select id from items')).map(({ id }) => id),
  )
}

function installation(folder: string, env: Readonly<Record<string, string>>): Installation {
  const config = readConfig(env)
  const said = async (run: typeof runBackup, args: readonly string[]): Promise<Said> => {
    const out: string[] = []
    const err: string[] = []
    const code = await run(args, env, { say: (line) => out.push(line), fail: (line) => err.push(line) })
    return { code, out, err }
  }
  const inside = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase(config)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  return {
    folder,
    env,
    config,
    inside,
    backup: (...args) => said(runBackup, args),
    restore: (...args) => said(runRestore, args),
    addFile: async (hash) => {
      await inside(async (database) => {
        const id = `file/${hash}`
        await database.query(
          `insert into items (id, type, fields, created_at, changed_at) values ($1, 'file', $2, now(), now())`,
          [id, { _id: id, name: hash }],
        )
        await database.query('insert into file_contents (item, hash, size) values ($1, $2, 4)', [id, hash])
        await database.query(
          `insert into uploads (hash, who, at, kind, size) values ($1, 'user/1', now(), 'file', 4)`,
          [hash],
        )
      })
      const path = join(folder, 'files', fileOf(hash))
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, 'byte')
      return path
    },
  }
}
