import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** One line per request, with who and how long; never a body, a token, a query or a name. */
export function logRequests(app: FastifyInstance, level: Config['logLevel']): void {
  // A level at which nobody would read the lines saves writing them.
  if (!['info', 'debug', 'trace'].includes(level)) return
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        user: request.userId ?? undefined,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
}

/** What the log keeps of an error: its kind and where it came from; not the values that a database repeats in its details. */
export function loggedError(error: Error): { type: string; message: string; code?: string; stack: string } {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack ?? '',
  }
}
