import type { FastifyInstance } from 'fastify'

/** Takes the place of the worker of the web, throws away what that kept of the program, and goes: whatever it was doing wrong ends with the next visit. */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('schakel-')).map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  )
})
`

/** Answers instead of the built worker while `OFFLINE` is 0. */
export function farewellWorker(app: FastifyInstance): void {
  app.get('/sw.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(farewell),
  )
}
