import { setTimeout } from 'node:timers/promises'
import { keepCopies } from './backup/daily.ts'
import type { Config } from './config.ts'
import type { EarlyServer } from './earlyServer.ts'
import { eraseAgain } from './features/privacy/eraseAgain.ts'
import { announce, prepareDemo } from './firstStart.ts'
import { keepHouseDaily } from './housekeeping.ts'
import { keepCounts } from './keepCounts.ts'
import { keepForms } from './keepForms.ts'
import { keepProbing } from './keepProbing.ts'
import { keepReminding } from './keepReminding.ts'
import { carrierOf, readMailer } from './mail/carrier.ts'
import { MailQueue } from './mail/mailQueue.ts'
import { openStore } from './openStore.ts'
import { readRequestSpace } from './requestSpace.ts'
import { errorText } from './startError.ts'
import { openWorkingFiles } from './storage/openFiles.ts'
import { prepareMonths } from './store/housekeeping/housekeeping.ts'
import type { Store } from './store/store.ts'

/** How long requests that run may take to end when the server stops, ms. */
const STOP_MS = 10_000
/** After the start the work that nobody waits for begins so much later: the first page has the engine for itself, ms. */
const SETTLE_MS = 2_000

/** Opens the database and all that stands on it, and answers; ends when the process is asked to stop. Throws what keeps it from starting. */
export async function serve(given: Config, early: EarlyServer): Promise<void> {
  const files = await openWorkingFiles(given)
  // Its packages are read by those alone who have a collector.
  const tracing = given.traces && (await import('./tracing/openTracing.ts')).openTracing(given.traces)
  // The code is read while the database opens.
  const [store, { createApp }] = await Promise.all([
    openStore(given, (error) => process.stderr.write(`A database connection was lost: ${error.message}\n`), tracing),
    import('./app.ts'),
  ])
  try {
    // Before the first line of the month is written: what lies in the rest stays there.
    await prepareMonths(store).catch((error: Error) => process.emitWarning(error))
    await prepareDemo(store, given)
    const config: Config = { ...given, requestSpace: await readRequestSpace(store, given) }
    const again = await eraseAgain(store, config)
    if (again > 0) process.stdout.write(`${again} people who were erased before are erased again.\n`)
    const mail = new MailQueue(store, carrierOf(config), config)
    const app = await createApp({ store, config, files, mail, tracing, serverFor: early.serverFor })
    // Begun once somebody is answered: what they look for first is not what anybody waits for.
    const keepers: (() => Promise<unknown>)[] = []
    app.addHook('onClose', () => Promise.all(keepers.map((stopKeeping) => stopKeeping())))
    app.addHook('preClose', async () => mail.stop())
    app.addHook('onClose', () => mail.close())
    app.addHook('onClose', await keepCopies(store, config, app.log))
    // Whoever asked to stop while the server was starting is heard too.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void stop(app, store))
    await early.handOver(app)
    await announce(store, config, early.port)
    await setTimeout(SETTLE_MS)
    if (app.server.listening) {
      keepers.push(keepForms(store), keepProbing(store, app.log), keepReminding(store), keepCounts(store))
      keepers.push(keepHouseDaily(store, files))
      await readMailer()
      mail.open()
    }
  } catch (error) {
    await store.database.close()
    throw error
  }
}

/** Stops accepting, lets what runs finish, and closes the database last. */
async function stop(app: { close(): Promise<unknown> }, store: Store): Promise<void> {
  void setTimeout(STOP_MS, undefined, { ref: false }).then(() => process.exit(1))
  try {
    await app.close()
    await store.database.close()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`)
    process.exit(1)
  }
}
