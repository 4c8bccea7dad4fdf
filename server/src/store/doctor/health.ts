import type { Queryable } from '../database/database.ts'

/** What a PostgreSQL server says of itself. */
export interface ServerHealth {
  readonly version: string
  /** It only repeats another server: nothing can be written. */
  readonly isStandby: boolean
  readonly mayCreate: boolean
  /** Settings by name, as the server itself has them. */
  readonly settings: ReadonlyMap<string, string>
  readonly connections: number
  /** How long the oldest transaction of this database is open, seconds. */
  readonly oldestTransaction: number
  /** Transactions since the oldest row was frozen; the server stops writing at two thousand million. */
  readonly transactionAge: number
  /** Extensions of ours that this server does not have. */
  readonly missingExtensions: readonly string[]
}

/** A server that repeats the one that was asked. */
export interface Standby {
  readonly name: string
  /** Null where this user may not see it. */
  readonly state: string | null
  readonly isSynchronous: boolean
  /** How much of the log it has yet to replay, bytes. */
  readonly behind: number | null
}

const EXTENSIONS = ['pg_trgm', 'unaccent']
const SETTINGS = [
  'fsync',
  'full_page_writes',
  'autovacuum',
  'max_connections',
  'superuser_reserved_connections',
  'archive_mode',
  'archive_timeout',
  'synchronous_standby_names',
  'hot_standby_feedback',
]

/** Reads what a server says of itself. A setting as the server has it, whatever this connection asked for. */
export async function readServerHealth(database: Queryable): Promise<ServerHealth> {
  const [server] = await database.query<Omit<ServerHealth, 'settings' | 'missingExtensions'>>(
    `select current_setting('server_version') as version, pg_is_in_recovery() as "isStandby",
       has_schema_privilege(current_schema(), 'create') as "mayCreate",
       (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
       (select coalesce(extract(epoch from max(now() - xact_start)), 0)::float8 from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()) as "oldestTransaction",
       (select age(datfrozenxid) from pg_database where datname = current_database()) as "transactionAge"`,
  )
  if (!server) throw new Error('the server says nothing of itself')
  const settings = await database.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name = any($1)
     union all select 'synchronous_commit', reset_val from pg_settings where name = 'synchronous_commit'`,
    [SETTINGS],
  )
  const missing = await database.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where name not in (select name from pg_available_extensions)',
    [EXTENSIONS],
  )
  return {
    ...server,
    settings: new Map(settings.map(({ name, setting }) => [name, setting])),
    missingExtensions: missing.map(({ name }) => name),
  }
}

/** Which server it is, or repeats, and how far its log is there, bytes. */
export async function readLogPlace(database: Queryable): Promise<{ readonly system: string; readonly log: number }> {
  const [row] = await database.query<{ system: string; log: number }>(
    `select (select system_identifier::text from pg_control_system()) as system, pg_wal_lsn_diff(
       case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::float8 as log`,
  )
  return row ?? { system: '', log: Number.NaN }
}

/** The standbys that are connected, the furthest behind first. */
export async function readStandbys(database: Queryable): Promise<readonly Standby[]> {
  return await database.query<Standby>(
    `select application_name as name, state, coalesce(sync_state in ('sync', 'quorum'), false) as "isSynchronous",
       case when pg_is_in_recovery() then null else pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 end as behind
     from pg_stat_replication order by behind desc nulls first`,
  )
}

/** How the archive of the log of a server stands. */
export interface Archiver {
  /** When a piece of it was archived last. */
  readonly at: Date | null
  /** It failed since. */
  readonly isFailing: boolean
  /** How long that last piece is ago, seconds, and what was written since, bytes; null where no piece was archived yet. */
  readonly since: number | null
  readonly waiting: number | null
}

/** Whether the log of the server is archived: when that went well last, what waits, and whether it failed since. */
export async function readArchiver(database: Queryable): Promise<Archiver> {
  const [archiver] = await database.query<Archiver>(
    `select a.last_archived_time as at, coalesce(a.last_failed_time > coalesce(a.last_archived_time, '-infinity'), false) as "isFailing",
       extract(epoch from now() - a.last_archived_time)::float8 as since,
       case when not pg_is_in_recovery() and a.last_archived_wal ~ '^[0-9A-F]{24}$' then pg_wal_lsn_diff(pg_current_wal_lsn(),
         (substr(a.last_archived_wal, 9, 8) || '/0')::pg_lsn)::float8
         - (('x' || substr(a.last_archived_wal, 17, 8))::bit(32)::bigint + 1) * pg_size_bytes(current_setting('wal_segment_size')) end as waiting
     from pg_stat_archiver a`,
  )
  return archiver ?? { at: null, isFailing: false, since: null, waiting: null }
}

/** The moment on the clock of the database, ms. */
export async function readClock(database: Queryable): Promise<number> {
  const [row] = await database.query<{ now: Date }>('select clock_timestamp() as now')
  return row?.now.getTime() ?? Number.NaN
}

/** Erasures that were begun before that moment and are not finished. */
export async function countOpenErasures(database: Queryable, before: Date): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    'select count(*)::int as n from erasures where done_at is null and at < $1',
    [before],
  )
  return row?.n ?? 0
}

/** Mail that was to be out by that moment, and what was given up in the last week. */
export async function countStuckMail(
  database: Queryable,
  before: Date,
): Promise<{ readonly waiting: number; readonly givenUp: number }> {
  const [row] = await database.query<{ waiting: number; givenUp: number }>(
    `select count(*) filter (where done_at is null and at < $1) as waiting,
       count(*) filter (where done_at > $1::timestamptz - interval '7 days' and error is not null) as "givenUp" from mails`,
    [before],
  )
  return row ?? { waiting: 0, givenUp: 0 }
}
