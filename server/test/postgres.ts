import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A name for a database that no other run uses. */
export function randomName(what: string): string {
  return `schakel_${what}_${randomBytes(6).toString('hex')}`
}

/** Runs one command on the server itself, such as making or dropping a database. */
export async function runOnServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
