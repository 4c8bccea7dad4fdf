import {
  keepMail,
  MAIL_LOOK_MS,
  type Mail,
  msToNextMail,
  noteMailFailed,
  noteMailSent,
  takeMail,
} from '../store/mails.ts'
import type { Store } from '../store/store.ts'
import type { Carrier } from './carrier.ts'

/** The post of this node: keeps mail in the database and, once it has a carrier, takes out what is due, its own and that of other nodes. */
export class Post {
  readonly #store: Store
  readonly #carrier: Carrier | undefined
  #round: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #isOpen = false

  /** Without a carrier mail is kept for the nodes that have one. */
  constructor(store: Store, carrier?: Carrier) {
    this.#store = store
    this.#carrier = carrier
  }

  /** Keeps a mail until it is sent. `inner` is the store of the transaction it belongs to: it goes with it or not at all; `wake` after it. */
  async send(mail: Mail, inner: Store = this.#store): Promise<void> {
    await keepMail(inner, mail)
    if (inner === this.#store) this.wake()
  }

  /** Begins to take out mail. */
  open(): void {
    this.#isOpen = true
    this.wake()
  }

  /** Looks for mail now. */
  wake(): void {
    if (!this.#isOpen) return
    this.#round = this.#round.then(() => this.#goRound())
  }

  /** Takes out all that is due. What fails waits for its next try; answers how many went. */
  async deliver(): Promise<number> {
    let sent = 0
    for (;;) {
      const mail = this.#carrier && (await takeMail(this.#store))
      if (!mail) return sent
      try {
        await this.#carrier.carry(mail)
      } catch (error) {
        await noteMailFailed(this.#store, mail, { error: errorText(error), isFinal: isFinal(error) })
        continue
      }
      await noteMailSent(this.#store, mail.id)
      sent += 1
    }
  }

  /** Stops; what is on its way is waited for. */
  async close(): Promise<void> {
    this.#isOpen = false
    clearTimeout(this.#timer)
    await this.#round
    this.#carrier?.close()
  }

  async #goRound(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.#isOpen) return
    let pause = MAIL_LOOK_MS
    try {
      await this.deliver()
      pause = Math.min(pause, (await msToNextMail(this.#store)) ?? pause)
    } catch (error) {
      // The database is away: the mail is not, and the next round finds it.
      process.emitWarning(error instanceof Error ? error : String(error))
    }
    if (!this.#isOpen) return
    this.#timer = setTimeout(() => this.wake(), Math.max(pause, 1000))
    this.#timer.unref()
  }
}

// The mail server said no for good (5xx about this mail): trying again would only annoy it. A login that fails is ours to mend.
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  const what = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'number' && code >= 500 && what !== 'EAUTH'
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
