import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where it stands by which number the server of the journeys is known. */
export function pidFile(): string {
  return join(process.env.DATA_DIR ?? process.env.E2E_DATA_DIR ?? '', 'e2e.pid')
}

/** Ends the server of the journeys in the middle of whatever it does; it is begun again. */
export function killServer(): void {
  process.kill(Number(readFileSync(pidFile(), 'utf8')), 'SIGKILL')
}
