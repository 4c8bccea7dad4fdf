import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OwnServer, openOwnServer } from '../../test/ownServer.ts'
import { runOnServer } from '../../test/postgres.ts'
import { openDatabase } from '../store/database/index.ts'
import { migrate } from '../store/migrate.ts'
import { runDoctor } from './doctorCommand.ts'

// Settings belong to a whole server, so each of these tests looks at servers of its own.
if (inject('template').kind === 'postgres') testsOnServers()

function testsOnServers(): void {
  let folder: string
  let primary: OwnServer
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'schakel-doctor-'))
    primary = await openOwnServer({ durable: true })
  }, 60_000)
  afterAll(async () => {
    await primary.stop()
    rmSync(folder, { recursive: true })
  })

  async function examine(databaseUrl: string, settings: Readonly<Record<string, string>> = {}) {
    const lines: string[] = []
    const env = { DATA_DIR: folder, APP_SECRET: 'x'.repeat(32), DATABASE_URL: databaseUrl, ...settings }
    const code = await runDoctor(env, (line) => lines.push(line))
    return { code, text: lines.join('\n') }
  }

  test('D19.9: a good server is well, before and after its first start', async () => {
    const empty = await examine(primary.url)
    expect(empty.text).toMatch(/^ok {4}database {2}PostgreSQL \d+\S* .*at 127\.0\.0\.1:\d+$/m)
    expect(empty.text).toMatch(/\d+ migrations to run: the next start does/)
    const database = await openDatabase({ databaseUrl: primary.url, dataDir: folder })
    await migrate(database)
    const { code, text } = await examine(primary.url)
    expect([code, text]).toEqual([0, expect.stringContaining('the tables are those of this version')])
    expect(text).toMatch(/^ok {4}clock {5}0\.0 s from the clock of the database$/m)
    await database.query(`insert into migrations (name, sha256) values ('9999_later', 'x')`)
    const newer = await examine(primary.url)
    await database.query(`delete from migrations where name = '9999_later'`)
    await database.close()
    expect(newer.code).toBe(1)
    expect(newer.text).toContain('This database was made by a newer version, which ran migration 9999_later.sql')
  })

  test('D19.9: a database, user or server that is not there is named, with how to mend it', async () => {
    const url = new URL(primary.url)
    const none = await examine(new URL('/nowhere', primary.url).href)
    expect(none.text).toContain('has no database "nowhere".')
    expect(none.text).toContain('-> Make that database (createdb)')
    const stranger = Object.assign(new URL(primary.url), { username: 'wie', password: 'geheim' })
    const refused = await examine(stranger.href)
    expect(refused.text).toContain('refuses the user "wie" or its password.')
    expect(refused.text).not.toContain('geheim')
    url.port = '1'
    const gone = await examine(url.href)
    expect([gone.code, gone.text]).toEqual([1, expect.stringContaining('-> Start PostgreSQL there')])
  })

  test('D19.9: settings that lose data, connections that run out and a transaction that stays open are told', async () => {
    const careless = await openOwnServer({
      settings: { max_connections: 14, autovacuum: 'off', archive_mode: 'on', archive_command: 'false' },
    })
    try {
      const { code, text } = await examine(careless.url)
      expect(code).toBe(1)
      for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
        expect(text).toContain(`wrong database  ${name} is off`)
      expect(text).toContain('warn  database  autovacuum is off')
      expect(text).toMatch(/of 11 connections are in use/)
      expect(text).toMatch(/^warn {2}copies {4}the log of PostgreSQL is archived; archive_timeout is 0/m)
    } finally {
      await careless.stop()
    }
  })

  test('D19.9: standbys are told with how far they are, and one that a write waits for in vain', {
    timeout: 60_000,
  }, async () => {
    const standby = await openOwnServer({ durable: true, standbyOf: primary.url })
    try {
      // It says how far it is some moments after it came.
      await expect
        .poll(async () => (await examine(primary.url)).text, { timeout: 10_000 })
        .toMatch(/^ok {4}standbys {2}walreceiver is streaming, \d+\.\d MB behind$/m)
      const wrongWay = await examine(standby.url)
      expect([wrongWay.code, wrongWay.text]).toEqual([1, expect.stringContaining('this server is a standby')])
      const replica = await examine(primary.url, { DATABASE_REPLICA_URL: standby.url })
      expect(replica.text).toMatch(/^ok {4}replica {3}it repeats the first server, \d+\.\d MB behind$/m)
      expect(replica.text).toContain('hot_standby_feedback is off')
      const itself = await examine(primary.url, { DATABASE_REPLICA_URL: primary.url })
      expect([itself.code, itself.text]).toEqual([
        1,
        expect.stringContaining('does not repeat the one of DATABASE_URL'),
      ])
    } finally {
      await standby.stop()
    }
    const gone = await examine(primary.url, { DATABASE_REPLICA_URL: standby.url })
    expect([gone.code, gone.text]).toEqual([0, expect.stringContaining('DATABASE_REPLICA_URL: no PostgreSQL server')])
    await runOnServer(primary.url, `alter system set synchronous_standby_names = 'one'`)
    await runOnServer(primary.url, 'select pg_reload_conf()')
    const waiting = await examine(primary.url)
    await runOnServer(primary.url, 'alter system reset synchronous_standby_names')
    await runOnServer(primary.url, 'select pg_reload_conf()')
    expect([waiting.code, waiting.text]).toEqual([1, expect.stringContaining('each write waits')])
  })
}
