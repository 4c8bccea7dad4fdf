import { fsyncSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Database, Transaction } from './database.ts'
import { abandoned } from './databaseError.ts'
import { lockDataFolder } from './dataFolder.ts'
import { makeEmbeddedFolder } from './embeddedFolder.ts'
import { once } from './once.ts'
import { pgliteOptions } from './pgliteOptions.ts'
import { createPgliteStatements, type PgliteStatements } from './pgliteStatements.ts'
import { createTransactionGuard } from './transactionGuard.ts'
import { createTurns } from './turns.ts'
import { startUpkeep } from './upkeep.ts'

/** The embedded engine answers within its call, so a long loop of statements gives other work a moment after this many ms. */
const breathAfter = 10

export interface PgliteDatabase extends Database {
  readonly kind: 'pglite'
  /** The whole database as a file from which others can be opened; for tests. */
  dump(): Promise<Blob>
}

/** D17.1: opens the embedded PostgreSQL in this data folder, making it the first time; one process at a time. */
export async function openPglite(dataDir: string): Promise<PgliteDatabase> {
  const unlock = lockDataFolder(dataDir)
  try {
    const folder = await makeEmbeddedFolder(dataDir)
    const client = await PGlite.create({ ...pgliteOptions(true), dataDir: folder })
    // Without this PostgreSQL believes that it syncs while the file layer beneath it does nothing.
    client.Module.NODEFS.stream_ops.fsync = (stream: { nfd: number }) => {
      fsyncSync(stream.nfd)
      return 0
    }
    const database = createPgliteDatabase(client, unlock)
    const stopUpkeep = await startUpkeep(database)
    return { ...database, close: once(() => stopUpkeep().then(database.close)) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A database in memory that is gone when it closes, optionally a copy of what `dump` gave; for tests. */
export async function openMemoryPglite(template?: Blob): Promise<PgliteDatabase> {
  return createPgliteDatabase(
    await PGlite.create({ ...pgliteOptions(false), ...(template ? { loadDataDir: template } : {}) }),
  )
}

function createPgliteDatabase(client: PGlite, onClose?: () => void): PgliteDatabase {
  const statements = createPgliteStatements(client)
  const guard = createTransactionGuard()
  const inTurn = createTurns()
  let breathed = performance.now()

  async function breathe(): Promise<void> {
    if (performance.now() - breathed < breathAfter) return
    await setImmediate()
    breathed = performance.now()
  }

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    guard.assertOutside()
    await breathe()
    return await inTurn(work)
  }

  return {
    kind: 'pglite',
    query: (text, params = []) => turn(() => statements.query(text, params)),
    exec: (sql) => turn(() => runScript(statements, sql)),
    transaction: (run) => turn(() => guard.run(() => runTransaction(statements, breathe, run))),
    dump: () => turn(() => client.dumpDataDir('none')),
    close: once(async () => {
      await turn(() => client.close())
      onClose?.()
    }),
  }
}

async function runScript(statements: PgliteStatements, sql: string): Promise<void> {
  try {
    await statements.command(sql)
  } finally {
    await statements.forget()
  }
}

async function runTransaction<T>(
  statements: PgliteStatements,
  breathe: () => Promise<void>,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const inTurn = createTurns()
  let open = true
  async function turn<R>(work: () => Promise<R>): Promise<R> {
    await breathe()
    return await inTurn(() => {
      if (!open) throw new Error('This transaction has ended.')
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
    if (open) await statements.command('rollback')
    open = false
    throw error
  }
}
