import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { closeSession, openSession } from '../src/store/auth/sessions.ts'
import { viewerOfToken } from '../src/store/auth/viewers.ts'
import { type Database, isAway } from '../src/store/database/index.ts'
import { openPostgres } from '../src/store/database/openPostgres.ts'
import { migrate } from '../src/store/migrate.ts'
import { readExported } from '../src/store/read/exported.ts'
import { readPeriod } from '../src/store/read/statistics.ts'
import { disposable } from './database.ts'
import { type OwnServer, openOwnServer } from './ownServer.ts'
import { randomName, runOnServer } from './postgres.ts'
import { World } from './world.ts'

const template = inject('template')
// The embedded database is in the process: nothing repeats it.
if (template.kind === 'postgres') testsOnServers(template.server)

function testsOnServers(server: string): void {
  let primary: OwnServer
  let standby: OwnServer
  let opened: Database
  let world: World
  const told: string[] = []
  const tell = ({ message }: Error) => told.push(message)

  beforeAll(async () => {
    primary = await openOwnServer({ durable: true })
    const first = await openPostgres(primary.url)
    await migrate(first)
    await first.close()
    standby = await openOwnServer({ durable: true, standbyOf: primary.url })
    // However busy this machine is: how long one waits is tried by itself.
    opened = await openPostgres(primary.url, { replicaUrl: standby.url, patienceMs: 20_000, onLostConnection: tell })
    world = World.on(disposable(opened))
  }, 120_000)
  afterAll(async () => {
    await opened.close()
    await standby.stop()
    await primary.stop()
  })

  const reads = () => opened.readsAt?.() ?? { replica: 0, primary: 0 }
  const found = async (query: string, store = world) =>
    JSON.parse((await store.system.search({ feed: 'lead', q: query, page: 1, pageSize: 10 })).json).length

  test('D17.1: lists and searches of a replica find all that was written before they were asked, by whichever node', {
    timeout: 60_000,
  }, async () => {
    const space = await world.space()
    const elsewhere = await openPostgres(primary.url)
    const other = World.on(disposable(elsewhere))
    const before = reads()
    for (let n = 0; n < 60; n++) {
      const name = `Herberg nummer ${n}`
      await (n % 2 ? world : other).make({ _type: 'lead', name, employees: 3 }, space)
      expect(await found(name)).toBeGreaterThan(0)
      const list = JSON.parse(await world.system.list({ space, from: 1, depth: 1 }))
      expect(JSON.stringify(list)).toContain(name)
    }
    await elsewhere.close()
    expect(reads()).toEqual({ primary: before.primary, replica: expect.any(Number) })
    expect(reads().replica - before.replica).toBeGreaterThanOrEqual(120)
  })

  test('D17.1: statistics and exports are read there, the card of an item is not', async () => {
    const space = await world.space()
    const lead = await world.lead(space)
    await world.dossier(lead)
    const before = reads()
    const { months } = await readPeriod(world.system, { from: '2026-01-01', to: '2026-12-31', space })
    expect(months.length).toBeGreaterThan(0)
    for await (const rows of readExported(world.system, [lead])) expect(rows).toHaveLength(1)
    expect(reads()).toEqual({ ...before, replica: before.replica + 2 })
    await world.read(lead)
    expect(reads()).toEqual({ ...before, replica: before.replica + 2 })
  })

  test('D17.1: while a replica is behind the first server answers, and it is read from again once it has caught up', async () => {
    const database = await openPostgres(primary.url, { replicaUrl: standby.url, onLostConnection: tell })
    const hasty = World.on(disposable(database))
    const counts = () => database.readsAt?.() ?? { replica: 0, primary: 0 }
    const space = await hasty.space()
    await runOnServer(standby.url, 'select pg_wal_replay_pause()')
    await hasty.lead(space, { name: 'Taverne De Late Lijster' })
    expect(await found('Late Lijster', hasty)).toBe(1)
    expect(await found('Taverne', hasty)).toBe(1)
    expect(counts()).toEqual({ replica: 0, primary: 2 })
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['the replica is behind'])
    await runOnServer(standby.url, 'select pg_wal_replay_resume()')
    // What was found once is passed on, and asks no server.
    const readThere = async () => {
      await database.lists.query('select 1')
      return counts().replica
    }
    await expect.poll(readThere, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await found('De Late', hasty)).toBe(1)
    await database.close()
  })

  test('D17.1: what is written within a transaction is read within it', async () => {
    const before = reads()
    await world.store.together(async (inner) => {
      const space = await world.space({}, undefined, inner)
      await inner
        .as(world.system.viewer)
        .create({ item: { _type: 'lead', name: 'De Halve Maan', employees: 2 }, parent: space })
      const { json } = await inner
        .as(world.system.viewer)
        .search({ feed: 'lead', q: 'Halve Maan', page: 1, pageSize: 5 })
      expect(JSON.parse(json)).toHaveLength(1)
    })
    expect(reads()).toEqual(before)
  })

  test('D17.1: a server that does not repeat the first one is never read from', async () => {
    const name = randomName('other')
    await runOnServer(server, `create database ${name}`)
    const wrongUrl = new URL(`/${name}`, server).href
    const database = await openPostgres(primary.url, { replicaUrl: wrongUrl })
    const astray = World.on(disposable(database))
    const { json } = await astray.system.search({ feed: 'lead', q: 'Herberg', page: 1, pageSize: 5 })
    expect(JSON.parse(json)).toHaveLength(5)
    expect(database.readsAt?.()).toEqual({ replica: 0, primary: 1 })
    await database.close()
    await runOnServer(server, `drop database ${name} with (force)`)
  })

  test('D17.1: while no server leads its synchronous standby answers what is read, and nothing is written', {
    timeout: 120_000,
  }, async () => {
    const leader = await openOwnServer({ durable: true })
    onTestFinished(() => leader.stop())
    const other = await openOwnServer({ durable: true, standbyOf: leader.url })
    onTestFinished(() => other.stop())
    await runOnServer(leader.url, `alter system set synchronous_standby_names = '*'`)
    await runOnServer(leader.url, 'select pg_reload_conf()')
    const database = await openPostgres(leader.url, { standbyUrl: other.url, mostMs: 20_000 })
    await migrate(database)
    const left = World.on(disposable(database))
    const space = await left.space()
    const lead = await left.lead(space, { name: 'Herberg De Laatste' })
    const user = (await left.user(space, 'staff')).viewer._id
    const token = await openSession(left.store, user)
    const ended = await openSession(left.store, user)
    // Acknowledged, and on its disk, before it repeats it.
    await runOnServer(other.url, 'select pg_wal_replay_pause()')
    await closeSession(left.store, ended)
    await leader.stop()
    expect(await viewerOfToken(left.store, ended).catch(isAway)).toBe(true)
    await runOnServer(other.url, 'select pg_wal_replay_resume()')
    expect((await viewerOfToken(left.store, token))?._id).toBe(user)
    expect(await viewerOfToken(left.store, ended)).toBe(undefined)
    expect(JSON.stringify(await left.read(lead))).toContain('De Laatste')
    expect(await found('De Laatste', left)).toBe(1)
    expect(database.isReadOnly?.()).toBe(true)
    const began = performance.now()
    const refused = await left.lead(space, { name: 'Komt niet' }).catch((error: unknown) => error)
    expect([isAway(refused), performance.now() - began < 1000]).toEqual([true, true])
    const alone = await database.query('delete from sessions').catch((error: unknown) => error)
    expect(isAway(alone)).toBe(true)
    // One that repeats nobody any more: in doubt nothing is read.
    await runOnServer(other.url, 'select pg_promote()')
    await expect.poll(() => database.query('select 1').catch(isAway), { timeout: 10_000 }).toBe(true)
    await database.close()
  })

  test('D17.1: a replica that ends in the middle costs nobody an answer', { timeout: 30_000 }, async () => {
    told.length = 0
    const before = reads()
    const asked = Array.from({ length: 40 }, async (_, n) => {
      if (n === 20) await standby.stop()
      return found(`Herberg nummer ${n}`)
    })
    for (const n of await Promise.all(asked)) expect(n).toBeGreaterThan(0)
    expect(await found('Herberg')).toBe(10)
    expect(reads().primary).toBeGreaterThan(before.primary)
    await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(0)
  })

  test('D21.1: what takes long has connections and a time of its own, and leaves the others to everybody else', async () => {
    const database = await openPostgres(primary.url, { connections: 4 })
    const lock = "select pg_advisory_xact_lock(hashtextextended('what takes long', 7))"
    const [isHeld, isLetGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = opened.transaction(async (tx) => {
      await tx.query(lock)
      isHeld.resolve()
      await isLetGo.promise
    })
    await isHeld.promise
    // More than there are connections, and each waits for as long as the others need.
    const long = Array.from({ length: 6 }, () => database.heavy.query(lock))
    await Promise.all(Array.from({ length: 3 }, () => database.query('select pg_sleep(0.1)')))
    isLetGo.resolve()
    await Promise.all([holding, ...long])
    const timeOf = async (query: Database['query']) =>
      (await query<{ statement_timeout: string }>('show statement_timeout'))[0]?.statement_timeout
    expect([await timeOf(database.query), await timeOf(database.heavy.query)]).toEqual(['15s', '30s'])
    await database.close()
  })
}
