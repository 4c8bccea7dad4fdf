import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserVersion, getBrowser } from './browser.mjs'
import { buildWeb, buildWebWhenOld } from './build.mjs'
import { hasPostgres, startPostgres } from './postgres.mjs'
import { pinnedNode, root, say, tool, toolEnv } from './project.mjs'
import { counts, readPlaywright, readVitest } from './results.mjs'
import { run } from './run.mjs'

/** What is checked by itself; what builds the web runs in Node and not in a browser. */
const typed = ['domain', 'server', 'demo', 'web', 'web/tsconfig.build.json', 'e2e', 'bench']

/**
 * The steps of the test command by name, in their order; each takes what to narrow the run to and the names of all that are run, and answers
 * its counts.
 */
export const steps = {
  types: async () => {
    const codes = {}
    for (const folder of typed)
      codes[`the types of ${folder}`] = await node([tool('typescript', 'bin', 'tsc'), '-p', folder])
    return tally(codes)
  },
  lint: async () =>
    tally({ 'the style of the code': await node([tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '.']) }),
  scripts: (filters) => vitest('scripts', filters),
  domain: (filters) => vitest('domain', filters),
  demo: (filters) => vitest('demo', filters),
  server: (filters, names) => {
    const isShared = filters.length === 0 && names.includes('postgres') && hasPostgres()
    return vitest('server', filters, { SERVER_TEST_ENGINE: 'pglite', ...(isShared ? { SERVER_TESTS: 'engine' } : {}) })
  },
  postgres: serverOnPostgres,
  web: (filters) =>
    existsSync(join(root, 'web', 'vite.config.ts')) ? vitest('web', filters) : counts(0, [], ['no web yet']),
  build: async () => {
    const { code, output } = await buildWeb()
    if (code !== 0) say(output)
    const held = code === 0 ? await node([join(root, 'web', 'sizes.mjs'), '--hold']) : 1
    return tally({ 'the build of the web': code, 'what each screen loads': held })
  },
  e2e: journeys,
}

/** The same tests of the server on a real PostgreSQL: the one of TEST_DATABASE_URL, else a throw-away one. */
async function serverOnPostgres(filters) {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startPostgres()
  if (!server.url) {
    // What the embedded engine left to it was not tested at all.
    if (hasPostgres()) return counts(0, [{ title: 'the start of PostgreSQL', message: server.reason }])
    return counts(
      0,
      [],
      [`${server.reason}; set TEST_DATABASE_URL or install PostgreSQL to run the tests of the server on it`],
    )
  }
  if (server.version) say(`PostgreSQL ${server.version}, thrown away afterwards`)
  try {
    return await vitest('server', filters, { SERVER_TEST_ENGINE: 'postgres', TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

async function vitest(project, filters, env = {}) {
  return await withFolder(async (folder) => {
    const report = join(folder, 'report.json')
    const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts', 'lib', 'vitestReport.mjs')}`]
    const code = await node([tool('vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters, ...filters], {
      ...env,
      VITEST_REPORT: report,
    })
    return readVitest(report, code)
  })
}

async function journeys(filters) {
  const specs = readdirSync(join(root, 'e2e'), { recursive: true }).filter(
    (name) => /\.(spec|test)\.ts$/.test(name) && !name.includes('node_modules'),
  )
  if (specs.length === 0) return counts(0, [], ['there are no journeys yet'])
  const browser = await getBrowser()
  if (!browser.path) {
    return counts(0, [{ title: 'the journeys', message: browser.reason }])
  }
  say(browserVersion(browser.path))
  // They go over what is built, also when this step is asked for alone.
  await buildWebWhenOld()
  return await withFolder(async (folder) => {
    const report = join(folder, 'report.json')
    const env = { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const code = await node(
      [tool('@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e', '--reporter=line,json', ...filters],
      env,
    )
    return readPlaywright(report, code)
  })
}

async function node(parameters, env = {}) {
  const { code } = await run(pinnedNode(), parameters, { cwd: root, env: toolEnv({ NODE_ENV: 'test', ...env }) })
  return code
}

/** Counts programs by name and the code they ended with; what they had to say stands above. */
function tally(codes) {
  const failed = Object.entries(codes).filter(([, code]) => code !== 0)
  return counts(
    Object.keys(codes).length - failed.length,
    failed.map(([title, code]) => ({ title, message: `It ended with code ${code}; what it said stands above.` })),
  )
}

async function withFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'schakel-test-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
