import type { Config } from '../config.ts'
import { type Finding, findingsOf } from './finding.ts'

/** What is allowed and still a mistake in most installations. */
export function checkSettings(config: Config): readonly Finding[] {
  const { ok, warn } = findingsOf('settings')
  const found: Finding[] = []
  const isSecure = config.publicUrl.startsWith('https:')
  const { hostname } = new URL(config.publicUrl)
  const isElsewhere = hostname !== 'localhost' && !hostname.startsWith('127.')
  if (isElsewhere && !config.production)
    found.push(
      warn(
        `${config.publicUrl} runs as ${config.nodeEnv}: the demo accounts have a known password.`,
        'Set NODE_ENV=production.',
      ),
    )
  if (isElsewhere && !isSecure)
    found.push(
      warn(
        `PUBLIC_URL is ${config.publicUrl}: cookies travel unencrypted.`,
        'Put a proxy with a certificate in front and set PUBLIC_URL to its https address.',
      ),
    )
  if (isElsewhere && isSecure && config.trustProxy === false)
    found.push(
      warn(
        'TRUST_PROXY is not set: to the limits all people seem to have the address of the proxy.',
        'Set TRUST_PROXY to the number of proxies in front, such as 1.',
      ),
    )
  if (config.databaseUrl !== undefined && config.appSecret === undefined)
    found.push(
      warn(
        'APP_SECRET is not set: each machine makes its own, and then their hashes differ.',
        'Set APP_SECRET on all nodes to the text of the file secret in DATA_DIR of the first one.',
      ),
    )
  return found.length > 0 ? found : [ok(`${config.nodeEnv}, ${config.publicUrl}`)]
}
