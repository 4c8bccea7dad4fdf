import { connect, createServer, type Server, type Socket } from 'node:net'
import { portOf } from '../src/portOf.ts'

/** How a PostgreSQL server says no, and that it is ready for the next. */
function refusal(): Buffer {
  const said = Buffer.from('SERROR\0VERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0', 'latin1')
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(said.byteLength + 4, 1)
  return Buffer.concat([head, said, Buffer.from([0x5a, 0, 0, 0, 5, 0x49])])
}

/** Stands between a node and its PostgreSQL server: a line that can be cut without a word, and a server that refuses to let it listen. */
export class NodeLine {
  /** So many times a LISTEN is refused from now on. */
  refusals = 0
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #cut = new WeakSet<Socket>()

  private constructor(target: URL) {
    this.#server = createServer((client) => this.#join(client, connect(Number(target.port), target.hostname)))
  }

  static async open(url: string): Promise<{ line: NodeLine; url: string }> {
    const line = new NodeLine(new URL(url))
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve))
    const own = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(portOf(line.#server)) })
    return { line, url: own.href }
  }

  /** What comes over the connections that are there now is swallowed, and nobody is told. */
  cut(): void {
    for (const socket of this.#sockets) this.#cut.add(socket)
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #join(client: Socket, server: Socket): void {
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    client.on('data', (bytes) => {
      if (this.#cut.has(client)) return
      if (this.refusals > 0 && /^Q....LISTEN/s.test(bytes.toString('latin1'))) {
        this.refusals -= 1
        client.write(refusal())
      } else server.write(bytes)
    })
    server.on('data', (bytes) => {
      if (!this.#cut.has(server)) client.write(bytes)
    })
  }
}
