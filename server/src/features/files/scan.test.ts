import { request } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileApp } from '../../../test/files.ts'
import { portOf } from '../../portOf.ts'
import { scanWith, Unscanned } from './scan.ts'

/** What the scanner of these tests finds harmful, and the most it looks at. */
const BAD = 'iets-schadelijks'
const MOST = 1024 * 1024

/** Speaks the protocol of a clamd: a command, pieces with their length, a piece of nothing, one line of answer. */
function scanner(socket: Socket): void {
  let waiting = Buffer.alloc(0)
  let content = Buffer.alloc(0)
  let isTold = false
  const answer = (text: string) => {
    isTold = true
    socket.end(`${text}\0`)
  }
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    if (isTold) return
    waiting = Buffer.concat([waiting, Buffer.from(data)])
    const command = Buffer.from('zINSTREAM\0')
    if (content.length === 0 && waiting.subarray(0, command.length).equals(command)) {
      waiting = waiting.subarray(command.length)
    }
    while (waiting.length >= 4) {
      const length = waiting.readUInt32BE(0)
      if (length === 0) {
        return answer(content.includes(BAD) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')
      }
      if (waiting.length < 4 + length) return
      content = Buffer.concat([content, waiting.subarray(4, 4 + length)])
      waiting = waiting.subarray(4 + length)
      if (content.length > MOST) return answer('INSTREAM size limit exceeded. ERROR')
    }
  })
}

async function listening(onSocket: (socket: Socket) => void): Promise<{ server: Server; address: URL }> {
  const server = createServer(onSocket)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, address: new URL(`tcp://127.0.0.1:${portOf(server)}`) }
}

let clamd: Awaited<ReturnType<typeof listening>>
beforeAll(async () => {
  clamd = await listening(scanner)
})
afterAll(() => clamd.server.close())

describe('a scanner', () => {
  const scan = (...pieces: (string | Buffer)[]) =>
    scanWith(clamd.address, Readable.from(pieces.map((one) => Buffer.from(one))))

  test('D15: it is asked over its own protocol, in any pieces', async () => {
    expect(await scan('goed')).toBe('clean')
    expect(await scan()).toBe('clean')
    expect(await scan('een ', 'iets-', 'schade', 'lijks')).toBe('harmful')
    expect(await scan(Buffer.alloc(MOST), Buffer.alloc(3 * MOST))).toBe('tooLarge')
  })

  test('D15: one that is not there, says nothing or something else leaves a file unscanned', async () => {
    const silent = await listening((socket) => socket.end())
    const odd = await listening((socket) => socket.end('ERROR\0'))
    for (const { address } of [silent, odd]) {
      await expect(scanWith(address, Readable.from([Buffer.from('x')]))).rejects.toBeInstanceOf(Unscanned)
    }
    for (const { server } of [silent, odd]) server.close()
    await expect(scanWith(silent.address, Readable.from([Buffer.from('x')]))).rejects.toBeInstanceOf(Unscanned)
  })
})

describe('files that are scanned', () => {
  test('D15: what is clean is kept, what is harmful or more than is looked at leaves nothing', async () => {
    const files = await FileApp.open({ CLAMD_URL: clamd.address.href.replace(/\/$/, '') })
    try {
      expect((await files.send('staff', { bytes: 'goed' })).status).toBe(200)
      const kept = await files.kept()
      const harmful = await files.send('staff', { bytes: BAD })
      expect([harmful.status, harmful.body.errors[0]]).toMatchObject([422, { path: 'file', code: 'fileHarmful' }])
      const large = await files.send('staff', { bytes: new Uint8Array(2 * MOST) })
      expect([large.status, large.body.errors[0].code]).toEqual([413, 'fileSize'])
      expect(await files.kept()).toEqual(kept)
    } finally {
      await files.close()
    }
  })

  test('D15: what is taken back while it is looked at comes in nowhere', async () => {
    const looking = Promise.withResolvers<Socket>()
    const slow = await listening((socket) => {
      socket.on('error', () => undefined)
      socket.resume()
      looking.resolve(socket)
    })
    const files = await FileApp.open({ CLAMD_URL: slow.address.href.replace(/\/$/, '') })
    const { app } = files
    const gone = Promise.withResolvers<void>()
    app.app.server.on('request', (_request, response) => response.once('close', gone.resolve))
    const sending = request(`${app.url}/api/files/upload?parent=${encodeURIComponent(app.places.lead)}`, {
      method: 'POST',
      agent: false,
      headers: { ...(await files.token('staff')), 'content-type': 'multipart/form-data; boundary=grens' },
    })
    sending.on('error', () => undefined)
    sending.end(
      '--grens\r\ncontent-disposition: form-data; name="file"; filename="verkeerd.pdf"\r\n\r\nx\r\n--grens--\r\n',
    )
    const scanning = await looking.promise
    sending.destroy()
    await gone.promise
    scanning.end('stream: OK\0')
    await expect.poll(() => files.kept()).toEqual([])
    const lead = await app.as('staff').post(`/api/space/${app.places.lead}`, { depth: 1 })
    expect([lead.status, lead.text.includes('verkeerd.pdf')]).toEqual([200, false])
    await files.close()
    slow.server.close()
  })

  test('D15: while the scanner is away nothing is taken in, and one is asked to try again', async () => {
    const gone = await listening(() => undefined)
    gone.server.close()
    const files = await FileApp.open({ CLAMD_URL: gone.address.href.replace(/\/$/, '') })
    const { status } = await files.send('staff', { bytes: 'goed' })
    expect([status, await files.kept()]).toEqual([503, []])
    // The operator hears of it; this test meant it.
    expect(files.app.faults.splice(0).map(({ name, message }) => `${name}: ${message}`)).toEqual([
      'Error: no answer of the scanner',
    ])
    await files.close()
  })
})
