import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { openMemoryPglite } from '../src/store/database/openPglite.ts'
import { openPostgres } from '../src/store/database/openPostgres.ts'
import { migrate, schemaHash } from '../src/store/migrate.ts'
import { randomName, runOnServer } from './postgres.ts'

/** From what each test file copies its database. */
export type Template =
  | { readonly kind: 'pglite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly server: string; readonly name: string }

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

/** Migrates one database before the tests of the server, since copying is ten times as fast as migrating. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
  if (process.env.SERVER_TEST_ENGINE !== 'postgres') {
    project.provide('template', { kind: 'pglite', file: await makeFile() })
    return async () => {}
  }
  if (!server)
    throw new Error('SERVER_TEST_ENGINE=postgres needs TEST_DATABASE_URL, a server on which databases may be made.')
  const name = randomName('template')
  await runOnServer(server, `create database ${name}`)
  const database = await openPostgres(new URL(`/${name}`, server).href)
  await migrate(database)
  await database.close()
  project.provide('template', { kind: 'postgres', server, name })
  return () => runOnServer(server, `drop database if exists ${name} with (force)`)
}

/** A database says when it was made: one that is older is none of today. */
const KEPT_MS = 12 * 3_600_000

/** The file is kept for half a day, until a migration, a function or the engine changes. */
async function makeFile(): Promise<string> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/schakel', import.meta.url))
  const engine = readFileSync(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url), 'utf8')
  const version = /"version": "(.+?)"/.exec(engine)?.[1]
  const name = `template-${version}-${schemaHash().slice(0, 16)}.tar`
  const file = join(folder, name)
  const madeAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - madeAt < KEPT_MS) return file
  mkdirSync(folder, { recursive: true })
  const database = await openMemoryPglite()
  await migrate(database)
  const dump = new Uint8Array(await (await database.dump()).arrayBuffer())
  await database.close()
  for (const old of readdirSync(folder))
    if (old.startsWith('template-') && old !== name) rmSync(join(folder, old), { force: true })
  // Renamed when whole, for a test run that starts meanwhile, and for one that still reads the one of before.
  writeFileSync(`${file}.${process.pid}`, dump)
  renameSync(`${file}.${process.pid}`, file)
  return file
}
