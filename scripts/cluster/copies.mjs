import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram, until } from './programs.mjs'

const STANZA = 'schakel'

/**
 * Copies of the database by pgBackRest: one repository for all machines, to which whichever leads sends its log. Answers `{archiving, check,
 * make, restoreTo}`; a folder stands for the bucket that a real cluster has (deploy/pgbackrest).
 */
export function makeCopies({ folder, owner, binaries }) {
  const repository = join(folder, 'copies')
  mkdirSync(repository, { recursive: true })
  chownSync(repository, owner.uid, owner.gid)
  const as = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const own = ({ name }) => join(folder, name)
  const env = ({ name }) => ({ PATH: process.env.PATH, HOME: join(folder, name), LC_ALL: 'C.UTF-8' })
  const fileOf = (machine) => join(own(machine), 'pgbackrest.conf')

  /** What PostgreSQL is to do with its log on a machine. */
  function archiving(machine) {
    const settings = {
      'repo1-path': repository,
      'repo1-retention-full': 2,
      'log-path': own(machine),
      'lock-path': own(machine),
      'log-level-console': 'warn',
      'start-fast': 'y',
      'compress-type': 'lz4',
    }
    const place = { 'pg1-path': join(own(machine), 'data'), 'pg1-socket-path': own(machine), 'pg1-user': 'postgres' }
    const lines = (head, values) => [`[${head}]`, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)]
    mkdirSync(own(machine), { recursive: true })
    writeFileSync(fileOf(machine), [...lines('global', settings), ...lines(STANZA, place), ''].join('\n'))
    return {
      archive_mode: 'on',
      archive_timeout: '60s',
      archive_command: `pgbackrest --config=${fileOf(machine)} --stanza=${STANZA} archive-push "%p"`,
    }
  }

  const pgbackrest = (machine, ...words) =>
    execFileSync(
      machine.inside[0],
      [...machine.inside.slice(1), ...as, 'pgbackrest', `--config=${fileOf(machine)}`, `--stanza=${STANZA}`, ...words],
      { env: env(machine), cwd: own(machine), stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' },
    )

  /** One statement on a machine itself; answers what psql prints. */
  const sql = (machine, text) =>
    execFileSync(join(binaries, 'psql'), ['-h', own(machine), '-U', 'postgres', '-d', 'postgres', '-Atqc', text], {
      env: env(machine),
      cwd: own(machine),
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    }).trim()

  /** The first whole copy, on the machine that leads. */
  function make(leader) {
    pgbackrest(leader, 'stanza-create')
    pgbackrest(leader, 'check')
    pgbackrest(leader, 'backup', '--type=full')
  }

  /** Sends what the log holds by now: what happens after the last piece that was sent cannot be put back. */
  async function sendLog(leader) {
    const piece = sql(leader, 'select pg_walfile_name(pg_switch_wal())')
    await until(
      `the log is sent up to ${piece}`,
      async () => sql(leader, 'select last_archived_wal from pg_stat_archiver').slice(-16) >= piece.slice(-16),
    )
  }

  /** Puts a machine on which nothing runs back to a moment, has it repeat the log up to there, and leaves it ready for Patroni. */
  async function restoreTo(machine, moment) {
    pgbackrest(machine, 'restore', '--delta', '--type=time', `--target=${moment}`, '--target-action=promote')
    const settings = { listen_addresses: '', unix_socket_directories: own(machine), ...archiving(machine) }
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const data = join(own(machine), 'data')
    const server = startProgram(
      folder,
      `${machine.name}-restore`,
      [...machine.inside, ...as, join(binaries, 'postgres'), '-D', data, ...words],
      { env: env(machine), cwd: own(machine) },
    )
    await until(
      'the log is repeated up to that moment',
      async () => sql(machine, 'select pg_is_in_recovery()') === 'f',
      180_000,
    )
    // A standby that still had them would stop there once more.
    for (const name of ['recovery_target_time', 'recovery_target_action', 'restore_command'])
      sql(machine, `alter system reset ${name}`)
    await server.end('SIGINT')
  }

  /** Takes away the data of a machine, which Patroni then fetches from the one that leads. */
  const empty = (machine) => rmSync(join(own(machine), 'data'), { recursive: true, force: true })

  return { archiving, make, sendLog, restoreTo, empty, sql }
}
