import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { portOf } from '../portOf.ts'
import { letGoWhenIdle } from './closing.ts'

it('D17.1: a stop waits for the last answer, and not for the connection that it leaves behind', async () => {
  const app = fastify({ keepAliveTimeout: 60_000, forceCloseConnections: 'idle' })
  letGoWhenIdle(app)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  app.get('/', () => {
    asked.resolve()
    return answer.promise
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect({ port: portOf(app.server), host: '127.0.0.1' })
  let received = ''
  socket.on('data', (data) => {
    received += data.toString()
  })
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked.promise
  const closed = app.close()
  answer.resolve('the last answer')
  await Promise.all([closed, once(socket, 'close')])
  expect(received).toContain('the last answer')
})
