import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, SentMessageInfo } from 'nodemailer'
import type { Config } from '../config.ts'
import type { DueMail } from '../store/mail/mails.ts'

/** How long a mail server may be silent before it is given up for this time, ms. */
const SILENCE_MS = 20_000

/** Takes a mail out of the house. Throws when it could not. */
export interface Carrier {
  carry(mail: DueMail): Promise<void>
  close(): void
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'production'>

/** D8.8: by the mail server of SMTP_URL, else into the folder `outbox` of the data folder. */
export function carrierOf(config: MailConfig): Carrier {
  return config.smtpUrl === undefined ? folderCarrier(config) : smtpCarrier(config.smtpUrl, config)
}

function smtpCarrier(url: string, { mailFrom }: MailConfig): Carrier {
  const open = async () => (await readMailer()).createTransport(smtpOptions(url))
  let transport: ReturnType<typeof open> | undefined
  return {
    async carry(mail) {
      transport ??= open()
      await (await transport).sendMail(messageOf(mail, mailFrom))
    },
    close: () =>
      void transport?.then(
        (opened) => opened.close(),
        // Each mail was told that it could not be opened.
        () => undefined,
      ),
  }
}

/** What makes mail: a start does not wait for it, and no mail either. A first one that took longer would tell that one goes (D20). */
export const readMailer = () => import('nodemailer')

/** How to reach the mail server of an SMTP_URL. */
export function smtpOptions(url: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    // Between machines a mail goes encrypted, or not at all where the address asks so.
    requireTLS: searchParams.get('requireTLS') === 'true',
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function folderCarrier({ mailFrom, dataDir, production }: MailConfig): Carrier {
  const folder = join(dataDir, 'outbox')
  return {
    async carry(mail) {
      const writer = (await readMailer()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message }: SentMessageInfo = await writer.sendMail(messageOf(mail, mailFrom))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      // Whoever watches the folder sees whole mails alone.
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
      // Whom people are mailed is nothing for the log of a server.
      process.stdout.write(`${production ? 'A mail is kept in' : `Mail for ${mail.to}:`} ${join(folder, name)}\n`)
    },
    close: () => undefined,
  }
}

function messageOf({ id, to, subject, text, html }: DueMail, from: string): SendMailOptions {
  return {
    from,
    // An address as an object: what stands in it is never read as a list of addresses.
    to: { name: '', address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    // The same for every try: a mail server that got it twice may see that.
    messageId: `<${id}@${from.replace(/^.*@|>$/g, '')}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
