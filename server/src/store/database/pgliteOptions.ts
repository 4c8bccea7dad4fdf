import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { BUFFERS } from './embeddedBuffers.ts'

/** The major version of PostgreSQL inside PGlite, as a data folder names it. */
export const embeddedVersion = '18'

/** Small write-ahead files: a new database takes 8 MB less, on disk and in each test's copy. */
const initDbStartParams = ['--wal-segsize=4']

/**
 * How the embedded engine starts; `durable` makes each commit reach the disk before it is answered. So many MB of the database are kept
 * at hand.
 */
export function pgliteOptions(durable: boolean, buffers: number = BUFFERS): PGliteOptions {
  const settings = [
    `shared_buffers=${buffers}MB`,
    'work_mem=8MB',
    'maintenance_work_mem=32MB',
    'min_wal_size=16MB',
    'max_wal_size=64MB',
    'jit=off',
    // Nobody reads its log but itself after a crash: what is put in a table in the transaction that makes it, as the demo is, is written
    // once.
    'wal_level=minimal',
    'max_wal_senders=0',
    // As on a server: the statements are written for one plan, and to choose one anew each time takes longer than most of them do.
    'plan_cache_mode=force_generic_plan',
    // Statistics are made while everybody waits: of a tenth of the rows that a server looks at they take a sixth of its time.
    'default_statistics_target=10',
    // Wide, since each use of it asks for more besides (read/matching.ts).
    'pg_trgm.word_similarity_threshold=0.4',
    ...(durable ? ['wal_sync_method=fsync'] : []),
  ]
  // '-F' is what turns fsync off.
  const params = PGlite.defaultStartParams.filter((param) => !durable || param !== '-F')
  return {
    extensions: { pg_trgm, unaccent },
    initDbStartParams,
    startParams: [...params, ...settings.flatMap((setting) => ['-c', setting])],
  }
}
