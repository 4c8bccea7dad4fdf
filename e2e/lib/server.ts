// The server of the journeys, begun again whenever it is killed: what people have open then is to go on where it was.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pidFile } from './restart.ts'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
/** So long it stays away, ms: whoever is connected notices. */
const AWAY_MS = 500

const pid = pidFile(process.env.DATA_DIR ?? '')
mkdirSync(dirname(pid), { recursive: true })
let isEnding = false
for (;;) {
  const server = spawn(process.execPath, [...process.execArgv, main], { stdio: 'inherit' })
  writeFileSync(pid, String(server.pid))
  const end = (signal: NodeJS.Signals) => {
    isEnding = true
    server.kill(signal)
  }
  const kill = () => server.kill('SIGKILL')
  process.on('SIGTERM', end).on('SIGINT', end).on('exit', kill)
  const code = await new Promise<number | null>((resolve) => server.once('exit', resolve))
  process.off('SIGTERM', end).off('SIGINT', end).off('exit', kill)
  // One that ended by itself has something to say.
  if (isEnding || code !== null) process.exit(code ?? 0)
  await wait(AWAY_MS)
}
