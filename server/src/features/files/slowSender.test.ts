import { type ClientRequest, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { FileApp } from '../../../test/files.ts'
import { UNDERWAY_MAX } from './upload.ts'

let files: FileApp
let app: TestApp
beforeAll(async () => {
  files = await FileApp.open()
  app = files.app
})
afterAll(() => files.close())

/** A form of which nothing but a field is there yet. */
function begin(): ClientRequest {
  const sending = request(`${app.url}/api/files/upload?parent=${encodeURIComponent(app.places.lead)}`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'multipart/form-data; boundary=grens', 'content-length': 90_000_000 },
  })
  sending.on('error', () => undefined)
  sending.write('--grens\r\ncontent-disposition: form-data; name="token"\r\n\r\n')
  return sending
}

test('D21.1, S7.1: forms of which it is not known who sends them keep nobody from sending a file', async () => {
  let came = 0
  const all = Promise.withResolvers<void>()
  app.app.server.on('request', () => {
    came += 1
    if (came === UNDERWAY_MAX) all.resolve()
  })
  const slow = Array.from({ length: UNDERWAY_MAX }, begin)
  await all.promise
  expect((await files.send('staff')).status).toBe(200)
  for (const sending of slow) sending.destroy()
})
