import { join } from 'node:path'
import { projectRoot, readConfig } from './config.ts'
import { openDoor } from './door.ts'
import { StartError } from './startError.ts'

process.title = 'schakel'

try {
  const config = readConfig(process.env)
  // Whoever comes is let in before the rest of the code is read.
  const door = await openDoor(config, join(projectRoot, 'web', 'dist'))
  const { serve } = await import('./serve.ts')
  await serve(config, door)
} catch (error) {
  // What the person starting it can do something about is one line; anything else is a fault of ours and needs its trace.
  process.stderr.write(`${error instanceof StartError ? error.message : errorText(error)}\n`)
  process.exit(1)
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
