import { setTimeout as wait } from 'node:timers/promises'
import type { DueMail } from '../store/mail/mails.ts'
import {
  dropMail,
  keepMail,
  MAIL_LOOK_MS,
  type Mail,
  msToNextMail,
  noteMailFailed,
  noteMailSent,
  takeMail,
} from '../store/mail/mails.ts'
import { gatherNews, noteNewsMailed, readNewsMail } from '../store/mail/newsMails.ts'
import { noteReportMailed, readReportMail, takeReportMail } from '../store/mail/reportMails.ts'
import type { Store } from '../store/store.ts'
import { warn } from '../warn.ts'
import type { Carrier } from './carrier.ts'
import { mailWithErased } from './letter.ts'
import { newsLetter, type Sender } from './newsLetter.ts'
import { isFinal, withoutWords } from './refusal.ts'
import { lostReportLetter, reportLetter } from './reportLetter.ts'

/** How long a mail that is on its way may still take when the server stops, ms: it stops within ten seconds. */
const LEAVE_MS = 5000

/** Keeps mail in the database. A node that has a carrier sends what is due, its own and that of other nodes. */
export class MailQueue {
  readonly #store: Store
  readonly #carrier: Carrier | undefined
  readonly #sender: Sender | undefined
  #round: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #gathering: Promise<void> = Promise.resolve()
  #gatherTimer: NodeJS.Timeout | undefined
  #isOpen = false
  #isStopping = false

  /** Without a carrier mail is kept for the nodes that have one; without a sender there is no mail about news (D13). */
  constructor(store: Store, carrier?: Carrier, sender?: Sender) {
    this.#store = store
    this.#carrier = carrier
    this.#sender = sender
  }

  /** Keeps a mail until it is sent. `inner` is the store of the transaction it belongs to: it goes with it or not at all; `wake` after it. */
  async send(mail: Mail, inner: Store = this.#store): Promise<void> {
    await keepMail(inner, mail)
    if (inner === this.#store) this.wake()
  }

  /** Begins to take out mail. */
  open(): void {
    if (this.#isStopping) return
    this.#isOpen = true
    this.wake()
    this.#gathering = this.#gatherRound()
  }

  /** Looks for mail now. */
  wake(): void {
    if (!this.#isOpen) return
    this.#round = this.#round.then(() => this.#goRound())
  }

  /** Takes out all that is due, until it stops. What fails waits for its next try; answers how many went. */
  async deliver(): Promise<number> {
    let sent = 0
    for (;;) {
      if (this.#isStopping) return sent
      const mail = this.#carrier && (await takeMail(this.#store, this.#sender !== undefined))
      if (!mail) return sent
      try {
        if (!(await this.#carry(mail))) continue
      } catch (error) {
        await noteMailFailed(this.#store, mail, { error: errorText(error), isFinal: isFinal(error) })
        continue
      }
      await noteMailSent(this.#store, mail.id)
      sent += 1
    }
  }

  /** Looks for what is new and was not seen, and keeps a mail for whom it may be for. */
  async gather(): Promise<void> {
    if (this.#carrier && this.#sender) await gatherNews(this.#store)
  }

  /** Sends the reports that are due this month, each by one node, in the form that its reader has of it now. Answers how many went. */
  async deliverReports(): Promise<number> {
    let sent = 0
    for (;;) {
      if (this.#isStopping) return sent
      const due = this.#carrier && this.#sender && (await takeReportMail(this.#store))
      if (!due || !this.#sender) return sent
      try {
        const mail = await readReportMail(this.#store, due)
        if (mail === 'later') continue
        if (mail) {
          const written =
            'report' in mail ? reportLetter(mail, due.month, this.#sender) : lostReportLetter(mail, this.#sender)
          const letter = mailWithErased(written)
          const id = `report-${due.report}-${due.user.replace('/', '-')}-${due.month}`
          await this.#carrier?.carry({ ...letter, id, tries: 1 })
          sent += 1
        }
      } catch (error) {
        warn(withoutWords(error))
        // What another try may get out is tried again later.
        if (!isFinal(error)) continue
      }
      await noteReportMailed(this.#store, due)
    }
  }

  /** Answers false for news that is none any more: read meanwhile, or not to be read by them. */
  async #carry(mail: DueMail): Promise<boolean> {
    const { reader } = mail
    if (reader === undefined || !this.#sender) {
      await this.#carrier?.carry(mailWithErased(mail))
      return true
    }
    const told = await readNewsMail(this.#store, reader)
    if (!told) {
      await dropMail(this.#store, mail.id)
      return false
    }
    await this.#carrier?.carry(mailWithErased({ ...mail, ...newsLetter(told, this.#sender) }))
    await noteNewsMailed(this.#store, reader, told.news)
    return true
  }

  /** Takes nothing more: what waits is for the next start, or for another node. */
  stop(): void {
    this.#isStopping = true
    this.#isOpen = false
    clearTimeout(this.#timer)
    clearTimeout(this.#gatherTimer)
  }

  /** Stops. What is on its way is waited for, but not for longer than there is time for: then it goes once more, as the same message. */
  async close(withinMs: number = LEAVE_MS): Promise<void> {
    this.stop()
    const enough = new AbortController()
    const late = wait(withinMs, undefined, { signal: enough.signal }).catch(() => undefined)
    await Promise.race([Promise.all([this.#round, this.#gathering]), late])
    enough.abort()
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
      warn(error)
    }
    if (!this.#isOpen) return
    this.#timer = setTimeout(() => this.wake(), Math.max(pause, 1000))
    this.#timer.unref()
  }

  /** By itself: who waits for a new password does not wait until it is known who is to hear of what. */
  async #gatherRound(): Promise<void> {
    try {
      await this.gather()
      await this.deliverReports()
    } catch (error) {
      warn(error)
    }
    this.wake()
    if (!this.#isOpen) return
    this.#gatherTimer = setTimeout(() => {
      this.#gathering = this.#gatherRound()
    }, MAIL_LOOK_MS)
    this.#gatherTimer.unref()
  }
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
