import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What an SMTP server was told by one client. */
export interface Delivery {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as they came over the line. */
  readonly message: string
}

/** A small SMTP server for tests, on a real socket of this machine. */
export class SmtpServer {
  readonly deliveries: Delivery[] = []
  /** What the next recipients are answered instead of yes. */
  readonly refusals: string[] = []
  readonly #server = createServer((socket) => this.#talk(socket))
  readonly #sockets = new Set<Socket>()

  static async open(): Promise<SmtpServer> {
    const made = new SmtpServer()
    await new Promise<void>((resolve) => made.#server.listen(0, '127.0.0.1', resolve))
    return made
  }

  get url(): string {
    const address: AddressInfo | string | null = this.#server.address()
    if (typeof address !== 'object' || address === null) throw new Error('the server does not listen')
    return `smtp://127.0.0.1:${address.port}`
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #talk(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let rest = ''
    let from = ''
    let to: string[] = []
    let body: string[] | undefined
    const say = (line: string) => socket.write(`${line}\r\n`)
    const onLine = (line: string) => {
      if (body) {
        if (line !== '.') {
          body.push(line.replace(/^\./, ''))
          return
        }
        this.deliveries.push({ from, to, message: body.join('\r\n') })
        body = undefined
        to = []
        say('250 kept')
        return
      }
      const verb = line.split(/[ :]/)[0]?.toUpperCase()
      if (verb === 'EHLO') say('250-here\r\n250 8BITMIME')
      else if (verb === 'MAIL') {
        from = /<(.*?)>/.exec(line)?.[1] ?? ''
        say('250 ok')
      } else if (verb === 'RCPT') {
        const refusal = this.refusals.shift()
        if (refusal === undefined) to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
        say(refusal ?? '250 ok')
      } else if (verb === 'DATA') {
        body = []
        say('354 go on')
      } else if (verb === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
    say('220 here')
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    })
  }
}
