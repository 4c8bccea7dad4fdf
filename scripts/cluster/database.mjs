import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, startProgram, until } from './programs.mjs'

/** Patroni asks JSON of a YAML file too, so that no quoting can go wrong. */
const asYaml = (value) => JSON.stringify(value, null, 2)

/** How long a lost first server is waited for, and how often it is looked after, s: the least that Patroni takes. */
const TIMES = { ttl: 20, loop_wait: 1, retry_timeout: 3 }

/**
 * Three database machines, each with etcd, Patroni and PostgreSQL: one first server, one synchronous standby, one more. Answers
 * `{machines, state, start, settled}`.
 */
export function makeDatabases({ machines, folder, owner, binaries, password }) {
  const list = machines.map(({ name, address }) => ({ name, address }))
  for (const machine of machines) prepare(machine)

  function prepare({ name, address }) {
    const own = join(folder, name)
    mkdirSync(own, { recursive: true })
    writeFileSync(join(own, 'patroni.json'), asYaml(patroniOf({ name, address, own, list, binaries, password })), {
      mode: 0o600,
    })
    for (const path of [own, join(own, 'patroni.json')]) chownSync(path, owner.uid, owner.gid)
  }

  /** Starts what is not running on a machine. */
  function start({ name, address, inside }) {
    const own = join(folder, name)
    const as = [...inside, 'setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
    const env = { PATH: process.env.PATH, HOME: own, LC_ALL: 'C.UTF-8' }
    const etcd = startProgram(folder, `${name}-etcd`, [...as, 'etcd', ...etcdWords({ name, address, own, list })], {
      env,
    })
    const patroni = startProgram(folder, `${name}-patroni`, [...as, 'patroni', join(own, 'patroni.json')], { env })
    return [etcd, patroni]
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

  return { machines, start, state, settled }
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

function patroniOf({ name, address, own, list, binaries, password }) {
  return {
    scope: 'schakel',
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
      parameters: { unix_socket_directories: own },
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
