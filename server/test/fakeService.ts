import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { portOf } from '../src/portOf.ts'

/** A request as a service outside got it. */
export interface ServiceRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface ServiceAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string | object
}

type Answers = (request: ServiceRequest) => ServiceAnswer | undefined | Promise<ServiceAnswer>

/** A service outside on a port of this machine: answers as the test says, and remembers what it was asked. */
export class FakeService {
  readonly asked: ServiceRequest[] = []
  readonly #server: Server
  #answers: Answers = () => undefined

  private constructor(server: Server) {
    this.#server = server
  }

  static async open(answers: Answers): Promise<FakeService> {
    const server = createServer()
    const fake = new FakeService(server)
    fake.#answers = answers
    server.on('request', async (request, response) => {
      const { method = '', headers } = request
      const asked = { method, headers, url: new URL(request.url ?? '', fake.url), body: await text(request) }
      fake.asked.push(asked)
      const { status = 200, body = '', headers: said = {} } = (await fake.#answers(asked)) ?? { status: 404 }
      const isRaw = typeof body === 'string' || body instanceof Uint8Array
      response.writeHead(status, { ...(isRaw ? {} : { 'content-type': 'application/json' }), ...said })
      response.end(isRaw ? body : JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return fake
  }

  /** From now on it answers otherwise. */
  answer(answers: Answers): void {
    this.#answers = answers
  }

  get url(): string {
    return `http://127.0.0.1:${portOf(this.#server)}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
