import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'

/** Whether the process lives, and whether it can work: for whoever runs it. */
export function healthRoutes(app: FastifyInstance, { store }: Context): void {
  app.get('/healthz', async (_request, reply) => reply.type('application/json').send('{"status":"ok"}'))

  app.get('/readyz', async (request, reply) => {
    try {
      await store.database.query('select 1')
      return reply.type('application/json').send('{"status":"ready"}')
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).type('application/json').send('{"status":"unavailable"}')
    }
  })
}
