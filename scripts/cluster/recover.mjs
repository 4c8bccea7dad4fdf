import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode, root, say, toolEnv } from '../lib/project.mjs'

const program = join(root, 'server', 'test', 'soak', 'recoverMain.ts')
const command = join(root, 'server', 'src', 'backup', 'recoverMain.ts')

/** Has somebody write, lose a table and files, and puts the whole cluster back to the moment before. Answers the exit code. */
export function recoverCluster(cluster) {
  const { databases, copies } = cluster
  const leads = async () => {
    const { leader } = await databases.state()
    return databases.machines.find(({ name }) => name === leader)
  }
  const steps = {
    copy: async () => {
      say('Making a copy …')
      copies.make(await leads())
    },
    restore: async (moment) => {
      const began = performance.now()
      say(`Putting everything back to ${moment} …`)
      await copies.sendLog(await leads())
      for (const machine of cluster.apps) await cluster.endApp(machine, 'SIGTERM')
      await databases.stopAll()
      const [first, ...others] = databases.machines
      await copies.restoreTo(first, moment)
      databases.forget()
      databases.startPatroni(first)
      for (const machine of others) {
        copies.empty(machine)
        databases.startPatroni(machine)
      }
      await databases.settled(180_000)
      await run([command], cluster.settings, 'recover')
      for (const machine of cluster.apps) await cluster.startApp(machine)
      await cluster.isWhole()
      say(`All of it stood again after ${((performance.now() - began) / 1000).toFixed(0)} s.`)
    },
  }
  const child = start([program, cluster.url], cluster.settings, cluster.folder, ['ignore', 'inherit', 'inherit', 'ipc'])
  child.on('message', ({ step, moment }) => {
    steps[step](moment).then(
      () => child.send('done'),
      (error) => {
        say(error.stderr ? `${error.stack}\n${error.stderr}` : error.stack)
        child.kill()
      },
    )
  })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))

  function start(words, settings, place, stdio) {
    return spawn(pinnedNode(), words, { env: toolEnv({ ...settings, DATA_DIR: join(place, 'check') }), stdio })
  }

  async function run(words, settings, what) {
    const ended = start(words, settings, cluster.folder, ['ignore', 'inherit', 'inherit'])
    const code = await new Promise((resolve) => ended.on('exit', resolve))
    if (code !== 0) throw new Error(`${what} ended with ${code}`)
  }
}
