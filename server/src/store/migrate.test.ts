import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { type MigrationFolders, migrate, ownNames } from './migrate.ts'

let db: TestDatabase
let root: string
let folders: MigrationFolders

beforeEach(async () => {
  db = await openTestDatabase()
  await db.exec('drop table if exists migrations')
  root = mkdtempSync(join(tmpdir(), 'schakel-migrate-'))
  folders = { migrations: join(root, 'migrations'), functions: join(root, 'functions') }
})
afterEach(async () => {
  await db.close()
  rmSync(root, { recursive: true, force: true })
})

function write(kind: keyof MigrationFolders, name: string, sql: string) {
  mkdirSync(folders[kind], { recursive: true })
  writeFileSync(join(folders[kind], name), sql)
}

test('D17.1: migrations run once, in order, and then the functions', async () => {
  write('migrations', '0002_second.sql', 'insert into m_test values (2); select n from m_test;')
  write('migrations', '0001_first.sql', 'create table m_test (n int);')
  write('functions', 'b.sql', 'create or replace function m_b() returns int language sql as $$ select m_a() + 1 $$;')
  write('functions', 'c.sql', 'create or replace function m_a() returns int language sql as $$ select 1 $$;')
  expect(await migrate(db, folders)).toEqual(['0001_first', '0002_second', 'functions'])
  expect(await db.query('select n, m_b() as b from m_test')).toEqual([{ n: 2, b: 2 }])
  expect(await migrate(db, folders)).toEqual([])
  write('migrations', '0003_third.sql', 'insert into m_test values (3)')
  write('functions', 'c.sql', 'create or replace function m_a() returns int language sql as $$ select 10 $$;')
  expect(await migrate(db, folders)).toEqual(['0003_third', 'functions'])
  expect(await db.query('select n, m_b() as b from m_test order by n')).toEqual([
    { n: 2, b: 11 },
    { n: 3, b: 11 },
  ])
})

test('D17.1: no migrations and no functions is fine', async () => {
  expect(await migrate(db, folders)).toEqual([])
})

test('D17.1: a migration that fails leaves nothing behind, and the ones before it stay', async () => {
  write('migrations', '0001_first.sql', 'create table m_test (n int);')
  write('migrations', '0002_wrong.sql', 'create table m_other (n int); select 1 / 0;')
  await expect(migrate(db, folders)).rejects.toThrow(
    /^Migration 0002_wrong.sql could not run \(22012\): division by zero$/,
  )
  expect(await db.query(`select to_regclass('m_test')::text as a, to_regclass('m_other') as b`)).toEqual([
    { a: 'm_test', b: null },
  ])
  write('migrations', '0002_wrong.sql', 'create table m_other (n int);')
  expect(await migrate(db, folders)).toEqual(['0002_wrong'])
})

test('D17.1: a migration that was edited after it ran stops the start; other line ends are no edit', async () => {
  write('migrations', '0001_first.sql', 'create table m_test (n int);\n')
  await migrate(db, folders)
  write('migrations', '0001_first.sql', 'create table m_test (n int);\r\n')
  expect(await migrate(db, folders)).toEqual([])
  write('migrations', '0001_first.sql', 'create table m_test (n int8);\n')
  await expect(migrate(db, folders)).rejects.toThrow(/^Migration 0001_first.sql was changed after it ran/)
})

test('D17.1: a database of a newer version is refused', async () => {
  write('migrations', '0001_first.sql', 'create table m_test (n int);')
  await migrate(db, folders)
  rmSync(join(folders.migrations, '0001_first.sql'))
  await db.exec('update migrations set contracts = true')
  await expect(migrate(db, folders)).rejects.toThrow(/made by a newer version, which ran migration 0001_first.sql/)
})

test('D17.1: a version goes on beside a newer one whose migrations only add, and leaves its functions alone', async () => {
  const write1 = (n: number) =>
    write('functions', 'a.sql', `create or replace function m_a() returns int language sql as $$ select ${n} $$;`)
  const made = async () => (await db.query<{ a: number }>('select m_a() as a'))[0]?.a
  write('migrations', '0001_first.sql', 'create table m_test (n int);')
  write1(1)
  await migrate(db, folders, '0.9.0')
  write('migrations', '0002_second.sql', 'alter table m_test add column added int;')
  write1(2)
  expect(await migrate(db, folders, '0.10.0')).toEqual(['0002_second', 'functions'])
  rmSync(join(folders.migrations, '0002_second.sql'))
  write1(1)
  expect(await migrate(db, folders, '0.9.0')).toEqual([])
  expect(await made()).toBe(2)
  // Of one version the last that starts is right, as while it is being made.
  expect(await migrate(db, folders, '0.10.0')).toEqual(['functions'])
  expect(await made()).toBe(1)
})

test('D17.1: a version is refused once a newer one took away what it needs', async () => {
  write('migrations', '0001_first.sql', 'create table m_test (n int, gone int);')
  await migrate(db, folders, '0.9.0')
  write(
    'migrations',
    '0002_second.sql',
    '-- contracts: 0.9.0 was the last to read gone.\nalter table m_test drop column gone;',
  )
  await migrate(db, folders, '0.11.0')
  rmSync(join(folders.migrations, '0002_second.sql'))
  await expect(migrate(db, folders, '0.9.0')).rejects.toThrow(
    /made by a newer version, which ran migration 0002_second/,
  )
})

test('D17.1: what a version wrote down that knew nothing of this is refused, as it was then', async () => {
  write('migrations', '0001_first.sql', 'create table m_test (n int);')
  await migrate(db, folders)
  await db.exec('alter table migrations drop column contracts, drop column version')
  await db.query(`insert into migrations (name, sha256) values ('0002_second', 'x')`)
  await expect(migrate(db, folders)).rejects.toThrow(/made by a newer version, which ran migration 0002_second/)
})

test('D17.1: names without a number and two of one number are refused', async () => {
  write('migrations', 'first.sql', '')
  await expect(migrate(db, folders)).rejects.toThrow('Migration first.sql must be named like 0001_what_it_does.sql.')
  rmSync(folders.migrations, { recursive: true })
  write('migrations', '0001_a.sql', '')
  write('migrations', '0001_b.sql', '')
  await expect(migrate(db, folders)).rejects.toThrow(/0001_a.sql and 0001_b.sql have the same number/)
})

test('D17.1: nodes that start together migrate once between them', async () => {
  write('migrations', '0001_first.sql', 'create table m_test (n int); insert into m_test values (1);')
  write('migrations', '0002_second.sql', 'insert into m_test values (2);')
  write('functions', 'a.sql', 'create or replace function m_a() returns int language sql as $$ select 1 $$;')
  const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(db, folders)))
  expect(ran.flat().sort()).toEqual(['0001_first', '0002_second', 'functions'])
  expect(await db.query('select n from m_test order by n')).toEqual([{ n: 1 }, { n: 2 }])
})

// The embedded engine has one connection, and no other node.
if (inject('template').kind === 'postgres')
  test('D17.1: a migration that waits for a copy keeps nobody else waiting, and runs when that is done', async () => {
    write('migrations', '0001_first.sql', 'create table m_test (n int); insert into m_test values (1);')
    await migrate(db, folders)
    write('migrations', '0002_more.sql', 'alter table m_test add column more int;')
    const { promise: isCopied, resolve: copied } = Promise.withResolvers<void>()
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
    const copying = db.transaction(async (tx) => {
      await tx.query('select n from m_test')
      held()
      await isCopied
    })
    await isHeld
    const warned = once(process, 'warning')
    const migrating = migrate(db, folders)
    const waiting = () =>
      db.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
    await expect.poll(waiting, { timeout: 15_000 }).toHaveLength(1)
    // It would be refused by itself after ten seconds behind who waits without limit.
    expect(await db.query('select n from m_test')).toEqual([{ n: 1 }])
    expect(String(await warned)).toMatch(
      /Migration 0002_more.sql waits for a transaction of "schakel" that is open for \d+ s/,
    )
    copied()
    await copying
    expect(await migrating).toEqual(['0002_more'])
  }, 60_000)

test('D17.1: all that a version makes is known by name, so that nothing of another program is taken for it', async () => {
  const made = await db.query<{ table: string | null; routine: string | null }>(
    `select c.relname as table, null as routine from pg_class c
        where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      union all select null, p.proname from pg_proc p where p.pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  const own = ownNames()
  expect(made.length).toBeGreaterThan(100)
  expect(made.flatMap(({ table }) => (table && !own.tables.includes(table) ? [table] : []))).toEqual([])
  expect(made.flatMap(({ routine }) => (routine && !own.routines.includes(routine) ? [routine] : []))).toEqual([])
})
