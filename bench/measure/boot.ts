import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from './processes.ts'
import { type Running, root, type Start, startServer } from './server.ts'

export interface Boot {
  /** From the command until it answers, ms. */
  readonly first: number
  readonly second: number
  /** Of the first start, the making of the demo world, s. */
  readonly demo: number | undefined
  /** A bare server that opens the same database, ms. */
  readonly floor: number
  /** What the server holds a few seconds after its second start, MB. */
  readonly idle: number | undefined
}

const idleMs = 3000

/** So often the second start is measured; the soonest counts, at the floor too. */
const times = 3

/**
 * Starts the product as a person does, with the demo, on nothing: the first start makes the database and its world. Then again, in turn with
 * the floor. While it runs for the last time, `during` may look at it.
 */
export async function measureBoot(
  port: number,
  env: Readonly<Record<string, string>>,
  log: string,
  floorStart: Start,
  during: (server: Running) => Promise<void>,
): Promise<Boot> {
  const start = () =>
    startServer({
      script: [`${root}scripts/start.mjs`],
      port,
      env: { ...env, PORT: String(port) },
      log,
    })
  const first = await start()
  await first.stop()
  const [, demo] = /The demo world is there, after ([\d.]+) s/.exec(readFileSync(log, 'utf8')) ?? []
  const seconds: number[] = []
  const floors: number[] = []
  for (let nr = 1; nr < times; nr += 1) {
    floors.push(await startedIn(startServer(floorStart)))
    seconds.push(await startedIn(start()))
  }
  floors.push(await startedIn(startServer(floorStart)))
  const second = await start()
  seconds.push(second.startedIn)
  try {
    await wait(idleMs)
    const idle = memoryOf(second.pid)?.now
    await during(second)
    return {
      first: first.startedIn,
      second: Math.min(...seconds),
      demo: demo === undefined ? undefined : Number(demo),
      floor: Math.min(...floors),
      idle,
    }
  } finally {
    await second.stop()
  }
}

async function startedIn(starting: Promise<Running>): Promise<number> {
  const server = await starting
  await server.stop()
  return server.startedIn
}
