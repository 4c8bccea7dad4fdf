import type { Database } from '../store/database/index.ts'
import { readArchiver, readServerHealth, readStandbys, type ServerHealth } from '../store/doctor/health.ts'
import { type Finding, findingsOf } from './finding.ts'

/** Connections that a node takes besides those of its work: what asks and listens beside it. */
const BESIDE = 3
/** A transaction that is open longer than this keeps the server from clearing up, seconds. */
const LONG_TRANSACTION = 300
const OLD_ROWS = 1_500_000_000
/** A standby that is further behind than this would take long to take over, bytes. */
export const BEHIND = 64 * 1024 * 1024

/** More of the log than this that waits to be archived, bytes, or for longer, seconds, is not on its way any more. */
const ARCHIVE_BEHIND = 256 * 1024 * 1024
const ARCHIVE_OLD = 3600

/** What a PostgreSQL server must be and have for what docs/operating.md promises. */
export async function checkServerHealth(database: Database, perNode: number): Promise<readonly Finding[]> {
  const { ok, wrong } = findingsOf('database')
  const health = await readServerHealth(database)
  const found = [...wrongSettings(health), ...wearOf(health, perNode + BESIDE)]
  if (health.isStandby)
    found.push(
      wrong(
        'this server is a standby: nothing can be written.',
        'Let DATABASE_URL lead to the primary, or promote it.',
      ),
    )
  else if (!health.mayCreate)
    found.push(
      wrong(
        'this user may make no tables.',
        'Give it the database (alter database … owner to …), or the right to create.',
      ),
    )
  if (health.missingExtensions.length > 0)
    found.push(
      wrong(
        `this server lacks ${health.missingExtensions.join(', ')}.`,
        'Install the contrib modules of PostgreSQL (package postgresql-contrib).',
      ),
    )
  const { hostname, port } = new URL(database.url ?? '')
  if (found.length === 0) found.push(ok(`PostgreSQL ${health.version} at ${hostname}:${port || 5432}`))
  return [...found, ...(await checkStandbys(database, health)), ...(await checkArchive(database, health))]
}

function wrongSettings({ settings }: ServerHealth): Finding[] {
  const { warn, wrong } = findingsOf('database')
  const isOff = (name: string) => settings.get(name) === 'off'
  const found: Finding[] = []
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'].filter(isOff))
    found.push(wrong(`${name} is off: a crash may lose what was answered.`, `Set ${name} = on in postgresql.conf.`))
  if (isOff('autovacuum'))
    found.push(warn('autovacuum is off: tables grow and plans go wrong.', 'Set autovacuum = on in postgresql.conf.'))
  return found
}

/** What fills up or wears out with time. */
function wearOf(
  { settings, connections, oldestTransaction, transactionAge }: ServerHealth,
  nodeConnections: number,
): Finding[] {
  const { warn, wrong } = findingsOf('database')
  const found: Finding[] = []
  const most = Number(settings.get('max_connections')) - Number(settings.get('superuser_reserved_connections'))
  if (most - connections < nodeConnections)
    found.push(
      warn(
        `${connections} of ${most} connections are in use: no room for a node more, which takes up to ${nodeConnections}.`,
        'Raise max_connections, or put PgBouncer in front.',
      ),
    )
  if (oldestTransaction > LONG_TRANSACTION)
    found.push(
      warn(
        `a transaction is open for ${Math.round(oldestTransaction / 60)} minutes.`,
        'Find who has it in pg_stat_activity and end it with pg_terminate_backend.',
      ),
    )
  if (transactionAge > OLD_ROWS)
    found.push(
      wrong('rows are so old that the server will soon refuse to write.', 'Run vacuum (freeze) on this database.'),
    )
  return found
}

async function checkStandbys(database: Database, { settings, isStandby }: ServerHealth): Promise<readonly Finding[]> {
  const { ok, warn, wrong } = findingsOf('standbys')
  if (isStandby) return []
  const standbys = await readStandbys(database)
  const wanted = settings.get('synchronous_standby_names') ?? ''
  if (wanted !== '' && !standbys.some(({ isSynchronous }) => isSynchronous))
    return [
      wrong(
        `synchronous_standby_names is "${wanted}" and none of them is there: each write waits.`,
        'Start that standby, or empty the setting and reload until it is back.',
      ),
    ]
  return standbys.map(({ name, state, behind }) => {
    if (state === null)
      return warn(`${name} is there, and this user may not see how far it is.`, 'Grant pg_monitor to this user.')
    const far = behind === null ? 'and says not yet how far it is' : `${(behind / 1024 ** 2).toFixed(1)} MB behind`
    const says = `${name} is ${state}, ${far}`
    return state === 'streaming' && behind !== null && behind < BEHIND
      ? ok(says)
      : warn(says, `See whether the disk and network of ${name} keep up.`)
  })
}

async function checkArchive(database: Database, { settings }: ServerHealth): Promise<readonly Finding[]> {
  if (settings.get('archive_mode') === 'off') return []
  const { ok, warn, wrong } = findingsOf('copies')
  const { at, isFailing, since, waiting } = await readArchiver(database)
  if (isFailing)
    return [
      wrong(
        `the log of PostgreSQL was archived last at ${at?.toISOString() ?? 'no time'}, and fails since.`,
        'Run archive_command by hand and mend what it says, before the disk of the log is full.',
      ),
    ]
  const unsent = Math.max(0, waiting ?? 0)
  const says = `the log of PostgreSQL is archived${at ? `, last at ${at.toISOString()}, ${(unsent / 1024 ** 2).toFixed(1)} MB wait` : ''}`
  if (settings.get('archive_timeout') === '0')
    return [
      warn(
        `${says}; archive_timeout is 0, so that what was written last may wait for hours.`,
        'Set archive_timeout = 60s.',
      ),
    ]
  // A piece goes when it is full or its time is over: more than that means that nothing takes it.
  if (unsent > ARCHIVE_BEHIND || (unsent > 0 && (since ?? 0) > ARCHIVE_OLD))
    return [warn(says, 'See whether archive_command is done, and whether the place of the copies has room.')]
  return [ok(says)]
}
