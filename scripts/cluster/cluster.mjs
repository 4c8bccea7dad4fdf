import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../lib/postgres.mjs'
import { pinnedNode, root, serverEnv } from '../lib/project.mjs'
import { makeCopies } from './copies.mjs'
import { makeDatabases } from './database.mjs'
import { ports, startPooler, startProxy } from './front.mjs'
import { gateway, makeNetwork, whyNoNetwork } from './network.mjs'
import { ask, startProgram, until } from './programs.mjs'

const needed = ['ip', 'setpriv', 'etcd', 'patroni', 'pgbouncer', 'haproxy']
const DATABASE = 'postgres'

/** Why this machine cannot put up a cluster, with these programs besides; undefined where it can. */
export function whyNoCluster(more = []) {
  if (process.platform !== 'linux' || process.getuid() !== 0) return 'it needs root on Linux'
  const missing = [...needed, ...more].filter((program) => !isThere(program))
  if (missing.length > 0) return `these programs are missing: ${missing.join(', ')}`
  if (!findPostgres()) return 'there is no PostgreSQL on this machine'
  return whyNoNetwork()
}

/** Whether the database that leads answers at the proxy. */
function isServing(binaries) {
  execFileSync(join(binaries, 'pg_isready'), ['-h', gateway, '-p', String(ports.primary)], { stdio: 'ignore' })
  return true
}

function isThere(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Puts up a whole cluster in network namespaces of this machine: three databases (etcd, Patroni, PostgreSQL), three nodes of the product,
 * each behind a PgBouncer of its own, HAProxy before both, and a store of files; with `hasCopies` the log of the database is archived by
 * pgBackRest. Answers where it is, its parts, and `stop`.
 */
export async function startCluster({ say, env = {}, hasCopies = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'schakel-cluster-'))
  chmodSync(folder, 0o755)
  const owner = { uid: idOf('-u'), gid: idOf('-g') }
  const password = randomBytes(12).toString('hex')
  const network = makeNetwork()
  const programs = []
  const stop = async () => {
    for (const program of programs.reverse()) await program.end('SIGKILL')
    network.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const copies = hasCopies ? makeCopies({ folder, owner, binaries: findPostgres().folder }) : undefined
    const databases = makeDatabases({
      machines: [1, 2, 3].map((n) => network.add(`db${n}`, 10 + n)),
      folder,
      owner,
      binaries: findPostgres().folder,
      password,
      copies,
    })
    const apps = [1, 2, 3].map((n) => network.add(`app${n}`, 20 + n))
    say('Starting etcd, Patroni and PostgreSQL on three machines …')
    for (const machine of databases.machines) databases.start(machine)
    await databases.settled(180_000)
    programs.push(startProxy({ folder, apps, databases: databases.machines }))
    await until('the proxy finds the database that leads', async () => isServing(findPostgres().folder), 120_000)
    for (const machine of apps) startPooler({ folder, machine, owner, user: 'postgres', password, database: DATABASE })
    const files = startProgram(folder, 'files', [pinnedNode(), join(root, 'server', 'test', 's3Server.ts'), gateway], {
      env: serverEnv(),
    })
    programs.push(files)
    const login = `postgres://postgres:${password}`
    const shared = {
      DATABASE_URL: `${login}@127.0.0.1:${ports.pooler}/${DATABASE}`,
      DATABASE_DIRECT_URL: `${login}@${gateway}:${ports.primary}/${DATABASE}`,
      DATABASE_REPLICA_URL: `${login}@${gateway}:${ports.standbys}/${DATABASE}`,
      DATABASE_STANDBY_URL: `${login}@${gateway}:${ports.synchronous}/${DATABASE}`,
      APP_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: `http://${gateway}:${ports.web}`,
      TRUST_PROXY: `${gateway}/32`,
      PORT: String(ports.app),
      SCHAKEL_DEMO: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      ...(await settingsOfFiles()),
      ...env,
    }
    const startApp = (machine) =>
      startProgram(folder, machine.name, [...machine.inside, pinnedNode(), join(root, 'server', 'src', 'main.ts')], {
        env: { ...serverEnv(), ...shared, HOST: machine.address, DATA_DIR: join(folder, machine.name) },
      })
    const isReady =
      ({ address }) =>
      async () =>
        (await ask(`http://${address}:${ports.app}/readyz`)) !== undefined
    const nodes = new Map()
    for (const machine of apps) {
      say(`Starting ${machine.name} …`)
      nodes.set(machine.name, startApp(machine))
      await until(`${machine.name} is ready`, isReady(machine), 120_000)
    }
    const inProxy = async () => (await ask(`http://${gateway}:${ports.web}/readyz`)) !== undefined
    await until('the proxy finds a node', inProxy)
    return {
      url: `http://${gateway}:${ports.web}`,
      folder,
      directUrl: shared.DATABASE_DIRECT_URL,
      secret: shared.APP_SECRET,
      /** The settings of a node, for a command that works on the same database and files. */
      settings: { ...shared, DATABASE_URL: shared.DATABASE_DIRECT_URL },
      databases,
      copies,
      apps,
      /** Ends a node with a signal and answers when it has ended. */
      endApp: (machine, signal) => nodes.get(machine.name).end(signal),
      /** Starts a node again and answers when it is ready. */
      startApp: async (machine) => {
        nodes.set(machine.name, startApp(machine))
        await until(`${machine.name} is ready`, isReady(machine), 120_000)
      },
      /** Waits until all nodes answer. */
      isWhole: async () => {
        for (const machine of apps) await until(`${machine.name} is ready`, isReady(machine))
      },
      stop,
    }
  } catch (error) {
    say(`The logs of the cluster lie in ${folder}.`)
    for (const program of programs) await program.end('SIGKILL')
    network.remove()
    throw error
  }

  function idOf(what) {
    return Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }))
  }

  /** What the store of files says of itself: the settings of a node that uses it. */
  async function settingsOfFiles() {
    const said = () => readFileSync(join(folder, 'files.log'), 'utf8')
    await until('the store of files', async () => said().endsWith('\n'))
    return JSON.parse(said())
  }
}
