import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMemoryPglite, type PgliteDatabase } from './openPglite.ts'
import { findDueUpkeep, lookAfter } from './upkeep.ts'

let db: PgliteDatabase
beforeAll(async () => {
  db = await openMemoryPglite()
  await lookAfter(db)
})
afterAll(() => db.close())

test('D17.1: the embedded engine gets the statistics and the checkpoints that a server gives itself', async () => {
  await db.exec('create table "Much" (n int, filler text)')
  expect(await findDueUpkeep(db)).toEqual([])
  await db.query(`insert into "Much" select n, repeat(md5(n::text), 20) from generate_series(1, 60000) n`)
  // PostgreSQL hands its counts over at most once a second.
  await db.query('select pg_stat_force_next_flush()')
  expect(await findDueUpkeep(db)).toEqual(['analyze public."Much"', 'vacuum public."Much"', 'checkpoint'])
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
