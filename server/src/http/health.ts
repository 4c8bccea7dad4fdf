import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Bucket } from './bucket.ts'
import type { Context } from './context.ts'

/** Who asks whether a node is ready wants to know soon, ms. */
const PATIENCE_MS = 3000
/** Anybody may ask, and a probe writes: so many are made a second, and at once, whoever asks how often. */
const PROBES_S = 2
const PROBES_AT_ONCE = 10

interface Readiness {
  readonly database: boolean
  readonly files: boolean
}

/** Whether the process lives, and whether it can work: for whoever runs it. */
export function healthRoutes(app: FastifyInstance, { store, files }: Context): void {
  const readiness = bounded(async (): Promise<Readiness> => {
    const [database, fileStore] = await Promise.all([
      works(app, 'the database', () => store.database.query('select 1')),
      works(app, 'the file store', () => files.assertWritable()),
    ])
    return { database, files: fileStore }
  })

  sayAlive(app)

  app.get('/readyz', async (_request, reply) => {
    const { database, files: fileStore } = await readiness()
    if (database && fileStore) return reply.send({ status: 'ready' })
    const part = (isWorking: boolean) => (isWorking ? 'ready' : 'unavailable')
    const parts = { status: part(database), database: part(database), files: part(fileStore) }
    // All nodes have one store of files: without it each still does everything else, and a proxy that took them all away would end that.
    return database ? reply.send(parts) : reply.code(503).header('retry-after', '5').send(parts)
  })
}

/** `/healthz`: the process lives, whatever else does not. */
export function sayAlive(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => reply.type('application/json').send('{"status":"ok"}'))
}

/** One probe at a time, for all who ask meanwhile; who asks after too many hears what the last one, of a moment ago, found. */
function bounded(probe: () => Promise<Readiness>): () => Promise<Readiness> {
  const allowed = new Bucket(PROBES_S, PROBES_AT_ONCE)
  let last: Promise<Readiness> | undefined
  let isUnderway = false
  return async () => {
    if (last && (isUnderway || !allowed.take())) return last
    isUnderway = true
    last = probe().finally(() => {
      isUnderway = false
    })
    return last
  }
}

/** Whether a part that the server stands on answers in time. */
async function works({ log }: FastifyInstance, what: string, ask: () => Promise<unknown>): Promise<boolean> {
  const patience = new AbortController()
  const tooLong = wait(PATIENCE_MS, undefined, { signal: patience.signal }).then(() => {
    throw new Error('no answer in time')
  })
  try {
    await Promise.race([ask(), tooLong])
    return true
  } catch (error) {
    log.error({ err: error }, `${what} does not answer`)
    return false
  } finally {
    patience.abort()
    tooLong.catch(() => undefined)
  }
}
