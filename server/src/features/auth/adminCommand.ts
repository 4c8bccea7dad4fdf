import { parseArgs } from 'node:util'
import { Invalid, types } from '@schakel/domain'
import { type Config, readConfig } from '../../config.ts'
import { openStore } from '../../openStore.ts'
import { ConfigError, StartError } from '../../startError.ts'
import { keepKey } from '../../store/auth/accountKeys.ts'
import { firstSpace } from '../../store/auth/accounts.ts'
import { countSupers } from '../../store/auth/supers.ts'
import type { Store } from '../../store/store.ts'
import { systemViewer } from '../../store/system.ts'
import { freeUsername } from './freeUsername.ts'

const USAGE = 'Usage: npm run admin -- --email you@example.nl [--name "Your Name"]'

/** What the person who gave the command is told, in one line. */
class AdminError extends Error {}

/** `npm run admin`: makes the first super user and prints the link by which they choose a password (D17.1). Answers the exit code. */
export async function runAdmin(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  out: { readonly say: (line: string) => void; readonly fail: (line: string) => void },
): Promise<number> {
  let store: Store | undefined
  try {
    const { email, name } = optionsOf(args)
    const config = readConfig(env)
    store = await openStore(config)
    const link = await makeFirst(store, config, email, name)
    out.say(`Choose your password here; the link works once, for seven days:\n${link}`)
    return 0
  } catch (error) {
    const isKnown = error instanceof AdminError || error instanceof StartError || error instanceof ConfigError
    if (!isKnown) throw error
    out.fail(error.message)
    return 1
  } finally {
    await store?.database.close()
  }
}

/** Makes the one first super user, in the first space or a new one, without a password. */
export async function makeFirst(store: Store, config: Config, email: string, name: string): Promise<string> {
  const key = await store.together(
    async (inner) => {
      if ((await countSupers(inner)) > 0) throw new AdminError('There is a super user already; they can make others.')
      const system = inner.as(systemViewer)
      const space =
        (await firstSpace(inner)) ??
        (await system.create({ item: { _type: 'space', name: config.publicBrandName, $role: 'Space' } }))._id
      const username = await freeUsername(inner, name)
      const item = { _type: 'user', name, username, email, role: 'admin', _feed: 'ROOT', $role: 'Beheerder' }
      try {
        const { _id } = await system.create({ item, parent: space })
        return await keepKey(inner, { purpose: 'first', user: _id, detail: {} })
      } catch (error) {
        if (!(error instanceof Invalid)) throw error
        throw new AdminError(`This is not right: ${error.message}.\n${USAGE}`)
      }
    },
    { alone: 'the first super user' },
  )
  return `${config.publicUrl}/reset?key=${key}`
}

function optionsOf(args: readonly string[]): { email: string; name: string } {
  try {
    const { values } = parseArgs({ args: [...args], options: { email: { type: 'string' }, name: { type: 'string' } } })
    if (!values.email) throw new AdminError(USAGE)
    const parsed = types.user.fields.email.parse(values.email, { now: new Date() })
    if ('issues' in parsed) throw new AdminError(`${values.email} is no e-mail address.`)
    return { email: parsed.value, name: values.name ?? 'Beheerder' }
  } catch (error) {
    throw new AdminError(error instanceof AdminError ? error.message : USAGE)
  }
}
