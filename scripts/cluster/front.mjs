import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gateway } from './network.mjs'
import { startProgram } from './programs.mjs'

/** Where people come in, where the first database is, its standbys, a pooler and a node. */
export const ports = { web: 8080, primary: 5000, standbys: 5001, synchronous: 5002, pooler: 6432, app: 3000 }

/** HAProxy: the nodes for people, and whichever database leads or repeats. Answers the program. */
export function startProxy({ folder, apps, databases }) {
  const file = join(folder, 'haproxy.cfg')
  const member = ({ name, address }) => `  server ${name} ${address}:5432 maxconn 200 check port 8008`
  const node = ({ name, address }) => `  server ${name} ${address}:${ports.app} cookie ${name} check`
  const database = (name, port, role) => [
    `listen ${name}`,
    `  bind ${gateway}:${port}`,
    '  mode tcp',
    `  option httpchk GET /${role}`,
    '  http-check expect status 200',
    '  timeout client 1h',
    '  timeout server 1h',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...databases.map(member),
  ]
  const lines = [
    'global',
    '  maxconn 4000',
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout tunnel 1h',
    '  retries 3',
    '  option redispatch 1',
    'listen web',
    `  bind ${gateway}:${ports.web}`,
    '  balance roundrobin',
    // A page and the files it reads later are of one build.
    '  cookie node insert indirect nocache httponly',
    '  option httpchk GET /readyz',
    '  option forwardfor',
    // What never reached a node is asked of another one; what reached it is not sent twice.
    '  retry-on conn-failure empty-response',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...apps.map(node),
    ...database('primary', ports.primary, 'primary'),
    ...database('standbys', ports.standbys, 'replica'),
    // The one that has all that was acknowledged: Patroni says so of it alone.
    ...database('synchronous', ports.synchronous, 'synchronous'),
    '',
  ]
  writeFileSync(file, lines.join('\n'))
  return startProgram(folder, 'haproxy', ['haproxy', '-db', '-f', file])
}

/** PgBouncer on a machine of the product: it hands out connections to the database that leads, for a transaction each. */
export function startPooler({ folder, machine, owner, user, password, database }) {
  const own = join(folder, `${machine.name}-pooler`)
  mkdirSync(own, { recursive: true })
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: ports.pooler,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(own, 'users.txt'),
    pool_mode: 'transaction',
    max_client_conn: 200,
    default_pool_size: 20,
    ignore_startup_parameters: 'extra_float_digits',
    // Nobody waits longer for a database than the product says that it is away.
    query_wait_timeout: 10,
    server_connect_timeout: 2,
    server_login_retry: 1,
    tcp_keepidle: 5,
    tcp_keepintvl: 2,
    tcp_user_timeout: 8000,
  }
  const lines = [
    '[databases]',
    `${database} = host=${gateway} port=${ports.primary}`,
    '[pgbouncer]',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    '',
  ]
  writeFileSync(join(own, 'pgbouncer.ini'), lines.join('\n'))
  writeFileSync(join(own, 'users.txt'), `"${user}" "${password}"\n`, { mode: 0o600 })
  for (const path of [own, join(own, 'users.txt'), join(own, 'pgbouncer.ini')]) chownSync(path, owner.uid, owner.gid)
  const as = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  return startProgram(folder, `${machine.name}-pooler`, [
    ...machine.inside,
    ...as,
    'pgbouncer',
    join(own, 'pgbouncer.ini'),
  ])
}
