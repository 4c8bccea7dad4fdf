import { hashPassword } from '../features/auth/passwords.ts'
import { openMemoryPglite } from '../store/database/openPglite.ts'
import { migrate } from '../store/migrate.ts'
import { Store } from '../store/store.ts'
import { keepWorld, writeKeptWorld } from './keptWorld.ts'
import { makeWorld } from './makeWorld.ts'

/** A Monday at nine in Amsterdam. Which one makes no difference: whoever loads the world moves it on by whole weeks. */
const AT = new Date('2026-01-05T08:00:00.000Z')

// The program behind `npm run demo`: makes the demo world by its story, and keeps it as rows.
const database = await openMemoryPglite()
await migrate(database)
const store = new Store(database, {
  clock: () => AT,
  // The names that it gives are given anew by whoever loads the world.
  secret: 'of a world that is kept',
  defaultPrice: 575,
  chatDays: 60,
  hashPassword,
})
const made = await makeWorld(store, AT)
const kept = await keepWorld(database, AT, made)
writeKeptWorld(kept)
await database.close()
const rows = kept.head.tables.reduce((sum, table) => sum + table.rows, 0)
process.stdout.write(`${rows} rows are kept, and ${kept.head.following.length} steps of the week after.\n`)
