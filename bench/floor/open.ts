import { openPglite } from '@schakel/server/src/store/database/openPglite.ts'
import pg from 'pg'
import type { Target } from '../data/target.ts'

export interface FloorDatabase {
  /** Runs a prepared statement that answers one text, under its name. */
  json(name: string, text: string, values: readonly unknown[]): Promise<string | undefined>
  close(): Promise<void>
}

/** As many connections as the product opens. */
const connections = 10

/** On a server the driver by itself; on the embedded engine the product's way of opening it, since PGlite has no driver that prepares. */
export async function openFloor(target: Target): Promise<FloorDatabase> {
  if (target.engine === 'embedded') {
    const database = await openPglite(target.folder)
    return {
      json: async (_name, text, values) => (await database.query<{ json: string }>(text, values))[0]?.json,
      close: database.close,
    }
  }
  const pool = new pg.Pool({
    connectionString: target.url,
    max: connections,
    application_name: 'floor',
    options: '-c TimeZone=UTC -c jit=off',
  })
  return {
    json: async (name, text, values) => {
      const { rows } = await pool.query<{ json: string }>({ name, text, values: [...values] })
      return rows[0]?.json
    },
    close: () => pool.end(),
  }
}
