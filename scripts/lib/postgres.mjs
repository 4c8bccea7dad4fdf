import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const oldestVersion = 15

/** The folder with the newest usable PostgreSQL programs on this machine; undefined when there are none. */
export function findPostgres() {
  const folders = new Set()
  const asked = run('pg_config', ['--bindir'])
  if (asked) folders.add(asked)
  const packages = '/usr/lib/postgresql'
  if (existsSync(packages)) for (const version of readdirSync(packages)) folders.add(join(packages, version, 'bin'))
  for (const folder of (process.env.PATH ?? '').split(delimiter)) folders.add(folder)
  const found = [...folders]
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= oldestVersion)
    .sort((a, b) => b.version - a.version)
  return found[0]
}

function versionOf(folder) {
  return Number(/\(PostgreSQL\) (\d+)/.exec(run(join(folder, 'postgres'), ['--version']) ?? '')?.[1] ?? 0)
}

function run(program, parameters) {
  try {
    return execFileSync(program, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** Whether the tests can run on a PostgreSQL: the one of TEST_DATABASE_URL, or one that is started here. */
export function hasPostgres() {
  return Boolean(process.env.TEST_DATABASE_URL) || (findPostgres() !== undefined && ownerOf() !== undefined)
}

/**
 * Starts a throw-away server of which the data does not survive. Answers `{url, version, pid, crash, stop}`, or `{reason}` when this machine
 * cannot. As root it runs as the user postgres, since PostgreSQL refuses root. `durable` leaves its settings as PostgreSQL has them,
 * so that a commit costs what it costs; without it commits do not wait for the disk. `settings` are of postgresql.conf; `standbyOf` is the
 * address of a running server that this one then repeats (pg_basebackup).
 */
export async function startPostgres({ durable = false, settings = {}, standbyOf } = {}) {
  const programs = findPostgres()
  if (!programs) return { reason: `no PostgreSQL ${oldestVersion} or later on this machine` }
  const owner = ownerOf()
  if (owner === undefined) return { reason: 'PostgreSQL does not run as root and there is no user postgres' }
  const folder = mkdtempSync(join(tmpdir(), 'schakel-postgres-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const data = join(folder, 'data')
  const port = await freePort()
  let output = ''
  let server
  let launch
  try {
    const make = (program, parameters) =>
      execFileSync(join(programs.folder, program), ['-D', data, ...parameters], {
        ...owner,
        cwd: folder,
        stdio: 'pipe',
      })
    if (standbyOf) make('pg_basebackup', ['-d', standbyOf, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'])
    else make('initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
    const options = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      max_connections: 100,
    }
    if (!durable)
      Object.assign(options, {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        shared_buffers: '64MB',
        // What is thrown away is never begun again from its log.
        checkpoint_timeout: '1h',
        max_wal_size: '4GB',
      })
    Object.assign(options, settings)
    const parameters = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    launch = async () => {
      server = spawn(join(programs.folder, 'postgres'), ['-D', data, ...parameters], { ...owner, cwd: folder })
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (chunk) => {
          output = (output + chunk).slice(-4000)
        })
      }
      await ready(programs.folder, port, server)
    }
    await launch()
  } catch (error) {
    server?.kill('SIGQUIT')
    remove()
    return { reason: `PostgreSQL did not start: ${error.stderr ?? ''}${output}${error.message}`.trim() }
  }
  const stopNow = () => server.kill('SIGQUIT')
  process.once('exit', stopNow)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: programs.version,
    pid: server.pid,
    // Ends it at once, as a crash does, and starts it again on what is on the disk.
    crash: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGQUIT')
      await ended
      await launch()
    },
    stop: async () => {
      process.removeListener('exit', stopNow)
      // SIGINT: close connections and end; the data goes anyway.
      if (server.exitCode === null && server.kill('SIGINT'))
        await new Promise((resolve) => server.once('exit', resolve))
      remove()
    },
  }
}

/** Undefined when this user cannot run PostgreSQL; otherwise what `spawn` needs to run it. */
function ownerOf() {
  if (process.getuid?.() !== 0) return {}
  const uid = Number(run('id', ['-u', 'postgres']) ?? Number.NaN)
  const gid = Number(run('id', ['-g', 'postgres']) ?? Number.NaN)
  return Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid }
}

async function ready(folder, port, server) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error('it ended at once')
    if (run(join(folder, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]) !== undefined) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('it did not answer within 10 seconds')
}

/** A port of the loopback address on which nothing listens. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
