import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is large: it may take long, as long as something of it comes in. */
    readonly isLargeUpload?: boolean
    /** For how long a large body may be on its way in all, ms, where it holds up others meanwhile. */
    readonly uploadMs?: number
  }
}

/** A body that is not there after this time is given up, ms. */
const BODY_MS = 30_000
/** A large one is given up when nothing of it has come for this time, ms. */
const STILL_MS = 30_000
/** How often bodies on their way are looked after at most, ms. */
const LOOK_MS = 1000

/** Nobody keeps a connection busy by sending slowly: a body has its time, and a large one must keep coming, or has a longer one. */
export function limitBodyTime(app: FastifyInstance, { bodyMs = BODY_MS, stillMs = STILL_MS } = {}): void {
  const bodies = awaitedBodies()
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    // Nothing is left to be sent when it has all come; the answer may take its own time.
    if (routeOptions.config.isLargeUpload === true) {
      raw.setTimeout(stillMs, () => raw.readableEnded || raw.destroy())
      raw.once('end', () => raw.setTimeout(0))
      if (routeOptions.config.uploadMs !== undefined) bodies.add(raw, routeOptions.config.uploadMs)
    } else if (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined) {
      bodies.add(raw, bodyMs)
    }
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    bodies.came(request.raw)
    done()
  })
}

/** Bodies that are on their way, each with its time, and one clock for all of them: nearly all are there at once. */
function awaitedBodies() {
  const due = new Map<IncomingMessage, number>()
  let timer: NodeJS.Timeout | undefined
  function look(): void {
    const now = performance.now()
    for (const [raw, at] of due) {
      if (raw.complete || raw.destroyed) due.delete(raw)
      else if (at <= now) raw.destroy()
    }
    if (due.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  return {
    add(raw: IncomingMessage, ms: number): void {
      due.set(raw, performance.now() + ms)
      timer ??= setInterval(look, Math.min(LOOK_MS, ms)).unref()
    },
    came(raw: IncomingMessage): void {
      // A call that takes no body is answered while one may still be on its way.
      if (raw.complete) due.delete(raw)
    },
  }
}
