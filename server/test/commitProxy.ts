import { connect, createServer, type Server, type Socket } from 'node:net'
import { portOf } from '../src/portOf.ts'

/** What happens to the next COMMIT: it is done and not answered, never arrives, or is done by a server that is then away. */
export type Fate = 'unanswered' | 'lost' | 'away'

/** Stands between the program and a PostgreSQL server, and breaks the connection over which a COMMIT goes. */
export class CommitProxy {
  /** The fate of the next COMMIT; nothing when all goes well. */
  fate: Fate | undefined
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(target: URL) {
    this.#server = createServer((client) => this.#join(client, connect(Number(target.port), target.hostname)))
  }

  static async open(url: string): Promise<{ proxy: CommitProxy; url: string }> {
    const target = new URL(url)
    const proxy = new CommitProxy(target)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    const own = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(portOf(proxy.#server)) })
    return { proxy, url: own.href }
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #join(client: Socket, server: Socket): void {
    let ends: 'unanswered' | 'away' | undefined
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        client.destroy()
        server.destroy()
      })
    }
    client.on('data', (bytes) => {
      if (this.fate !== undefined && /^Q....commit\0$/s.test(bytes.toString('latin1'))) {
        const { fate } = this
        this.fate = undefined
        if (fate === 'lost') return client.destroy()
        ends = fate
      }
      server.write(bytes)
    })
    server.on('data', (bytes) => {
      if (ends === undefined) return client.write(bytes)
      if (ends === 'away') void this.close()
      client.destroy()
    })
  }
}
