import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startCheckpoints } from './checkpoints.ts'
import { openMemoryPglite, type PgliteDatabase } from './openPglite.ts'
import { findDueUpkeep, lookAfter, startUpkeep } from './upkeep.ts'

let db: PgliteDatabase
beforeAll(async () => {
  db = await openMemoryPglite()
  await lookAfter(db)
})
afterAll(() => db.close())

test('D17.1: the embedded engine gets the statistics that a server gives itself', async () => {
  await db.exec('create table "Much" (n int, filler text)')
  expect(await findDueUpkeep(db)).toEqual([])
  await db.query(`insert into "Much" select n, repeat(md5(n::text), 20) from generate_series(1, 60000) n`)
  // PostgreSQL hands its counts over at most once a second.
  await db.query('select pg_stat_force_next_flush()')
  expect(await findDueUpkeep(db)).toEqual(['analyze public."Much"', 'vacuum public."Much"'])
  await lookAfter(db)
  await db.query('select pg_stat_force_next_flush()')
  expect(await findDueUpkeep(db)).toEqual([])
  expect(await db.query(`select reltuples::int as n from pg_class where relname = 'Much'`)).toEqual([{ n: 60000 }])
})

test('D17.1: rows that changed are counted anew, and rows that died are cleared away', async () => {
  await db.query(`update "Much" set n = n + 1 where n <= 10000`)
  await db.query('select pg_stat_force_next_flush()')
  expect(await findDueUpkeep(db)).toContain('analyze public."Much"')
  await db.query('delete from "Much" where n > 10000')
  await db.query('select pg_stat_force_next_flush()')
  expect(await findDueUpkeep(db)).toEqual(expect.arrayContaining(['analyze public."Much"', 'vacuum public."Much"']))
})

test('D21.1: statistics and vacuum wait for a quiet moment, the checkpoint for nobody', async () => {
  await lookAfter(db)
  await db.exec('create table busy (n int, filler text)')
  // So much that the log is long.
  await db.query(`insert into busy select n, repeat(md5(n::text), 20) from generate_series(1, 60000) n`)
  await db.query('select pg_stat_force_next_flush()')
  const done: string[] = []
  const noting = {
    workedMs: db.workedMs,
    query: db.query,
    exec: (sql: string) => db.exec(sql).then(() => void done.push(sql)),
  }
  const asking = new AbortController()
  onTestFinished(() => asking.abort())
  const asks = (async () => {
    while (!asking.signal.aborted) await db.query('select pg_sleep(0.03)')
  })()
  // Longer than a busy machine keeps it from asking: that would be a quiet moment.
  const pace = { everyMs: 20, lookMs: 400, mostWaitMs: 3_600_000, wholeWaitMs: 3_600_000 }
  onTestFinished(startUpkeep(noting, () => false, pace))
  // It looks rarer than statistics and vacuum do: they had their chance before it.
  const stopCheckpoints = startCheckpoints(noting, { isLow: () => false, everyMs: 1500 })
  await vi.waitFor(() => expect(done).not.toEqual([]), 10_000)
  expect(done).toEqual(['checkpoint'])
  await stopCheckpoints()
  asking.abort()
  await asks
  await vi.waitFor(
    () => expect(done).toEqual(expect.arrayContaining(['analyze public.busy', 'vacuum public.busy'])),
    10_000,
  )
})

test('D21.1: while somebody is there the indexes are left as they are, and come when nobody is', async () => {
  await lookAfter(db)
  await db.exec('create table kept (n int primary key)')
  await db.query('insert into kept select n from generate_series(1, 5000) n')
  await db.query('delete from kept where n > 2000')
  await db.query('select pg_stat_force_next_flush()')
  const done: string[] = []
  const noting = { query: db.query, exec: (sql: string) => db.exec(sql).then(() => void done.push(sql)) }
  const indexesLeft = new Set<string>()
  await lookAfter(noting, 'light', { indexesLeft })
  expect(done).toEqual(['analyze public.kept', 'vacuum (index_cleanup off) public.kept'])
  await db.query('select pg_stat_force_next_flush()')
  await lookAfter(noting, 'whole', { indexesLeft })
  await lookAfter(noting, 'whole', { indexesLeft })
  expect(done.slice(2)).toEqual(['vacuum public.kept'])
})

test('D21.1: one long piece of work counts while it goes on: it is no quiet moment', async () => {
  const before = db.workedMs()
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const long = db.transaction(async () => {
    begun.resolve()
    await end.promise
  })
  await begun.promise
  await vi.waitFor(() => expect(db.workedMs()).toBeGreaterThan(before + 1), 10_000)
  end.resolve()
  await long
})

test('D17.1: where no moment is quiet, statistics and vacuum are made all the same after a while', async () => {
  await db.exec('create table late (n int)')
  await db.query('insert into late select n from generate_series(1, 5000) n')
  await db.query('select pg_stat_force_next_flush()')
  const done: string[] = []
  const exec = (sql: string) => db.exec(sql).then(() => void done.push(sql))
  const always = { query: db.query, exec, workedMs: () => performance.now() }
  const stop = startUpkeep(always, () => false, {
    everyMs: 20,
    lookMs: 20,
    mostWaitMs: 50,
    wholeWaitMs: 3_600_000,
  })
  onTestFinished(stop)
  await vi.waitFor(() => expect(done).toContain('analyze public.late'), 10_000)
})
