// `npm run bench`: measures the built product against a floor; see bench/README.md. Runs on Node 20 with nothing installed.
//   npm run bench                                             everything
//   npm run bench -- --engine postgres --rows 10000 --seconds 2 --only page,search
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { buildWebWhenOld } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { freePort, startPostgres } from './lib/postgres.mjs'
import { pinnedNode, root, say, toolEnv } from './lib/project.mjs'
import { run } from './lib/run.mjs'

const words = process.argv.slice(2)
let server
try {
  await install()
  await buildWebWhenOld()
  if (words.join(' ').includes('--engine embedded')) process.exitCode = await bench(words)
  else process.exitCode = await benchOnPostgres()
} catch (error) {
  say(error.message)
  process.exitCode = 1
} finally {
  await server?.stop()
}

async function benchOnPostgres() {
  server = await startPostgres({ durable: true })
  if (server.url) return await bench(words, server)
  const { reason } = server
  server = undefined
  if (words.includes('--engine') && !words.includes('both')) throw new Error(`PostgreSQL is left out: ${reason}.`)
  say(`PostgreSQL is left out: ${reason}.`)
  return await bench([...words, '--engine', 'embedded'])
}

async function bench(parameters, postgres) {
  const env = {
    BENCH_PORTS: `${await freePort()},${await freePort()}`,
    CHROMIUM_PATH: findBrowser() ?? '',
    ...(postgres
      ? {
          BENCH_POSTGRES: postgres.url,
          BENCH_POSTGRES_PID: String(postgres.pid),
          BENCH_POSTGRES_VERSION: String(postgres.version),
        }
      : {}),
  }
  const { code } = await run(pinnedNode(), [join(root, 'bench', 'main.ts'), ...parameters], { env: toolEnv(env) })
  return code
}
