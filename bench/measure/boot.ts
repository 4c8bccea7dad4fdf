import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from './processes.ts'
import { type Running, root, startServer } from './server.ts'

export interface Boot {
  /** From the command until it answers, ms. */
  readonly first: number
  readonly second: number
  /** What the server holds a few seconds after its second start, MB. */
  readonly idle: number | undefined
}

const idleMs = 3000

/**
 * Starts the product twice as a person does, with the demo, on nothing: the first start makes the database and its world. While it runs
 * for the second time, `during` may look at it.
 */
export async function measureBoot(
  port: number,
  env: Readonly<Record<string, string>>,
  log: string,
  during: (server: Running) => Promise<void>,
): Promise<Boot> {
  const start = () =>
    startServer({
      script: [`${root}scripts/start.mjs`],
      node: { program: process.execPath, flags: [] },
      port,
      env: { ...env, PORT: String(port) },
      log,
    })
  const first = await start()
  await first.stop()
  const second = await start()
  try {
    await wait(idleMs)
    const idle = memoryOf(second.pid)?.now
    await during(second)
    return { first: first.startedIn, second: second.startedIn, idle }
  } finally {
    await second.stop()
  }
}
