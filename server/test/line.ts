import { connect, createServer, type Server, type Socket } from 'node:net'
import { portOf } from '../src/portOf.ts'

/** The line between the product and its database, which can be cut. */
export class Line {
  #to: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #port = 0
  #hangs = false

  constructor(to: URL) {
    this.#to = to
  }

  /** Where the database is, by this line. */
  get url(): string {
    const url = new URL(this.#to)
    url.hostname = '127.0.0.1'
    url.port = String(this.#port)
    return url.href
  }

  async mend(): Promise<void> {
    const server = createServer((socket) => {
      const database = connect({ host: this.#to.hostname, port: Number(this.#to.port) })
      for (const [one, other] of [
        [socket, database],
        [database, socket],
      ] as const) {
        this.#sockets.add(one)
        one.on('error', () => one.destroy())
        one.on('close', () => {
          this.#sockets.delete(one)
          other.destroy()
        })
        one.pipe(other)
        if (this.#hangs) one.pause()
      }
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = portOf(server)
  }

  /** Lets nothing through any more, those that are there and those that come, and tells nobody; or lets all of it through again. */
  hang(isHanging: boolean): void {
    this.#hangs = isHanging
    for (const socket of this.#sockets) {
      if (isHanging) socket.pause()
      else socket.resume()
    }
  }

  /** Lets nothing more through of what is there now, as what stands between does that forgets a quiet connection. */
  forget(): void {
    for (const socket of this.#sockets) socket.unpipe().pause()
  }

  /** What comes from now on goes to another database. */
  leadTo(to: URL): void {
    this.#to = to
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }
}
