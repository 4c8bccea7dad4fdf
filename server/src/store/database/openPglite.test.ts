import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartError } from '../../startError.ts'
import { DatabaseError, DISK_FULL, isAway } from './databaseError.ts'
import { ASIDE, lockDataFolder, RESTORING } from './dataFolder.ts'
import { openPglite } from './openPglite.ts'

let root: string
let dataDir: string
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'schakel-pglite-'))
  dataDir = join(root, 'data')
  const first = await openPglite(dataDir)
  await first.exec('create table kept (n int primary key)')
  await first.close()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const other = fileURLToPath(new URL('../../../test/openInOtherProcess.ts', import.meta.url))

async function openElsewhere(...statements: string[]): Promise<{ line: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [other, dataDir, ...statements], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [chunk] = await once(child.stdout, 'data')
  return { line: String(chunk).trim(), process: child }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

test('D17.1: what was written is there at the next start, which is quick', async () => {
  const before = await openPglite(dataDir)
  await before.query('insert into kept values (1)')
  await before.close()
  const began = performance.now()
  const after = await openPglite(dataDir)
  expect(performance.now() - began).toBeLessThan(3000)
  expect(await after.query('select n from kept where n = 1')).toEqual([{ n: 1 }])
  expect(await after.query(`select current_setting('fsync') as fsync`)).toEqual([{ fsync: 'on' }])
  await after.close()
})

test('D17.1: its files are for who runs it alone, also when they were made otherwise before', async () => {
  const folder = join(dataDir, 'database')
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  chmodSync(folder, 0o755)
  await (await openPglite(dataDir)).close()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('D17.1: a second process on the same data folder is refused in one line, and the first goes on', async () => {
  const mine = await openPglite(dataDir)
  const theirs = await openElsewhere()
  expect(theirs.line).toBe(
    `The data folder ${dataDir} is in use by another process of this program: stop that one, or set DATA_DIR to another folder.`,
  )
  await expect(openPglite(dataDir)).rejects.toThrow(StartError)
  expect(await mine.query('select 1 as one')).toEqual([{ one: 1 }])
  await mine.close()
})

test('D17.1: a process that is killed leaves its commits and no lock', async () => {
  const theirs = await openElsewhere('insert into kept values (20)', 'insert into kept values (21)')
  expect(theirs.line).toBe('open')
  await expect(openPglite(dataDir)).rejects.toThrow('in use by another process')
  await kill(theirs.process)
  const mine = await openPglite(dataDir)
  expect(await mine.query('select n from kept where n >= 20 order by n')).toEqual([{ n: 20 }, { n: 21 }])
  await mine.close()
})

const filling = (name: string) =>
  `create table ${name} as select n, repeat(md5(n::text), 50) as words from generate_series(1, 8000) n`

test('D17.1: a table that is filled as it is made is written once, and is there after a kill', async () => {
  const before = await openPglite(dataDir)
  const logged = async () => {
    const [row] = await before.query<{ bytes: number }>(`select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`)
    return row?.bytes ?? Number.NaN
  }
  const start = await logged()
  await before.exec(filling('filled'))
  const end = await logged()
  await before.close()
  // Of twelve megabytes.
  expect(end - start).toBeLessThan(1_000_000)
  const theirs = await openElsewhere(filling('killed'))
  expect(theirs.line).toBe('open')
  await kill(theirs.process)
  const mine = await openPglite(dataDir)
  const found = await mine.query('select count(*)::int as n, min(length(words)) as least from killed')
  await mine.close()
  expect(found).toEqual([{ n: 8000, least: 1600 }])
})

test('D17.1: a data folder that cannot be made is refused in one line', async () => {
  const file = join(root, 'file')
  writeFileSync(file, '')
  await expect(openPglite(join(file, 'data'))).rejects.toThrow(
    new StartError(
      `The data folder ${file}/data cannot be written (ENOTDIR): give this user access to it, or set DATA_DIR to another folder.`,
    ),
  )
})

test('D17.1: a database of another version of PostgreSQL is refused in one line, untouched', async () => {
  const old = join(root, 'old')
  mkdirSync(join(old, 'database'), { recursive: true })
  writeFileSync(join(old, 'database', 'PG_VERSION'), '17\n')
  await expect(openPglite(old)).rejects.toThrow(/was made by PostgreSQL 17 and this program embeds 18/)
  expect(readFileSync(join(old, 'database', 'PG_VERSION'), 'utf8')).toBe('17\n')
})

test('D17.1: a first start that was cut short begins again', { timeout: 60_000 }, async () => {
  const cut = join(root, 'cut')
  mkdirSync(join(cut, 'database.new'), { recursive: true })
  writeFileSync(join(cut, 'database.new', 'PG_VERSION'), '18\n')
  const database = await openPglite(cut)
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  await database.close()
})

test('D17.1: a long loop of statements lets other work go between', async () => {
  const database = await openPglite(dataDir)
  let ticks = 0
  const timer = setInterval(() => {
    ticks++
  }, 5)
  const until = performance.now() + 200
  while (performance.now() < until) await database.query('select 1')
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(3)
  await database.close()
})

test('D17.1: on a full disk writes are refused and reads go on, until there is room again', async () => {
  let isLow = false
  const database = await openPglite(dataDir, () => isLow)
  await database.query('insert into kept values (30)')
  isLow = true
  const full = { code: DISK_FULL }
  await expect(database.query('insert into kept values (31)')).rejects.toMatchObject(full)
  await expect(database.transaction((tx) => tx.query('insert into kept values (31)'))).rejects.toMatchObject(full)
  expect(await database.query('select n from kept where n >= 30')).toEqual([{ n: 30 }])
  isLow = false
  const cutShort = database.transaction(async (tx) => {
    await tx.query('insert into kept values (31)')
    isLow = true
    await tx.query('insert into kept values (32)')
  })
  await expect(cutShort).rejects.toMatchObject(full)
  isLow = false
  await database.query('insert into kept values (33)')
  expect(await database.query('select n from kept where n >= 30 order by n')).toEqual([{ n: 30 }, { n: 33 }])
  await database.close()
})

test('D17.1: an engine that stops in the middle of its work is opened anew with all that it acknowledged', async () => {
  const database = await openPglite(dataDir)
  const log = join(dataDir, 'database', 'pg_wal')
  await database.query('insert into kept values (40)')
  // It has to go on in a new file of the log, and cannot make one: for PostgreSQL that is the end.
  renameSync(log, `${log}.away`)
  const half = database.transaction(async (tx) => {
    await tx.query('insert into kept values (41)')
    await tx.query('select pg_switch_wal()')
    await tx.query('insert into kept select n from generate_series(1000, 200000) n')
  })
  await expect(half).rejects.toSatisfy((error) => error instanceof DatabaseError)
  await expect(database.query('select 1')).rejects.toSatisfy(isAway)
  renameSync(`${log}.away`, log)
  expect(await database.query('select n from kept where n >= 40')).toEqual([{ n: 40 }])
  await database.query('insert into kept values (42)')
  await database.close()
  const again = await openPglite(dataDir)
  expect(await again.query('select n from kept where n >= 40 order by n')).toEqual([{ n: 40 }, { n: 42 }])
  await again.close()
})

test('D15: where a restore was broken off half way no empty database takes the place of the one that was there', async () => {
  const folder = join(root, 'half')
  mkdirSync(join(folder, RESTORING, 'database'), { recursive: true })
  // One that failed before it put anything aside stands in nobody's way.
  await (await openPglite(folder)).close()
  mkdirSync(join(folder, `${ASIDE}20260301-ab12`))
  renameSync(join(folder, 'database'), join(folder, `${ASIDE}20260301-ab12`, 'database'))
  await expect(openPglite(folder)).rejects.toThrow(/^A restore into .+ was broken off: .+--replace/)
  // The folder is free for the one who restores.
  lockDataFolder(folder)()
})
