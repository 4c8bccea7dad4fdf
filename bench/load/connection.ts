import { connect, type Socket } from 'node:net'

/** What came back. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** A request as bytes, ready to be sent many times. */
export function requestBytes(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Buffer {
  const json = JSON.stringify(body)
  const lines = Object.entries({ host: '127.0.0.1', 'content-type': 'application/json', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${head}content-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`)
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * One kept-alive connection that asks one thing at a time. It reads no more of an answer than where it ends: a full HTTP client would
 * take more processor time than what is measured, and so make everything look alike.
 */
export class Connection {
  readonly #socket: Socket
  #parts: Buffer[] = []
  #size = 0
  #expected = -1
  #waiting: { resolve: (answer: Buffer) => void; reject: (error: Error) => void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (part: Buffer) => this.#take(part))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('the server closed the connection')))
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.off('error', reject)
        resolve(new Connection(socket))
      })
      socket.once('error', reject)
    })
  }

  /** Sends a request and answers the whole answer as bytes. */
  ask(request: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #take(part: Buffer): void {
    this.#parts.push(part)
    this.#size += part.length
    if (this.#expected < 0) {
      if (this.#parts.length > 1) this.#parts = [Buffer.concat(this.#parts)]
      this.#expected = lengthOf(this.#parts[0] ?? part)
    }
    if (this.#expected < 0 || this.#size < this.#expected) return
    const answer = this.#parts.length === 1 ? (this.#parts[0] ?? part) : Buffer.concat(this.#parts)
    this.#parts = []
    this.#size = 0
    this.#expected = -1
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(answer)
  }

  #fail(error: Error): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.reject(error)
  }
}

/** How long the answer is that begins with these bytes; -1 while its head is not whole. */
function lengthOf(bytes: Buffer): number {
  const end = bytes.indexOf(endOfHead)
  if (end < 0) return -1
  const length = /\r\ncontent-length: *(\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1]
  if (length === undefined) throw new Error('an answer without a length')
  return end + endOfHead.length + Number(length)
}

/** The status of an answer, without reading the rest. */
export function statusOf(answer: Buffer): number {
  return Number(answer.toString('latin1', 9, 12))
}

/** The answer as text. */
export function readAnswer(answer: Buffer): Answer {
  return { status: statusOf(answer), body: answer.subarray(answer.indexOf(endOfHead) + endOfHead.length).toString() }
}
