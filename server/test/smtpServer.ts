import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { portOf } from '../src/portOf.ts'

/** What an SMTP server was told by one client. */
export interface Delivery {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as they came over the line. */
  readonly message: string
}

/** An SMTP server for tests, on a real socket of this machine. */
export class SmtpServer {
  readonly deliveries: Delivery[] = []
  /** What the next recipients are answered instead of yes, such as `451 later`. */
  readonly refusals: string[] = []
  readonly #server: SMTPServer

  /** With a password it lets in only who has that one. */
  private constructor(password?: string) {
    this.#server = new SMTPServer({
      disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
      onAuth: (auth, _session, done) =>
        auth.password === password ? done(null, { user: auth.username }) : done(new Error('no')),
      disableReverseLookup: true,
      closeTimeout: 1,
      onRcptTo: (_address, _session, done) => {
        const [code, reason = ''] = this.refusals.shift()?.split(' ') ?? []
        done(code === undefined ? null : Object.assign(new Error(reason), { responseCode: Number(code) }))
      },
      onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
        text(stream).then((message) => {
          const from = mailFrom ? mailFrom.address : ''
          this.deliveries.push({ from, to: rcptTo.map(({ address }) => address), message })
          done()
        }, done)
      },
    })
  }

  static async open(password?: string): Promise<SmtpServer> {
    const made = new SmtpServer(password)
    // A client that is gone is none of the server's business.
    made.#server.on('error', () => undefined)
    await new Promise<void>((resolve) => made.#server.listen(0, '127.0.0.1', resolve))
    return made
  }

  get url(): string {
    return `smtp://127.0.0.1:${portOf(this.#server.server)}`
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve))
  }
}
