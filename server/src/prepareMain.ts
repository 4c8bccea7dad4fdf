import { readConfig } from './config.ts'
import { prepareDemo } from './firstStart.ts'
import { assertFree } from './listen.ts'
import { openStore } from './openStore.ts'
import { prepareMonths } from './store/housekeeping/housekeeping.ts'

// Makes the database and the demo, while `npm start` builds the web beside it; the server then finds them there.
const config = readConfig(process.env)
await assertFree(config)
const store = await openStore(config)
try {
  await prepareMonths(store)
  await prepareDemo(store, config)
} finally {
  await store.database.close()
}
