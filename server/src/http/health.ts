import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'

/** Who asks whether a node is ready wants to know soon, ms. */
const PATIENCE_MS = 3000

/** Whether the process lives, and whether it can work: for whoever runs it. */
export function healthRoutes(app: FastifyInstance, { store, files }: Context): void {
  app.get('/healthz', async (_request, reply) => reply.type('application/json').send('{"status":"ok"}'))

  app.get('/readyz', async (request, reply) => {
    const [database, fileStore] = await Promise.all([
      works(request, 'the database', () => store.database.query('select 1')),
      works(request, 'the file store', () => files.assertWritable()),
    ])
    if (database && fileStore) return reply.send({ status: 'ready' })
    const part = (isWorking: boolean) => (isWorking ? 'ready' : 'unavailable')
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ status: 'unavailable', database: part(database), files: part(fileStore) })
  })
}

/** Whether a part that the server stands on answers in time. */
async function works(request: FastifyRequest, what: string, ask: () => Promise<unknown>): Promise<boolean> {
  const patience = new AbortController()
  const tooLong = wait(PATIENCE_MS, undefined, { signal: patience.signal }).then(() => {
    throw new Error('no answer in time')
  })
  try {
    await Promise.race([ask(), tooLong])
    return true
  } catch (error) {
    request.log.error({ err: error }, `${what} does not answer`)
    return false
  } finally {
    patience.abort()
    tooLong.catch(() => undefined)
  }
}
