import type { Config } from '../../config.ts'
import type { Database } from './database.ts'
import type { PostgresOptions } from './openPostgres.ts'

/** D17.1: opens the database that the configuration names: the server of DATABASE_URL and its replica, else the embedded one in the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Config, 'directUrl' | 'replicaUrl' | 'standbyUrl' | 'connections'>>,
  options: PostgresOptions = {},
): Promise<Database> {
  // Each is large, and the other one is never asked for.
  if (config.databaseUrl)
    return (await import('./openPostgres.ts')).openPostgres(config.databaseUrl, { ...config, ...options })
  return (await import('./openPglite.ts')).openPglite(config.dataDir)
}
