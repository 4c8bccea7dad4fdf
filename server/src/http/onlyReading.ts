import type { FastifyInstance } from 'fastify'
import type { Database } from '../store/database/index.ts'

/** Says on each answer that nothing can be written for now, so that screens say so before somebody tries. */
export function tellOnlyReading(app: FastifyInstance, { isReadOnly }: Pick<Database, 'isReadOnly'>): void {
  if (!isReadOnly) return
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isReadOnly()) reply.header('x-only-reading', '1')
    done(null, payload)
  })
}
