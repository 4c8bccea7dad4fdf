import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { isLogLong, startCheckpoints } from './checkpoints.ts'
import { openMemoryPglite, type PgliteDatabase } from './openPglite.ts'

let db: PgliteDatabase
beforeAll(async () => {
  db = await openMemoryPglite()
  await db.exec('create table much (n int, filler text)')
})
afterAll(() => db.close())

/** The engine, and what it was told and asked to do. */
function noting() {
  const done: string[] = []
  const query: PgliteDatabase['query'] = (text, params) => {
    done.push('look')
    return db.query(text, params)
  }
  const exec = (sql: string) => db.exec(sql).then(() => void done.push(sql))
  return { done, database: { workedMs: db.workedMs, query, exec } }
}

const writeMuch = () => db.query(`insert into much select n, repeat(md5(n::text), 20) from generate_series(1, 60000) n`)

test('D17.1: once much was written a checkpoint lets go of the log, and files go to the disk before it', async () => {
  await db.exec('checkpoint')
  expect(await isLogLong(db)).toBe(false)
  const { done, database } = noting()
  const syncAhead = async () => void done.push('sync')
  onTestFinished(startCheckpoints(database, { isLow: () => false, syncAhead, everyMs: 20 }))
  await writeMuch()
  await vi.waitFor(() => expect(done).toContain('checkpoint'), 10_000)
  expect(done.slice(-2)).toEqual(['sync', 'checkpoint'])
  expect(await isLogLong(db)).toBe(false)
})

test('D17.1: an engine that does nothing is asked nothing, and gets a last checkpoint when it stops', async () => {
  const { done, database } = noting()
  const looked = vi.fn(() => false)
  const stop = startCheckpoints(database, { isLow: looked, everyMs: 5 })
  await vi.waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(5), 10_000)
  expect(done).toEqual([])
  await stop()
  expect(done).toEqual(['checkpoint'])
})

test('D17.1: on a full disk it lets go of the log, however short, and not again for nothing', async () => {
  const { done, database } = noting()
  await db.query(`insert into much select n, repeat(md5(n::text), 20) from generate_series(1, 500) n`)
  expect(await isLogLong(db)).toBe(false)
  const looked = vi.fn(() => true)
  const stop = startCheckpoints(database, { isLow: looked, everyMs: 5 })
  await vi.waitFor(() => expect(done).toContain('checkpoint'), 10_000)
  const then = looked.mock.calls.length
  await vi.waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(then + 5), 10_000)
  expect(done.filter((one) => one === 'checkpoint')).toHaveLength(1)
  await stop()
})

test('D17.1: where files cannot be synced ahead a checkpoint is made all the same, and what failed is said', async () => {
  const { done, database } = noting()
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  onTestFinished(() => warned.mockRestore())
  const syncAhead = () => Promise.reject(new Error('too many open files'))
  const stop = startCheckpoints(database, { isLow: () => false, syncAhead, everyMs: 20 })
  await writeMuch()
  await vi.waitFor(() => expect(done).toContain('checkpoint'), 10_000)
  await stop()
  expect(warned.mock.calls.map(([said]) => String(said))).toEqual(['Error: too many open files'])
})

test('D17.1: a checkpoint that failed is tried again, though the engine did nothing since, and said to fail once', async () => {
  const { done, database } = noting()
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  onTestFinished(() => warned.mockRestore())
  let fails = 5
  const exec = async (sql: string) => {
    if (fails-- > 0) throw new Error('no')
    await database.exec(sql)
  }
  const stop = startCheckpoints({ ...database, exec }, { isLow: () => false, everyMs: 20 })
  await writeMuch()
  await vi.waitFor(() => expect(done).toContain('checkpoint'), 10_000)
  await stop()
  expect(warned).toHaveBeenCalledTimes(1)
})
