import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type IsLow, roomOf } from '../../room.ts'
import { createShortYield } from '../../yieldToEventLoop.ts'
import { startCheckpoints } from './checkpoints.ts'
import type { Database, Transaction } from './database.ts'
import { abandoned } from './databaseError.ts'
import { assertNotRestoring, assertRoom, assertRoomForCopy, lockDataFolder } from './dataFolder.ts'
import { buffersFor } from './embeddedBuffers.ts'
import { makeEmbeddedFolder } from './embeddedFolder.ts'
import { engineModule } from './engineModule.ts'
import { once } from './once.ts'
import { type Engine, startEngine } from './pgliteEngine.ts'
import { pgliteOptions } from './pgliteOptions.ts'
import type { PgliteStatements } from './pgliteStatements.ts'
import { SyncedFolder } from './syncedFolder.ts'
import { createTransactionGuard } from './transactionGuard.ts'
import { createTurns } from './turns.ts'
import { startUpkeep } from './upkeep.ts'

export interface PgliteDatabase extends Database {
  readonly kind: 'pglite'
  /** How long the engine has worked since it was opened, what it works on now included, ms. */
  workedMs(): number
  /** The whole database as a file from which others can be opened; for tests. */
  dump(): Promise<Blob>
}

/** D17.1: opens the embedded PostgreSQL in this data folder, making it the first time; one process at a time. */
export async function openPglite(dataDir: string, isLow: IsLow = roomOf(dataDir)): Promise<PgliteDatabase> {
  const unlock = lockDataFolder(dataDir)
  try {
    assertRoom(dataDir)
    assertNotRestoring(dataDir)
    const folder = await makeEmbeddedFolder(dataDir)
    let files = new SyncedFolder(folder)
    const engine = await startEngine(async () => {
      await files.settled()
      files = new SyncedFolder(folder)
      const options = pgliteOptions(true, buffersFor(folder))
      return PGlite.create({ ...options, pgliteWasmModule: await engineModule(), fs: files })
    }, isLow)
    const database = createPgliteDatabase(engine, unlock, { folder, settled: () => files.settled() })
    const stopUpkeep = startUpkeep(database, isLow)
    const stopCheckpoints = startCheckpoints(database, { isLow, syncAhead: () => files.syncAhead() })
    return { ...database, close: once(() => stopUpkeep().then(stopCheckpoints).finally(database.close)) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A database in memory that is gone when it closes, optionally a copy of what `dump` gave; for tests. */
export async function openMemoryPglite(template?: Blob): Promise<PgliteDatabase> {
  const open = async () =>
    PGlite.create({
      ...pgliteOptions(false),
      pgliteWasmModule: await engineModule(),
      ...(template ? { loadDataDir: template } : {}),
    })
  return createPgliteDatabase(await startEngine(open, () => false))
}

interface OnDisk {
  readonly folder: string
  /** Waits until none of its files is being synced. */
  settled(): Promise<void>
}

function createPgliteDatabase(engine: Engine, onClose?: () => void, onDisk?: OnDisk): PgliteDatabase {
  const guard = createTransactionGuard()
  // The engine answers within its call: without a pause a long loop of statements would hold up everybody else.
  const inTurn = createTurns(createShortYield())
  let worked = 0
  let since: number | undefined
  const workedMs = () => worked + (since === undefined ? 0 : performance.now() - since)

  async function turn<T>(work: (statements: PgliteStatements) => Promise<T>): Promise<T> {
    guard.assertOutside()
    return await inTurn(async () => {
      since = performance.now()
      try {
        return await engine.run(work)
      } finally {
        worked = workedMs()
        since = undefined
      }
    })
  }

  const query: Database['query'] = (text, params = []) => turn((statements) => statements.query(text, params))
  return {
    kind: 'pglite',
    workedMs,
    query,
    lists: { query },
    heavy: { query },
    exec: (sql) => turn((statements) => runScript(statements, sql)),
    transaction: (run) => turn((statements) => guard.run(() => runTransaction(statements, engine, run))),
    dump: () => turn(() => engine.dump()),
    // Nobody writes while its files are copied; what is in memory alone is written to them first.
    ...(onDisk === undefined ? {} : { copyTo: (to) => turn((statements) => copyFolder(statements, onDisk, to)) }),
    close: once(async () => {
      guard.assertOutside()
      await inTurn(() => engine.close())
      onClose?.()
    }),
  }
}

async function copyFolder(statements: PgliteStatements, { folder, settled }: OnDisk, to: string): Promise<void> {
  await settled()
  await statements.command('checkpoint')
  await assertRoomForCopy(folder)
  await cp(folder, join(to, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE })
}

async function runScript(statements: PgliteStatements, sql: string): Promise<void> {
  try {
    await statements.command(sql)
  } finally {
    if (!statements.isStopped) await statements.forget()
  }
}

async function runTransaction<T>(
  statements: PgliteStatements,
  engine: Engine,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const inTurn = createTurns()
  // All others wait for it to end: it does not wait for them.
  const yieldShortly = createShortYield()
  let open = true
  async function turn<R>(work: () => Promise<R>): Promise<R> {
    await yieldShortly()
    return await inTurn(() => {
      if (!open) throw new Error('This transaction has ended.')
      engine.assertRoom()
      return work()
    })
  }
  await statements.command('begin')
  try {
    const result = await run({
      query: (text, params = []) => turn(() => statements.query(text, params)),
      exec: (sql) => turn(() => runScript(statements, sql)),
    })
    open = false
    const tag = await statements.command('commit')
    if (tag !== 'COMMIT') throw abandoned()
    return result
  } catch (error) {
    const isOpen = open
    // Before it is rolled back, and in turn: what was asked of it and not begun would stand in the database by itself.
    open = false
    if (isOpen) {
      await inTurn(async () => {
        if (!statements.isStopped) await statements.command('rollback')
      })
    }
    throw error
  }
}
