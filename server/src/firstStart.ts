import { accounts, DEMO_PASSWORD } from '../../demo/accounts.ts'
import type { Config } from './config.ts'
import { findLogin } from './store/auth/passwords.ts'
import { isEmpty } from './store/isEmpty.ts'
import type { Store } from './store/store.ts'

/** D17.1: an empty database gets the demo world, unless the settings say otherwise. */
export async function prepareDemo(store: Store, config: Config): Promise<void> {
  if (!config.demo || !(await isEmpty(store))) return
  // Read only now: a start with data does not wait for the demo's code.
  const { loadDemo } = await import('./demo/loadDemo.ts')
  await loadDemo(store, say)
}

/** Says where the server is, and who to log in as. */
export async function announce(store: Store, config: Config, port: number): Promise<void> {
  say(`${config.brandName} is running at ${addressOf(config, port)}`)
  const hasDemo = config.demo && (await findLogin(store, accounts[0]?.email ?? '')) !== undefined
  if (!hasDemo) return
  say(`\nDemo accounts, all with the password ${DEMO_PASSWORD}:`)
  const shown = accounts.filter(({ canLogIn }) => canLogIn)
  for (const { email, role, seat } of shown)
    say(`  ${email.padEnd(28)}${meanings.get(role) ?? role}${seat.endsWith('2') ? ', another one' : ''}`)
}

const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    admin: 'super user',
    staff: 'staff of the knowledge centre',
    suppliers: 'software supplier',
    endusers: 'end-user organisation',
    members: 'member organisation',
  }),
)

/** What to type into a browser. */
function addressOf({ publicUrl, host }: Config, port: number): string {
  const url = new URL(publicUrl)
  if (url.hostname !== 'localhost') return publicUrl
  const isAnywhere =
    host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === 'localhost' || host === '::1'
  return `http://${isAnywhere ? 'localhost' : host}:${port}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
