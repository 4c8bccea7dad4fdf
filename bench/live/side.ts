import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { memoryOf } from '../measure/processes.ts'
import type { Running } from '../measure/server.ts'
import { type Caller, tabOf, type Watcher } from './people.ts'

const script = fileURLToPath(new URL('./crowd.ts', import.meta.url))

/** A server with everybody connected to it, of whom some are in this process. */
export interface LiveSide {
  readonly port: number
  /** Who writes over HTTP. */
  readonly boss: Caller
  /** Who looks on. */
  readonly people: readonly Watcher[]
  /** Of the server for each socket, KB. */
  readonly memory: number | undefined
  stop(): Promise<void>
}

/** Lets everybody in. */
export async function crowdAt({ pid, port }: Running, boss: Caller, people: readonly Watcher[]): Promise<LiveSide> {
  const before = memoryOf(pid)
  const crowd = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const kill = () => crowd.kill('SIGKILL')
  process.once('exit', kill)
  crowd.stdin.end(JSON.stringify({ port, people }))
  const [said] = await Promise.race([once(crowd.stdout, 'data'), once(crowd, 'exit')])
  if (!String(said).startsWith('ready')) throw new Error('the crowd did not come in')
  const after = memoryOf(pid)
  return {
    port,
    boss,
    people,
    memory: before && after && ((after.now - before.now) * 1024) / people.length,
    stop: async () => {
      process.removeListener('exit', kill)
      if (crowd.kill('SIGTERM')) await once(crowd, 'exit')
    },
  }
}

/** So many more come in to write about one item. */
export function editorsAt({ port, people }: LiveSide, item: string, count: number) {
  return Promise.all(people.slice(0, count).map(({ token }) => tabOf(port, { token, item })))
}
