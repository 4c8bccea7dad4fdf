import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStore } from '../storage/folderStore.ts'
import { openMemoryPglite } from '../store/database/openPglite.ts'
import { migrateTo } from '../store/migrate.ts'
import type { Manifest } from './manifest.ts'
import { verifyArchive } from './readArchive.ts'
import { restoreDatabase } from './restoreArchive.ts'
import { writeArchive } from './writeArchive.ts'

const migrations = fileURLToPath(new URL('../store/migrations', import.meta.url))
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'schakel-older-'))
})
afterAll(() => rm(root, { recursive: true }))

test('D17.1: a copy that an earlier version made is put back as it was and brought up to this one', {
  timeout: 60_000,
}, async () => {
  const names = (await readdir(migrations)).sort().map((name) => name.replace(/\.sql$/, ''))
  const older = await openMemoryPglite()
  await migrateTo(older, names.slice(0, -1))
  await older.query(
    `insert into items (id, type, fields, created_at, changed_at) values ('tag/1', 'tag', '{"_id":"tag/1","name":"Oud é \\" \\\\ ☕"}', now(), now())`,
  )
  await older.query(
    `insert into changes (at, item, kind, after) values ('2025-01-31T23:30:00Z', 'tag/1', 'create', '{"a":[1.50,null]}')`,
  )
  const file = join(root, 'older.tar')
  await writeArchive({ database: older, files: folderStore(join(root, 'files')), secret: 's', now: new Date() }, file)
  const rows = 'select * from items, changes'
  const [before] = await older.query(rows)
  await older.close()

  const manifest = await verifyArchive(file)
  expect(manifest.migrations).toEqual(names.slice(0, -1))
  const newer = await openMemoryPglite()
  await restoreDatabase(newer, file, manifest, { isReplacing: false })
  const [after] = await newer.query(rows)
  expect(after).toMatchObject(before ?? {})
  const ran = await newer.query<{ name: string }>("select name from migrations where name <> 'functions' order by name")
  expect(ran.map(({ name }) => name)).toEqual(names)
  await newer.query(`insert into changes (at, item, kind) values (now(), 'tag/1', 'update')`)
  expect(await newer.query('select seq from changes order by seq')).toEqual([{ seq: 1 }, { seq: 2 }])
  await newer.close()
})

test('D21.4, D8.8: what let people in when a copy was made lets nobody in after it is put back; invitations stay', {
  timeout: 60_000,
}, async () => {
  const names = (await readdir(migrations)).sort().map((name) => name.replace(/\.sql$/, ''))
  const feeds = names.findIndex((name) => name.endsWith('_calendars'))
  // Also of a version that knew of no agenda feeds yet.
  for (const known of [names, names.slice(0, feeds)]) {
    const source = await openMemoryPglite()
    await migrateTo(source, known)
    await source.query(
      `insert into items (id, type, fields, created_at, changed_at) values ('user/1', 'user', '{"_id":"user/1"}', now(), now())`,
    )
    await source.query(
      `insert into sessions (token_hash, user_id, created_at, seen_at) values ('x', 'user/1', now(), now())`,
    )
    for (const purpose of ['reset', 'first'])
      await source.query(
        `insert into account_keys (hash, purpose, user_id, at, expires_at) values ($1::text::bytea, $1, 'user/1', now(), now() + interval '1 day')`,
        [purpose],
      )
    if (known === names) {
      await source.query(`insert into agenda_feeds (user_id, nonce, hash) values ('user/1', 'n', 'x')`)
      await source.query(`insert into notes (item, html, state, epoch) values ('user/1', '', '', 4)`)
    }
    const file = join(root, `entries-${known.length}.tar`)
    await writeArchive(
      { database: source, files: folderStore(join(root, 'files')), secret: 's', now: new Date() },
      file,
    )
    await source.close()
    const target = await openMemoryPglite()
    await restoreDatabase(target, file, await verifyArchive(file), { isReplacing: false })
    expect(await target.query('select user_id from sessions union all select user_id from agenda_feeds')).toEqual([])
    expect(await target.query('select purpose from account_keys')).toEqual([{ purpose: 'first' }])
    const notes = await target.query('select epoch from notes')
    expect(notes, 'what a browser has of a note since does not fit it').toEqual(known === names ? [{ epoch: 5 }] : [])
    await target.close()
  }
})

test('D17.1: a copy that a later version made, or of which a row is not what it was, leaves the database as it is', {
  timeout: 60_000,
}, async () => {
  const source = await openMemoryPglite()
  const names = (await readdir(migrations)).sort().map((name) => name.replace(/\.sql$/, ''))
  await migrateTo(source, names)
  await source.query(`insert into login_failures (subject, at) values ('x', now())`)
  const file = join(root, 'newer.tar')
  await writeArchive({ database: source, files: folderStore(join(root, 'files')), secret: 's', now: new Date() }, file)
  await source.close()
  const manifest = await verifyArchive(file)
  const target = await openMemoryPglite()
  const isEmpty = async () => (await target.query(`select to_regclass('items') is null as empty`))[0]?.empty
  const later: Manifest = { ...manifest, migrations: [...manifest.migrations, '9999_of_tomorrow'] }
  await expect(restoreDatabase(target, file, later, { isReplacing: false })).rejects.toThrow(/made by a newer version/)
  expect(await isEmpty()).toBe(true)
  const nothing = async () => {}
  const takeBack = () => Promise.reject(new Error('the folder is gone'))
  const beside = { put: nothing, takeBack, done: nothing, wayOn: '' }
  await expect(restoreDatabase(target, file, later, { isReplacing: false, beside })).rejects.toThrow(
    /made by a newer version[\s\S]*could not be put back[\s\S]*the folder is gone/,
  )
  const tables = manifest.tables.map((table) => ({ ...table, sum: table.sum.replace(/^./, 'x') }))
  await expect(restoreDatabase(target, file, { ...manifest, tables }, { isReplacing: false })).rejects.toThrow(
    /did not come out/,
  )
  expect(await isEmpty()).toBe(true)
  await target.close()
})
