import pg from 'pg'
import { connectionError } from './postgresServer.ts'

const CONNECT_MS = 10_000

/**
 * What holds for each session: the same zone as the embedded engine, whatever the server's is; no compiling, which short statements never
 * earn back; each statement planned once, since planning takes as long as most of them do and they are written for one plan; the words
 * that resemble each other as on the embedded engine; and how long a statement, a lock and an open transaction may last, ms.
 */
const settingsOf = (statementMs: number): ReadonlyMap<string, string> =>
  new Map([
    ['TimeZone', 'UTC'],
    ['jit', 'off'],
    ['plan_cache_mode', 'force_generic_plan'],
    ['pg_trgm.word_similarity_threshold', '0.4'],
    ['statement_timeout', String(statementMs)],
    ['lock_timeout', '10000'],
    ['idle_in_transaction_session_timeout', '30000'],
  ])

/** The settings of a session as it is begun with. */
export function startOptions(statementMs: number): string {
  return [...settingsOf(statementMs)].map(([name, value]) => `-c ${name}=${value}`).join(' ')
}

/**
 * Makes them those of the role in its database, for sessions that a pooler opens. Throws a StartError of one line where the server cannot
 * be reached past the pooler.
 */
export async function settleRole(directUrl: string, statementMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    // A setting of an extension is known once its code is read.
    await client.query('create extension if not exists pg_trgm; select show_limit()')
    const { rows } = await client.query<{ database: string; settings: string[] }>(
      `select quote_ident(datname) as database,
         coalesce((select setconfig from pg_db_role_setting where setdatabase = d.oid and setrole = current_user::regrole), '{}') as settings
        from pg_database d where datname = current_database()`,
    )
    for (const { database, settings } of rows)
      for (const [name, value] of settingsOf(statementMs))
        if (!settings.includes(`${name}=${value}`))
          await client.query(`alter role current_user in database ${database} set ${name} = '${value}'`)
  } catch (error) {
    throw connectionError(directUrl, error, 'DATABASE_DIRECT_URL')
  } finally {
    await client.end().catch(() => undefined)
  }
}
