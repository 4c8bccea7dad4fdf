// `npm run soak`: kills the server in the middle of writing, again and again, and looks whether anything was lost. Runs on Node 20 with
// nothing installed.
//   npm run soak                                              50 rounds on each engine
//   npm run soak -- --rounds 5 --engine embedded|postgres
// PostgreSQL is a throw-away one, which is crashed in its turn.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './lib/install.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { pinnedNode, root, say, toolEnv } from './lib/project.mjs'

const program = join(root, 'server', 'test', 'soak', 'main.ts')

try {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '50' }, engine: { type: 'string', default: 'both' } },
  })
  await install()
  const engines = values.engine === 'both' ? ['embedded', 'postgres'] : [values.engine]
  for (const engine of engines) if (!(await soak(engine, values.rounds))) process.exitCode = 1
} catch (error) {
  say(error.message)
  process.exitCode = 1
}

async function soak(engine, rounds) {
  if (engine !== 'postgres') return await follow([engine, rounds])
  const server = await startPostgres({ durable: true })
  if (!server.url) {
    say(`PostgreSQL is left out: ${server.reason}.`)
    return true
  }
  try {
    return await follow([engine, rounds, server.url], server.crash)
  } finally {
    await server.stop()
  }
}

/** Runs the program; it may ask for a crash of the database, and is told when that is up again. */
function follow(parameters, crash) {
  const child = spawn(pinnedNode(), [program, ...parameters], {
    env: toolEnv(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (what) => {
    if (what === 'crash')
      crash().then(
        () => child.send('up'),
        (error) => say(error.message),
      )
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}
