import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is large: it may take long, as long as something of it comes in. */
    readonly isLargeUpload?: boolean
  }
}

/** A body that is not there after this time is given up, ms. */
const BODY_MS = 30_000
/** A large one is given up when nothing of it has come for this time, ms. */
const STILL_MS = 30_000

/** Nobody keeps a connection busy by sending slowly: a body has its time, and a large one must keep coming. */
export function limitBodyTime(app: FastifyInstance, { bodyMs = BODY_MS, stillMs = STILL_MS } = {}): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    // Nothing is left to be sent when it has all come; the answer may take its own time.
    if (routeOptions.config.isLargeUpload === true) {
      raw.setTimeout(stillMs, () => raw.readableEnded || raw.destroy())
      raw.once('end', () => raw.setTimeout(0))
    } else if (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined) {
      const timer = setTimeout(() => raw.destroy(), bodyMs)
      for (const event of ['end', 'close'] as const) raw.once(event, () => clearTimeout(timer))
    }
    done()
  })
}
