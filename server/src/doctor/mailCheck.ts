import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { smtpOptions } from '../mail/carrier.ts'
import { type Finding, findingsOf } from './finding.ts'

/** Whether the mail server lets this installation in; no mail is sent. */
export async function checkMail({ smtpUrl, production }: Config): Promise<readonly Finding[]> {
  const { ok, warn, wrong } = findingsOf('mail')
  if (smtpUrl === undefined) {
    const says = 'without SMTP_URL mail lands in the folder outbox'
    return [production ? warn(says, 'Set SMTP_URL to a mail server.') : ok(says)]
  }
  const transport = createTransport(smtpOptions(smtpUrl))
  const { host } = new URL(smtpUrl)
  try {
    await transport.verify()
    return [ok(`${host} lets this installation in`)]
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'EAUTH'
      ? [
          wrong(
            `${host} refuses the user or the password.`,
            'Correct both in SMTP_URL, with % signs for what is special.',
          ),
        ]
      : [
          wrong(
            `${host} does not answer as a mail server (${String(code ?? 'no reason')}).`,
            'Correct host, port and smtp:// or smtps:// in SMTP_URL, and let this machine through the firewall.',
          ),
        ]
  } finally {
    transport.close()
  }
}
