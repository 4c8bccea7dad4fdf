import type { Config } from '../../config.ts'
import type { Database } from './database.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres, type PostgresOptions } from './openPostgres.ts'

/** D17.1: opens the database that the configuration names: the server of DATABASE_URL, else the embedded one in the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: PostgresOptions = {},
): Promise<Database> {
  return config.databaseUrl ? await openPostgres(config.databaseUrl, options) : await openPglite(config.dataDir)
}
