import { StartError } from '../src/startError.ts'
import { openPglite } from '../src/store/database/openPglite.ts'

// Run by tests as a process of its own: opens the embedded database in the folder of its argument, says so, and stays until it is killed.
try {
  const database = await openPglite(process.argv[2] ?? '')
  for (const statement of process.argv.slice(3)) await database.query(statement)
  process.stdout.write('open\n')
  setInterval(() => {}, 1000)
} catch (error) {
  process.stdout.write(`${error instanceof StartError ? error.message : String(error)}\n`)
}
