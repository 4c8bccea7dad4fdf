import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { World } from './world.ts'

const script = fileURLToPath(new URL('server.ts', import.meta.url))
/** So often it is asked whether it is ready, ms. */
const ASKED_EVERY = 200

/** Starts the server of a world and answers when it is ready; with E2E_REUSE one that runs there already is used, and left. */
export async function startServer(world: World): Promise<AsyncDisposable> {
  const isTaken = await answers(world, '/healthz')
  if (isTaken && process.env.E2E_REUSE === '1') return { [Symbol.asyncDispose]: async () => {} }
  if (isTaken)
    throw new Error(`Something answers at ${world.url} already: choose another E2E_PORT, or set E2E_REUSE=1.`)
  const server = spawn(process.execPath, ['--max-semi-space-size=4', script], {
    env: { ...process.env, ...settingsOf(world) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  server.stderr.on('data', (said) => process.stderr.write(said))
  const end = () => server.kill('SIGTERM')
  process.once('exit', end)
  while (!(await answers(world, '/readyz'))) {
    if (server.exitCode !== null) throw new Error(`The server of ${world.url} ended with code ${server.exitCode}.`)
    await wait(ASKED_EVERY)
  }
  return {
    [Symbol.asyncDispose]: async () => {
      process.off('exit', end)
      if (server.exitCode !== null) return
      const ended = once(server, 'exit')
      end()
      await ended
    },
  }
}

async function answers(world: World, path: string): Promise<boolean> {
  try {
    return (await fetch(`${world.url}${path}`)).ok
  } catch {
    return false
  }
}

function settingsOf({ port, dataDir, providerPort }: World): NodeJS.ProcessEnv {
  const provider = `http://127.0.0.1:${providerPort}`
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    SCHAKEL_DEMO: '1',
    // The journeys of all browsers are those of a few accounts, as fast as a machine goes.
    RATE_LIMIT: '0',
    // The journey of logging in elsewhere opens this provider.
    OIDC_ISSUER: provider,
    OIDC_CLIENT_ID: 'schakel',
    OIDC_CLIENT_SECRET: 'een geheim van de test',
    OIDC_NAME: 'Werkaccount',
    // It is Google as well, with a calendar that may be connected.
    GOOGLE_URL: provider,
  }
}
