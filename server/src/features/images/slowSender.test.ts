import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Person, TestApp } from '../../../test/app.ts'
import { PictureApp } from '../../../test/pictures.ts'
import { MINE_MAX, UNDERWAY_MAX } from './turns.ts'

let pictures: PictureApp
let app: TestApp
beforeAll(async () => {
  pictures = await PictureApp.open()
  app = pictures.app
})
afterAll(() => pictures.close())
afterEach(() => {
  vi.useRealTimers()
})

const BOUNDARY = 'grens'
const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="foto.png"\r\nContent-Type: image/png\r\n\r\n`
const tail = `\r\n--${BOUNDARY}--\r\n`

/** A picture of which the first half is on its way. */
function begin(by: Person, bytes: Buffer): ClientRequest {
  const sending = request(`${app.url}/api/images/upload`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${by.token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': head.length + bytes.length + tail.length,
    },
  })
  sending.write(head)
  sending.write(bytes.subarray(0, bytes.length / 2))
  return sending
}

async function end(sending: ClientRequest, bytes: Buffer): Promise<number | undefined> {
  const answered = once(sending, 'response')
  sending.write(bytes.subarray(bytes.length / 2))
  sending.end(tail)
  const [answer] = await answered
  answer.resume()
  return answer.statusCode
}

test('D8.10, D15: a picture over a slow line takes its time, as long as something of it comes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const bytes = await pictures.picture()
  const came = once(app.app.server, 'request')
  const sending = begin(app.as('staff'), bytes)
  await came
  await new Promise((resolve) => setImmediate(resolve))
  vi.advanceTimersByTime(120_000)
  expect(await end(sending, bytes)).toBe(200)
})

test('D21.1: who sends many pictures slowly keeps nobody else from sending one', async () => {
  const bytes = await pictures.picture()
  const slow = Array.from({ length: UNDERWAY_MAX }, () => begin(app.as('staff'), bytes))
  const refused: unknown[] = []
  const shutOut = new Set<ClientRequest>()
  for (const sending of slow) {
    sending.on('error', () => shutOut.add(sending))
    sending.on('response', (answer) => {
      shutOut.add(sending)
      refused.push(answer.statusCode)
      answer.resume()
    })
  }
  // First all of them: a picture sent meanwhile would take one of the places, and give it back free.
  await expect.poll(() => shutOut.size, { timeout: 10_000 }).toBe(UNDERWAY_MAX - MINE_MAX)
  expect((await pictures.send('staff', bytes)).status).toBe(429)
  expect((await pictures.send('super', await pictures.picture())).status).toBe(200)
  expect(refused.every((status) => status === 429)).toBe(true)
  for (const sending of slow) sending.destroy()
  // Whoever breaks off gives the place back.
  await expect.poll(async () => (await pictures.send('staff', bytes)).status, { timeout: 10_000 }).toBe(200)
})
