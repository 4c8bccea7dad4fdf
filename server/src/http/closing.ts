import type { FastifyInstance } from 'fastify'

/** How often connections that have become idle are looked for while the server stops, ms. */
const LOOK_MS = 50

/**
 * Lets go of connections that become idle while the server stops. Only those that are idle at the very moment are closed by
 * themselves: one that still sends its last answer would be kept alive afterwards, and hold up the stop for a minute.
 */
export function letGoWhenIdle(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
    app.server.once('close', () => clearInterval(timer))
    done()
  })
}
