import type { FastifyBaseLogger } from 'fastify'
import { tellProbing } from './store/guard/tellProbing.ts'
import type { Store } from './store/store.ts'

/** How often a node adds up what suppliers did, ms. */
const ROUND_MS = 60_000

/** Logs and tells of suppliers that probe (D20.10), by the minute and beside all answers; answers how to stop it. */
export function keepProbing(store: Store, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const round = () => {
    running = running
      .then(async () => {
        for (const found of await tellProbing(store)) log.warn({ ...found }, 'probing')
      })
      // What could not be kept is kept in the next round.
      .catch((error: Error) => process.emitWarning(error))
    return running
  }
  const timer = setInterval(round, ROUND_MS).unref()
  return async () => {
    clearInterval(timer)
    await round()
  }
}
