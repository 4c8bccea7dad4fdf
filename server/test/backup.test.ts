import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Manifest, manifestShape } from '../src/backup/manifest.ts'
import { entriesOf, wholeOf } from '../src/backup/readArchive.ts'
import { writeArchive } from '../src/backup/writeArchive.ts'
import { folderStore } from '../src/storage/folderStore.ts'
import { openSession } from '../src/store/auth/sessions.ts'
import { openTestDatabase, placeTestDatabase } from './database.ts'
import { FakeS3 } from './fakeS3.ts'
import { randomName, runOnServer } from './postgres.ts'
import { checkAcknowledged } from './soak/check.ts'
import { findHalves } from './soak/halves.ts'
import { Ledger } from './soak/ledger.ts'
import { Product, type Seed } from './soak/product.ts'
import { write } from './soak/writer.ts'

const template = inject('template')
const databases: string[] = []
let root: string
let product: Product
let seed: Seed
let archive: string
/** What was acknowledged before the copy began. */
const before = new Ledger()
const after = new Ledger()

interface Place {
  readonly folder: string
  readonly databaseUrl: string | undefined
}

/** A folder and, on a server, a database where nothing is yet; or migrated already, for a product. */
async function newPlace(name: string, isMigrated = false): Promise<Place> {
  const folder = join(root, name)
  await mkdir(folder)
  const database = randomName('backup')
  if (isMigrated) await placeTestDatabase(folder, database)
  if (template.kind === 'pglite') return { folder, databaseUrl: undefined }
  databases.push(database)
  if (!isMigrated) await runOnServer(template.server, `create database ${database}`)
  return { folder, databaseUrl: new URL(`/${database}`, template.server).href }
}

function command(
  name: 'backup' | 'restore',
  { folder, databaseUrl }: Place,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; out: string; err: string }> {
  const program = fileURLToPath(new URL(`../src/backup/${name}Main.ts`, import.meta.url))
  const settings = { DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...env }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env.PATH, INIT_CWD: root, ...settings } },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
      },
    )
  })
}

async function manifestOf(file: string): Promise<Manifest> {
  for await (const entry of entriesOf(file))
    if (entry.name === 'manifest.json') return manifestShape.parse(JSON.parse((await wholeOf(entry)).toString()))
  throw new Error('no manifest')
}

let place: Place
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'schakel-backup-'))
  archive = join(root, 'copies', 'first.tar')
  await mkdir(join(root, 'copies'))
  place = await newPlace('first', true)
  product = new Product(place.folder, place.databaseUrl)
  seed = await product.seed()
  await product.start()
}, 120_000)
afterAll(async () => {
  await product.end('SIGKILL')
  if (template.kind === 'postgres')
    for (const name of databases) await runOnServer(template.server, `drop database if exists ${name} with (force)`)
  await rm(root, { recursive: true, force: true })
})

const until = async (ledger: Ledger, count: number, isOver: () => boolean = () => false) =>
  write(
    product,
    seed,
    ledger,
    () => undefined,
    () => isOver() || ledger.acknowledged.length >= count,
  )

// Every start takes some seconds, and a busy machine has little to give.
describe('D15: a copy of everything', { timeout: 180_000 }, () => {
  test('D15: is made while others write, for its owner alone, and holds all that was acknowledged before it', async () => {
    await until(before, 30)
    let isDone = false
    const writing = until(after, 10_000, () => isDone)
    const { code, out, err } = await command('backup', place, ['copies/first.tar'])
    isDone = true
    await writing
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(
      /^Copied \d+ rows of \d+ tables and \d+ files into .+first\.tar .+ Every hash in it is right\.\n$/,
    )
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    expect(after.acknowledged.length).toBeGreaterThan(0)
    expect(await readdir(join(root, 'copies'))).toEqual(['first.tar'])
    // The copy of the database that it was made from is gone again.
    await expect.poll(async () => (await readdir(place.folder)).filter((name) => name.startsWith('copy-'))).toEqual([])
  })

  test('D15: put back elsewhere it is there as it was, nothing half, and the server goes on from it', async () => {
    const elsewhere = await newPlace('elsewhere')
    const { code, out, err } = await command('restore', elsewhere, ['copies/first.tar'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(
      /^Ended all sessions, .+\nRestored \d+ rows of \d+ tables and \d+ files .+ held against its hash\.\n$/,
    )
    const restored = new Product(elsewhere.folder, elsewhere.databaseUrl)
    expect(await restored.store((store) => findHalves(store, restored.files))).toEqual([])
    // Nobody is let in by what let them in then (D8.8).
    const token = await restored.store((store) => openSession(store, seed.user))
    await restored.start()
    try {
      const old = { authorization: `Bearer ${seed.token}` }
      const refused = await fetch(`${restored.url}/api/space/${seed.space}`, { method: 'POST', headers: old })
      expect(refused.status).toBe(401)
      const again = { ...seed, token }
      // Read, fetched and sent again: each answers as it did, and what is new is counted on from where it was.
      expect(await checkAcknowledged(restored, again, before, 0)).toEqual([])
      const later = new Ledger()
      await write(
        restored,
        again,
        later,
        () => undefined,
        () => later.acknowledged.length >= 9,
      )
      expect(await checkAcknowledged(restored, again, later, 0)).toEqual([])
      expect(await readFile(join(elsewhere.folder, 'secret'), 'utf8')).toBe(
        await readFile(join(place.folder, 'secret'), 'utf8'),
      )
    } finally {
      await restored.end('SIGTERM')
    }
  })

  test('D15: put back with a bucket its files go there, and a copy of that has all of them', async () => {
    const fake = await FakeS3.open()
    try {
      const moved = await newPlace('moved')
      const { code, out, err } = await command('restore', moved, ['copies/first.tar'], fake.env)
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/ The files are in the bucket schakel-files, beside what else it holds\.\n$/)
      expect(existsSync(join(moved.folder, 'files'))).toBe(false)
      const copied = await command('backup', moved, ['copies/moved.tar'], fake.env)
      expect([copied.code, copied.err]).toEqual([0, ''])
      const namesOf = async (file: string) =>
        (await manifestOf(file)).entries
          .flatMap(({ name }) => (name.startsWith('store/') ? [name.slice(6)] : []))
          .sort()
      const names = await namesOf(archive)
      expect(names.length).toBeGreaterThan(0)
      expect(await namesOf(join(root, 'copies', 'moved.tar'))).toEqual(names)
      expect([...fake.objects.keys()].filter((key) => !key.startsWith('one/ready/')).sort()).toEqual(
        names.map((name) => `one/${name}`),
      )
    } finally {
      await fake.close()
    }
  })

  test('D15: nothing is put over what is there, unless told; then it is kept aside', async () => {
    const full = await newPlace('full', true)
    const other = new Product(full.folder, full.databaseUrl)
    await other.seed()
    const refused = await command('restore', full, ['copies/first.tar'])
    expect([refused.code, refused.out]).toEqual([1, ''])
    expect(refused.err).toMatch(/^There is something in .+ already: .+--replace.+\n$/)
    const { code, out, err } = await command('restore', full, ['copies/first.tar', '--replace'])
    expect([code, err]).toEqual([0, ''])
    const aside = /What was there before is in (.+)\.\n$/.exec(out)?.[1] ?? ''
    expect(existsSync(join(aside, template.kind === 'pglite' ? 'database' : 'everything.tar'))).toBe(true)
    const names = await other.store(async ({ database }) =>
      database.query("select fields ->> 'name' as name from items where type = 'lead'"),
    )
    expect(names.length).toBeGreaterThan(1)
  })

  test('D15: of a copy that a later version made nothing is put back, and what was there stays as it is', async () => {
    await using source = await openTestDatabase()
    await source.query("insert into migrations (name, sha256) values ('9999_later', 'x')")
    const files = folderStore(join(root, 'later'))
    await files.put('files/xx', Buffer.from('of the copy'))
    const later = join(root, 'later.tar')
    await writeArchive({ database: source, files, secret: 'a secret of the copy, long enough', now: new Date() }, later)
    const kept = await newPlace('kept', true)
    await new Product(kept.folder, kept.databaseUrl).seed()
    const own = join(kept.folder, 'files', 'own')
    await mkdir(join(kept.folder, 'files'), { recursive: true })
    await writeFile(own, 'of what was there')
    await writeFile(join(kept.folder, 'secret'), 'a secret of what was there, long enough')
    const { code, err } = await command('restore', kept, ['later.tar', '--replace'])
    expect([code, err]).toEqual([1, expect.stringMatching(/^This copy was made by a newer version/)])
    expect(await readFile(own, 'utf8')).toBe('of what was there')
    expect(await readFile(join(kept.folder, 'secret'), 'utf8')).toBe('a secret of what was there, long enough')
  })

  test('D15: while a server runs on it nothing is put back', async () => {
    const { code, err } = await command('restore', place, ['copies/first.tar', '--replace'])
    expect(code).toBe(1)
    expect(err).toMatch(/in use by another process|A server runs on the database/)
  })

  test('D15: a damaged, cut or foreign file is refused before anything is written', async () => {
    const whole = await readFile(archive)
    const damaged = Buffer.from(whole)
    // In the middle of what is in it.
    damaged[Math.floor(whole.length / 2)] = (damaged[Math.floor(whole.length / 2)] ?? 0) ^ 1
    const files = { 'damaged.tar': damaged, 'cut.tar': whole.subarray(0, whole.length - 4096), 'other.tar': 'x' }
    const empty = await newPlace('empty')
    for (const [name, bytes] of Object.entries(files)) {
      await writeFile(join(root, name), bytes)
      const { code, out, err } = await command('restore', empty, [name])
      expect([name, code, out]).toEqual([name, 1, ''])
      expect(err).toMatch(new RegExp(`^.+${name} cannot be restored: .+\\.\\n$`))
      expect(await readdir(empty.folder)).toEqual([])
    }
    const missing = await command('restore', empty, ['nowhere.tar'])
    expect([missing.code, missing.err]).toEqual([1, expect.stringMatching(/cannot be read \(ENOENT\)/)])
  })

  test('D2.1: with another secret, by which leads would be called otherwise, it is refused', async () => {
    const strange = await newPlace('strange')
    const { code, err } = await command('restore', strange, ['copies/first.tar'], { APP_SECRET: 'x'.repeat(32) })
    expect([code, err]).toEqual([1, expect.stringMatching(/^APP_SECRET differs from the secret of this copy/)])
    expect(await readdir(strange.folder)).toEqual([])
  })

  test('D15: it says what is in it, and no table is forgotten', async () => {
    const { tables } = await manifestOf(archive)
    await product.end('SIGTERM')
    const all = await product.store(({ database }) =>
      database.query<{ name: string }>(
        `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
          and not relispartition order by 1`,
      ),
    )
    // How far nodes heard each other and when it was copied is of one database alone; what ran on it is told by name.
    const left = ['last_copy', 'migrations', 'socket_io_attachments', 'touches']
    expect([...tables.map(({ name }) => name), ...left].sort()).toEqual(all.map(({ name }) => name).sort())
  })

  // The other engine needs nothing but a folder.
  if (template.kind === 'postgres') {
    test('D15: a copy of one engine is put back on the other, and back again, with not a row changed but for the sessions that end', async () => {
      const folder = join(root, 'embedded')
      await mkdir(folder)
      const embedded = { folder, databaseUrl: undefined }
      expect(await command('restore', embedded, ['copies/first.tar'])).toMatchObject({ code: 0, err: '' })
      expect(await command('backup', embedded, ['copies/embedded.tar'])).toMatchObject({ code: 0, err: '' })
      const back = await newPlace('back')
      expect(await command('restore', back, ['copies/embedded.tar'])).toMatchObject({ code: 0, err: '' })
      const [first, second] = [await manifestOf(archive), await manifestOf(join(root, 'copies', 'embedded.tar'))]
      const kept = ({ tables }: Manifest) => tables.filter(({ name }) => name !== 'sessions')
      expect(kept(second)).toEqual(kept(first))
      expect(second.counters).toEqual(first.counters)
    })
  }

  if (template.kind === 'pglite') {
    test('D15: without a server it is made all the same; from an empty folder it is not', async () => {
      const { code, out } = await command('backup', place, ['copies/second.tar'])
      expect([code, out]).toEqual([0, expect.stringMatching(/^Copied /)])
      const again = await command('backup', place, ['copies/second.tar'])
      expect([again.code, again.err]).toEqual([1, expect.stringMatching(/is there already/)])
      const nothing = await command('backup', await newPlace('nothing'), ['copies/third.tar'])
      expect([nothing.code, nothing.err]).toEqual([1, expect.stringMatching(/^There is nothing in .+ to copy/)])
    })

    test('D15: who does not know the word in the data folder gets no copy of the database', async () => {
      await product.start()
      const file = join(place.folder, 'control')
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      const { port, word }: { port: number; word: string } = JSON.parse(await readFile(file, 'utf8'))
      for (const said of ['x'.repeat(word.length), 'é'.repeat(word.length), '', 'x'.repeat(10_000)]) {
        const socket = connect({ host: '127.0.0.1', port })
        let heard = ''
        socket.on('data', (chunk) => {
          heard += chunk
        })
        const closed = new Promise((resolve) => socket.once('close', resolve))
        socket.on('error', () => undefined)
        socket.write(`${said}\n`)
        await closed
        expect(heard).toBe('')
      }
      expect((await readdir(place.folder)).filter((name) => name.startsWith('copy-'))).toEqual([])
      expect(product.isRunning).toBe(true)
    })
  }
})
