import { builtWeb, readConfig } from './config.ts'
import { listenEarly } from './earlyServer.ts'
import { errorText } from './startError.ts'

process.title = 'schakel'

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
