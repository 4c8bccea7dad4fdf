import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'

/** A scan is given up when nothing has come or gone for this time, ms. */
const STILL_MS = 60_000
const REPLY_MAX = 4096

/** The scanner could not say whether a file is clean: nothing unscanned is kept (503). */
export class Unscanned extends Error {
  readonly statusCode = 503
}

/** What a scanner finds in a file; `tooLarge` is more than it was set to look at. */
export type Finding = 'clean' | 'harmful' | 'tooLarge'

/** Has a clamd look at a file, by its INSTREAM command over TCP (D15). Throws Unscanned. */
export async function scanWith(address: URL, stream: Readable): Promise<Finding> {
  const socket = connect({ host: address.hostname, port: Number(address.port) })
  socket.setTimeout(STILL_MS, () => socket.destroy(new Error('the scanner says nothing')))
  const frames = Readable.from(framesOf(stream))
  frames.on('error', (error) => socket.destroy(error))
  frames.pipe(socket, { end: false })
  try {
    const reply = await replyOf(socket)
    if (/^stream: OK$/.test(reply)) return 'clean'
    if (/ FOUND$/.test(reply)) return 'harmful'
    if (/size limit exceeded/i.test(reply)) return 'tooLarge'
    throw new Unscanned(`the scanner says ${JSON.stringify(reply)}`)
  } finally {
    frames.destroy()
    stream.destroy()
    socket.destroy()
  }
}

/** Each piece goes with its length before it; a piece of nothing is the end. */
async function* framesOf(stream: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of stream) {
    const bytes = Buffer.isBuffer(piece) ? piece : Buffer.from(piece)
    if (bytes.length > 0) yield Buffer.concat([lengthOf(bytes.length), bytes])
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

async function replyOf(socket: Socket): Promise<string> {
  let reply = ''
  try {
    for await (const piece of socket) {
      reply += String(piece)
      if (reply.includes('\0') || reply.length > REPLY_MAX) break
    }
  } catch (error) {
    // A scanner that has said what it had to say may hang up on the rest.
    if (!reply.includes('\0')) throw new Unscanned('no answer of the scanner', { cause: error })
  }
  return reply.split('\0')[0]?.trim() ?? ''
}
