import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, startProgram, until } from './programs.mjs'

/** Patroni asks JSON of a YAML file too, so that no quoting can go wrong. */
const asYaml = (value) => JSON.stringify(value, null, 2)

const SCOPE = 'schakel'

/** How long a lost first server is waited for, and how often it is looked after, s: the least that Patroni takes. */
const TIMES = { ttl: 20, loop_wait: 1, retry_timeout: 3 }

/**
 * Three database machines, each with etcd, Patroni and PostgreSQL: one first server, one synchronous standby, one more. Answers
 * `{machines, state, start, settled}`.
 */
export function makeDatabases({ machines, folder, owner, binaries, password, copies }) {
  const list = machines.map(({ name, address }) => ({ name, address }))
  const patronis = new Map()
  for (const machine of machines) prepare(machine)

  function prepare({ name, address }) {
    const own = join(folder, name)
    mkdirSync(own, { recursive: true })
    const archiving = copies?.archiving({ name }) ?? {}
    const settings = patroniOf({ name, address, own, list, binaries, password, archiving })
    writeFileSync(join(own, 'patroni.json'), asYaml(settings), { mode: 0o600 })
    for (const path of [own, join(own, 'patroni.json')]) chownSync(path, owner.uid, owner.gid)
  }

  const asOwner = ({ inside }) => [
    ...inside,
    'setpriv',
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
  ]
  const envOf = ({ name }) => ({ PATH: process.env.PATH, HOME: join(folder, name), LC_ALL: 'C.UTF-8' })

  /** Starts etcd and Patroni on a machine. */
  function start(machine) {
    const { name, address } = machine
    const words = etcdWords({ name, address, own: join(folder, name), list })
    startProgram(folder, `${name}-etcd`, [...asOwner(machine), 'etcd', ...words], { env: envOf(machine) })
    startPatroni(machine)
  }

  function startPatroni(machine) {
    const words = [...asOwner(machine), 'patroni', join(folder, machine.name, 'patroni.json')]
    patronis.set(machine.name, startProgram(folder, `${machine.name}-patroni`, words, { env: envOf(machine) }))
  }

  /** Ends Patroni and PostgreSQL on all machines, those that lead last; etcd stays. */
  async function stopAll() {
    const { leader } = await state()
    const order = [...machines].sort((a, b) => Number(a.name === leader) - Number(b.name === leader))
    for (const { name } of order) await patronis.get(name).end('SIGTERM')
  }

  /** Has etcd forget who led and what was known of the cluster: one that was put back to a moment begins anew. */
  function forget() {
    const [machine] = machines
    const [program, ...words] = [...asOwner(machine), 'patronictl', '-c', join(folder, machine.name, 'patroni.json')]
    execFileSync(program, [...words, 'remove', SCOPE], {
      env: envOf(machine),
      input: `${SCOPE}\nYes I am aware\n`,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  }

  /** Who is what, as any member that answers tells: `{leader, standbys, synchronous, running}` by name. */
  async function state() {
    for (const { address } of machines) {
      const cluster = await ask(`http://${address}:8008/cluster`)
      if (!cluster) continue
      const named = (role) => cluster.members.filter((one) => one.role === role).map(({ name }) => name)
      return {
        leader: cluster.members.find(({ role, state: now }) => role === 'leader' && now === 'running')?.name,
        synchronous: named('sync_standby')[0],
        standbys: [...named('sync_standby'), ...named('replica')],
        following: cluster.members.filter(({ role, state: now }) => role !== 'leader' && /running|streaming/.test(now))
          .length,
      }
    }
    return {}
  }

  /** Waits until one leads, and two follow it of whom one synchronously. */
  const settled = (withinMs = 120_000) =>
    until(
      'three databases, one of them synchronous',
      async () => {
        const { leader, synchronous, following } = await state()
        return leader !== undefined && synchronous !== undefined && following === machines.length - 1
      },
      withinMs,
    )

  return { machines, start, startPatroni, stopAll, forget, state, settled }
}

function etcdWords({ name, address, own, list }) {
  const client = `http://${address}:2379`
  const peer = `http://${address}:2380`
  return Object.entries({
    name,
    'data-dir': join(own, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': list.map((one) => `${one.name}=http://${one.address}:2380`).join(','),
    'initial-cluster-state': 'new',
  }).flatMap(([word, value]) => [`--${word}`, value])
}

function patroniOf({ name, address, own, list, binaries, password, archiving }) {
  return {
    scope: SCOPE,
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    etcd3: { hosts: list.map((one) => `${one.address}:2379`) },
    bootstrap: {
      dcs: {
        ...TIMES,
        maximum_lag_on_failover: 1_048_576,
        // What is acknowledged is on two machines.
        synchronous_mode: true,
        // One that fell is not waited for: another takes over.
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 200,
            wal_level: 'replica',
            hot_standby: 'on',
            hot_standby_feedback: 'on',
            wal_log_hints: 'on',
            shared_buffers: '64MB',
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
            tcp_keepalives_idle: 5,
            tcp_keepalives_interval: 2,
            tcp_keepalives_count: 2,
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: join(own, 'data'),
      bin_dir: binaries,
      pgpass: join(own, 'pgpass'),
      parameters: { unix_socket_directories: own, ...archiving },
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'repeater', password },
        rewind: { username: 'rewinder', password },
      },
      pg_hba: [
        'local all all trust',
        'host replication repeater 10.77.0.0/24 scram-sha-256',
        'host all all 10.77.0.0/24 scram-sha-256',
      ],
    },
  }
}
