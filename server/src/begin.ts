import { builtWeb, readConfig } from './config.ts'
import { listenEarly } from './earlyServer.ts'
import { errorText } from './startError.ts'

process.title = 'schakel'
// Whoever reads the log may go, as one that is started anew: people are served on.
for (const out of [process.stdout, process.stderr]) out.on('error', () => undefined)

try {
  const config = readConfig(process.env)
  // Before the rest of the code is read.
  const early = await listenEarly(config, builtWeb)
  await early.giveWay()
  const { serve } = await import('./serve.ts')
  await early.giveWay()
  await serve(config, early)
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`)
  process.exit(1)
}
