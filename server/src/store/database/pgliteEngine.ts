import type { PGlite } from '@electric-sql/pglite'
import type { IsLow } from '../../room.ts'
import { DatabaseError, noRoom, READ_ONLY, STARTING_UP } from './databaseError.ts'
import { createPgliteStatements, type PgliteStatements } from './pgliteStatements.ts'

/** The embedded engine, of which one piece of work at a time makes use. */
export interface Engine {
  run<T>(work: (statements: PgliteStatements) => Promise<T>): Promise<T>
  /** For a transaction that writes: throws when the disk got full since it began. */
  assertRoom(): void
  dump(): Promise<Blob>
  close(): Promise<void>
}

/**
 * Keeps the embedded engine running. Where it stops in the middle of its work (no room for its log, a disk that fails) it is opened
 * anew by the next who needs it, and makes good what it left as after a crash. While the disk is as good as full it only reads.
 */
export async function startEngine(open: () => Promise<PGlite>, isLow: IsLow): Promise<Engine> {
  let client = await open()
  let statements = createPgliteStatements(client)
  let isReadOnly = false

  async function running(): Promise<PgliteStatements> {
    if (statements.isStopped) {
      if (isLow()) throw noRoom()
      client = await open().catch((error: unknown) => {
        throw new DatabaseError({ code: STARTING_UP, message: 'the engine does not open' }, { cause: error })
      })
      statements = createPgliteStatements(client)
      isReadOnly = false
    }
    if (isLow() !== isReadOnly) {
      isReadOnly = !isReadOnly
      await statements.command(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
    }
    return statements
  }

  return {
    async run(work) {
      try {
        return await work(await running())
      } catch (error) {
        throw isReadOnly && error instanceof DatabaseError && error.code === READ_ONLY ? noRoom() : error
      }
    },
    assertRoom() {
      if (!isReadOnly && isLow()) throw noRoom()
    },
    dump: () => client.dumpDataDir('none'),
    async close() {
      if (!statements.isStopped) await client.close()
    },
  }
}
