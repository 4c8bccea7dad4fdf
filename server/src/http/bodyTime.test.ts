import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { portOf } from '../portOf.ts'
import { limitBodyTime } from './bodyTime.ts'

test.each([
  ['a body that is not there in time', 'POST /small', { bodyMs: 20, stillMs: 60_000 }],
  ['one that comes with a call that takes none', 'GET /none', { bodyMs: 20, stillMs: 60_000 }],
  ['a large one of which nothing more comes', 'POST /large', { bodyMs: 60_000, stillMs: 20 }],
  ['a large one that has its own time in all', 'POST /timed', { bodyMs: 60_000, stillMs: 60_000 }],
])('D8.10: %s is given up', async (_what, call, times) => {
  const app = fastify()
  limitBodyTime(app, times)
  app.post('/small', () => 'done')
  app.get('/none', () => 'done')
  app.post('/large', { config: { isLargeUpload: true } }, () => 'done')
  app.post('/timed', { config: { isLargeUpload: true, uploadMs: 20 } }, () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect({ port: portOf(app.server), host: '127.0.0.1' })
  socket.on('error', () => undefined)
  const head = `${call} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n`
  socket.write(`${head}1`)
  socket.resume()
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
  await app.close()
})

test('D8.10: what comes in time is answered', async () => {
  const app = fastify()
  limitBodyTime(app)
  app.post('/', async ({ body }) => ({ body }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${portOf(app.server)}/`
  const answer = await fetch(url, { method: 'POST', body: '[1]', headers: { 'content-type': 'application/json' } })
  expect(await answer.json()).toEqual({ body: [1] })
  await app.close()
})
