// `npm start`: installs and builds what is missing or old, then becomes the server. Runs on Node 20 with nothing installed.
import { spawn } from 'node:child_process'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWebWhenOld, isBuilt } from './lib/build.mjs'
import { bundleServer } from './lib/bundle.mjs'
import { install } from './lib/install.mjs'
import { isNewEnough, pinnedNode, root, serverEnv } from './lib/project.mjs'
import { run } from './lib/run.mjs'

/** What makes the demo ends with it, and is done sooner with more room. */
const makerFlags = ['--max-semi-space-size=32']

const program = await prepare()
if (isNewEnough()) await become(program)
else standBefore(program)

/** Installs and builds; answers what is to be started, or ends with one line that says why nothing can be. */
async function prepare() {
  try {
    // What the server needs comes first: making the database and the demo takes as long as all the rest, and leaves it a core.
    await install({ part: 'server' })
    const [made] = await Promise.all(isBuilt(root) ? [bundleServer()] : [makeProgram(), prepareData()])
    return made
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Installs what building needs, and builds; answers what is to be started. */
async function makeProgram() {
  await install({ part: 'run' })
  const [program] = await Promise.all([bundleServer(), buildWebWhenOld()])
  return program
}

/** Makes the database ready; what is wrong with it the server says itself. */
function prepareData() {
  const main = join(root, 'server', 'src', 'prepareMain.ts')
  return run(pinnedNode(), [...makerFlags, main], { cwd: process.cwd(), env: serverEnv(), isMute: true })
}

/** Goes on as the server: another process would take a tenth of a second to come up. */
async function become(program) {
  Object.assign(process.env, serverEnv())
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  process.argv[1] = program
  await import(pathToFileURL(program).href)
}

/** Starts the server on a newer Node than this one, with its flags, and stands in front of it until it ends. */
function standBefore(program) {
  const follow = join(root, 'scripts', 'lib', 'follow.mjs')
  const parameters = ['--import', pathToFileURL(follow).href, ...process.execArgv, program, ...process.argv.slice(2)]
  const server = spawn(pinnedNode(), parameters, { env: serverEnv(), stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // Control-C in a terminal reaches the server by itself.
  const forwarded = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT']
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'])
    process.on(signal, () => forwarded.includes(signal) && server.kill(signal))
  server.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  server.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}
