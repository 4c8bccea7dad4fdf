import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** As `npm start` has it: a small young generation saves some 50 MB and costs no speed that was measurable. The floor gets the same. */
const flags = ['--max-semi-space-size=4']
const startWithin = 300_000

/** A server that listens. */
export interface Running {
  readonly pid: number
  readonly port: number
  /** From the start of the process until it answered, ms. */
  readonly startedIn: number
  stop(): Promise<void>
}

export interface Start {
  /** The script and its arguments. */
  readonly script: readonly string[]
  readonly port: number
  readonly env?: Readonly<Record<string, string>>
  /** Where it may write what it has to say; shown when it does not start. */
  readonly log: string
  readonly node?: { readonly program: string; readonly flags: readonly string[] }
}

/** Starts a server as a process of its own and waits until it answers. */
export async function startServer({ script, port, env = {}, log, node }: Start): Promise<Running> {
  const output = openSync(log, 'w')
  const began = performance.now()
  const child = spawn(node?.program ?? process.execPath, [...(node?.flags ?? flags), ...script], {
    cwd: root,
    env: { ...cleanEnv(), ...env },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    process.removeListener('exit', kill)
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await ended
  }
  try {
    await answering(child, port)
  } catch (error) {
    await stop()
    throw new Error(`${script[0]} did not start: ${readFileSync(log, 'utf8').slice(-2000)}`, { cause: error })
  }
  return { pid: child.pid ?? 0, port, startedIn: performance.now() - began, stop }
}

async function answering(child: ChildProcess, port: number): Promise<void> {
  for (const until = performance.now() + startWithin; performance.now() < until; await wait(10)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended')
    try {
      if ((await fetch(`http://127.0.0.1:${port}/readyz`)).ok) return
    } catch {
      // Nobody listens yet.
    }
  }
  throw new Error('it did not answer in time')
}

/** The product as it runs in production on a database that is there. */
export function productOn(port: number, env: Readonly<Record<string, string>>, log: string): Start {
  return {
    script: [join(root, 'server', 'src', 'main.ts')],
    port,
    // One account asks as much as the machine can answer (D21.1).
    env: { PORT: String(port), NODE_ENV: 'production', RATE_LIMIT: '0', REQUIRE_SECOND_FACTOR: '0', ...env },
    log,
  }
}

/** Without the settings of whoever runs the bench. */
function cleanEnv(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return { PATH, HOME, TMPDIR, LANG }
}
