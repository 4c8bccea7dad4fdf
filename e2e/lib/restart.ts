import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { worldOfWorker } from './world.ts'

/** Where it stands by which number the server of a world is known. */
export function pidFile(dataDir: string): string {
  return join(dataDir, 'e2e.pid')
}

/** Ends the server of these journeys in the middle of whatever it does; it is begun again. */
export function killServer(): void {
  process.kill(Number(readFileSync(pidFile(worldOfWorker().dataDir), 'utf8')), 'SIGKILL')
}
