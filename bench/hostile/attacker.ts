import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'

/** Who was refused tries again after this, ms: whatever the answer says of waiting. */
const PAUSE_MS = 20

/** What became of all that was asked. */
export interface Counts {
  asked: number
  /** Too much of this account: 429. */
  refused: number
  /** Too much of all together: 503. */
  busy: number
  /** Any other answer of 4xx. */
  rejected: number
  /** Faults, and answers that never came. */
  failed: number
}

/** Where the attacker goes, and as whom. */
export interface Target {
  readonly port: number
  readonly token: string
}

type Body = Readonly<Record<string, unknown>> | { readonly form: Buffer; readonly boundary: string }

/** One account at its worst: asks as fast as it gets answers, and counts what became of it. */
export class Attacker {
  readonly counts: Counts = { asked: 0, refused: 0, busy: 0, rejected: 0, failed: 0 }
  readonly #target: Target
  readonly #agent = new Agent({ keepAlive: true })
  readonly #ends = new AbortController()
  readonly #tabs: Socket[] = []

  constructor(target: Target) {
    this.#target = target
  }

  get goesOn(): boolean {
    return !this.#ends.signal.aborted
  }

  /** Lets go of everything, what is under way included. */
  end(): void {
    this.#ends.abort()
    for (const tab of this.#tabs) tab.disconnect()
    this.#agent.destroy()
  }

  /** Does this over and over, so many at a time, until the end. */
  async keepOn(atOnce: number, work: (n: number) => Promise<unknown>): Promise<void> {
    let n = 0
    const one = async () => {
      while (this.goesOn) {
        n += 1
        await work(n)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }

  /** Asks, and throws the answer away as it comes. */
  async ask(path: string, body: Body): Promise<void> {
    this.counts.asked += 1
    const status = await this.#status(path, body)
    if (!this.goesOn) return
    this.note(status)
    if (status >= 400 || status === 0) await wait(PAUSE_MS)
  }

  /** Counts an answer by its status. */
  note(status: number): void {
    if (status === 429) this.counts.refused += 1
    else if (status === 503) this.counts.busy += 1
    else if (status === 0 || status >= 500) this.counts.failed += 1
    else if (status >= 400) this.counts.rejected += 1
  }

  /** A tab in the room of an item. */
  async tab(item: string): Promise<Socket> {
    const { port, token } = this.#target
    const options = { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } }
    const socket = io(`http://127.0.0.1:${port}`, options)
    this.#tabs.push(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve())
      socket.once('connect_error', reject)
    })
    await socket.emitWithAck('joinRoom', { room: `item:${item}` })
    return socket
  }

  #status(path: string, body: Body): Promise<number> {
    const { port, token } = this.#target
    const [type, bytes] =
      'form' in body && Buffer.isBuffer(body.form)
        ? [`multipart/form-data; boundary=${String(body.boundary)}`, body.form]
        : ['application/json', Buffer.from(JSON.stringify(body))]
    const headers = { 'content-type': type, 'content-length': bytes.byteLength, authorization: `Bearer ${token}` }
    const options = { port, host: '127.0.0.1', path, method: 'POST', headers, agent: this.#agent }
    return new Promise((resolve) => {
      const sent: ClientRequest = request({ ...options, signal: this.#ends.signal }, (answer: IncomingMessage) => {
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', () => resolve(0))
        answer.resume()
      })
      sent.on('error', () => resolve(0))
      sent.end(bytes)
    })
  }
}
