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

/** Where a server may say no: to whoever connects, to who sends, to an address, to what a mail says. */
type Step = 'greeting' | 'sender' | 'recipient' | 'words'

/** An SMTP server for tests, on a real socket of this machine. */
export class SmtpServer {
  readonly deliveries: Delivery[] = []
  readonly #refusals: { readonly at: Step; readonly answer: string }[] = []
  readonly #server: SMTPServer

  /** With a password it lets in only who has that one. */
  private constructor(password?: string) {
    this.#server = new SMTPServer({
      disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
      onAuth: (auth, _session, done) =>
        auth.password === password ? done(null, { user: auth.username }) : done(new Error('no')),
      disableReverseLookup: true,
      closeTimeout: 1,
      onConnect: (_session, done) => done(this.#refusalAt('greeting')),
      onMailFrom: (_address, _session, done) => done(this.#refusalAt('sender')),
      onRcptTo: (_address, _session, done) => done(this.#refusalAt('recipient')),
      onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
        text(stream).then((message) => {
          const refusal = this.#refusalAt('words')
          if (refusal) return done(refusal)
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

  /** What the next ones hear at a step instead of yes, such as `451 later`. */
  refuse(at: Step, ...answers: readonly string[]): void {
    this.#refusals.push(...answers.map((answer) => ({ at, answer })))
  }

  #refusalAt(at: Step): Error | null {
    const found = this.#refusals.findIndex((refusal) => refusal.at === at)
    if (found < 0) return null
    const [code, ...words] = this.#refusals.splice(found, 1)[0]?.answer.split(' ') ?? []
    return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) })
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve))
  }
}
