import { StartError } from '../../startError.ts'
import type { Queryable } from './database.ts'
import { databaseErrorCode, NO_CONNECTION } from './databaseError.ts'

const oldestVersion = 15

/** Refuses a server on which the schema does not work. */
export async function checkServer(database: Queryable): Promise<void> {
  const [server] = await database.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  )
  if (!server || server.version < oldestVersion) {
    throw new StartError(
      `DATABASE_URL: this server is PostgreSQL ${server?.version}, and ${oldestVersion} or later is needed.`,
    )
  }
  if (server.encoding !== 'UTF8') {
    throw new StartError(`DATABASE_URL: this database has the encoding ${server.encoding}, and UTF8 is needed.`)
  }
}

/** One line that says why a server cannot be used. It names the server, the user and the database, never the password. */
export function connectionError(databaseUrl: string, error: unknown, setting = 'DATABASE_URL'): unknown {
  if (error instanceof StartError) return error
  const url = new URL(databaseUrl)
  const server = `${url.hostname || 'localhost'}:${url.port || 5432}`
  const user = decodeURIComponent(url.username) || 'the user of this system'
  const database = decodeURIComponent(url.pathname.slice(1))
  const reason = reasonOf(error, { server, user, database })
  return new StartError(`${setting}: ${reason}`, { cause: error })
}

function reasonOf(
  error: unknown,
  { server, user, database }: { server: string; user: string; database: string },
): string {
  // Where there is no connection the words of the driver say more.
  if (error instanceof Error && databaseErrorCode(error) === NO_CONNECTION && error.cause)
    return reasonOf(error.cause, { server, user, database })
  const code = databaseErrorCode(error)
  if (code === '3D000') return `the server at ${server} has no database "${database}".`
  if (code?.startsWith('28')) return `the server at ${server} refuses the user "${user}" or its password.`
  if (code === '53300') return `the server at ${server} has no connection left.`
  if (code === '57P03') return `the server at ${server} is still starting up or is shutting down.`
  if (code) return `the server at ${server} answers with error ${code}.`
  const message = error instanceof Error ? error.message : ''
  if (/SASL|password/i.test(message)) return `the server at ${server} asks a password for the user "${user}".`
  if (/SSL/i.test(message))
    return `the server at ${server} and this program do not agree on an encrypted connection (sslmode).`
  if (error instanceof Error && 'code' in error) return `no PostgreSQL server answers at ${server} (${error.code}).`
  const reason = /timeout/i.test(message) ? 'it did not answer within 10 seconds' : 'something else listens there'
  return `no PostgreSQL server answers at ${server} (${reason}).`
}
