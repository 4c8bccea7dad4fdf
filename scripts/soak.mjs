// `npm run soak`: kills the server in the middle of writing, again and again, and looks whether anything was lost. Runs on Node 20 with
// nothing installed.
//   npm run soak                                              50 rounds on each engine
//   npm run soak -- --rounds 5 --engine embedded|postgres
// PostgreSQL is a throw-away one, which is crashed in its turn.
// `npm run soak -- --interference`: does random deeds in two worlds that differ in one secret, and looks whether a reader could tell
// them apart (server/test/security/interference/README.md). Ends at the first that can, with the shortest way to it and the seed.
//   npm run soak -- --interference --sequences 10000 --minutes 480 --seed 1 --themes guesses,talk --borders identity,rival --at-once 2
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './lib/install.mjs'
import { interfere } from './lib/interfere.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { pinnedNode, root, say, toolEnv } from './lib/project.mjs'

const program = join(root, 'server', 'test', 'soak', 'main.ts')

try {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '50' },
      engine: { type: 'string', default: 'both' },
      interference: { type: 'boolean', default: false },
      sequences: { type: 'string', default: '10000' },
      minutes: { type: 'string', default: '480' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      themes: { type: 'string', default: '' },
      borders: { type: 'string', default: '' },
      'at-once': { type: 'string', default: '2' },
    },
  })
  await install()
  if (values.interference) process.exit((await interfere(values)) ? 0 : 1)
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
