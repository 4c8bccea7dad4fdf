import { startPostgres } from './postgres.mjs'
import { pinnedNode, root, say, tool, toolEnv } from './project.mjs'
import { run } from './run.mjs'

/** What `server/test/security/interference/borders.ts` calls them; a test holds the two against each other. */
const BORDERS = ['identity', 'rival', 'notes', 'outside', 'join', 'spaces', 'named']

/**
 * Hunts at each border in a process of its own, so many at once; answers whether nothing was found. A real PostgreSQL where there is one:
 * it works beside the server, on another core, and does not slow down over a night.
 */
export async function interfere({ sequences, minutes, seed, themes, engine, borders, ...settings }) {
  const server = engine === 'embedded' ? {} : await startPostgres()
  if (server.reason) say(`${server.reason}: the embedded engine it is.`)
  const database = server.url
    ? { SERVER_TEST_ENGINE: 'postgres', TEST_DATABASE_URL: server.url }
    : { SERVER_TEST_ENGINE: 'pglite' }
  const left = borders === '' ? [...BORDERS] : borders.split(',')
  let isWhole = true
  const next = async () => {
    for (let border = left.shift(); border !== undefined; border = left.shift()) {
      const asked = [sequences, minutes, seed, themes || '-', border].join(' ')
      const { code } = await hunt({ NODE_ENV: 'test', INTERFERENCE: asked, ...database })
      if (code !== 0) isWhole = false
    }
  }
  try {
    await Promise.all(Array.from({ length: Number(settings['at-once']) }, next))
  } finally {
    await server.stop?.()
  }
  return isWhole
}

/** The hunt runs as a test, which has the databases. */
function hunt(env) {
  const vitest = [tool('vitest', 'vitest.mjs'), 'run', '--project', 'server', 'interference/interference']
  return run(pinnedNode(), [...vitest, '--disable-console-intercept'], { cwd: root, env: toolEnv(env) })
}
