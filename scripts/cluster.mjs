// `npm run cluster`: a whole cluster in network namespaces of this machine, on programs of Debian: etcd, Patroni with three PostgreSQL,
// PgBouncer, HAProxy, a store of files and three nodes. Runs on Node 20 with nothing installed; needs root and the packages that it names.
//   npm run cluster                       puts it up with the demo, says where it is, and takes it down at Control-C
//   npm run cluster -- --soak             strikes it 20 times under load and looks whether anything acknowledged is lost
//   npm run cluster -- --soak --rounds 6
//   npm run cluster -- --recover          loses a table and files, and puts all of it back to the moment before (needs pgbackrest)
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { blows } from './cluster/blows.mjs'
import { startCluster, whyNoCluster } from './cluster/cluster.mjs'
import { recoverCluster } from './cluster/recover.mjs'
import { install } from './lib/install.mjs'
import { pinnedNode, root, say, toolEnv } from './lib/project.mjs'

const program = join(root, 'server', 'test', 'soak', 'clusterMain.ts')
let cluster
const stopped = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve)
})

try {
  const { values } = parseArgs({
    options: {
      soak: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '20' },
      recover: { type: 'boolean', default: false },
    },
  })
  await install()
  const reason = whyNoCluster(values.recover ? ['pgbackrest'] : [])
  if (reason) {
    say(`The cluster is left out: ${reason}.`)
  } else {
    const isTried = values.soak || values.recover
    cluster = await startCluster({ say, env: isTried ? {} : { SCHAKEL_DEMO: '1' }, hasCopies: values.recover })
    if (values.soak) await soak(Number(values.rounds))
    else if (values.recover) process.exitCode = await recoverCluster(cluster)
    else await show()
  }
} catch (error) {
  say(error.stack ?? error.message)
  process.exitCode = 1
} finally {
  await cluster?.stop()
}

async function show() {
  say(`The cluster answers at ${cluster.url}; its logs lie in ${cluster.folder}. Control-C takes it down.`)
  await stopped
}

/** Blows in turn, so that each is struck as often as another. */
async function soak(rounds) {
  const names = Object.keys(blows)
  const asked = Array.from({ length: rounds }, (_, round) => names[round % names.length])
  const child = spawn(pinnedNode(), [program, cluster.url, asked.join(',')], {
    env: toolEnv({
      DATABASE_URL: cluster.directUrl,
      APP_SECRET: cluster.secret,
      DATA_DIR: join(cluster.folder, 'check'),
    }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (name) => {
    blows[name]({ cluster }).then(
      () => child.send('done'),
      (error) => {
        say(error.stack)
        child.kill()
      },
    )
  })
  void stopped.then(() => child.kill())
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) process.exitCode = 1
}
