import { setTimeout as wait } from 'node:timers/promises'
import { until } from './programs.mjs'

/** How long something stays away before it comes back, ms. */
const AWAY_MS = 5000
/** How long a cluster may take to be whole again, ms. */
const WHOLE_MS = 180_000

/** What is done to a cluster, by name; each ends when the cut, frozen or killed part is back, and the cluster whole. */
export const blows = {
  'kill a node': async ({ cluster }) => {
    const [machine] = cluster.apps
    await cluster.endApp(machine, 'SIGKILL')
    await wait(AWAY_MS)
    await cluster.startApp(machine)
  },
  'kill the first database': async ({ cluster }) => {
    const machine = await leaderOf(cluster)
    for (const pid of machine.pids()) end(pid, 'SIGKILL')
    await otherLeads(cluster, machine)
    cluster.databases.start(machine)
    await cluster.databases.settled(WHOLE_MS)
  },
  'freeze the synchronous standby': async ({ cluster }) => {
    const { synchronous } = await cluster.databases.state()
    const machine = cluster.databases.machines.find(({ name }) => name === synchronous)
    const frozen = machine.pids()
    for (const pid of frozen) end(pid, 'SIGSTOP')
    await until('another standby is synchronous', async () => {
      const { synchronous: now } = await cluster.databases.state()
      return now !== undefined && now !== synchronous
    })
    for (const pid of frozen) end(pid, 'SIGCONT')
    await cluster.databases.settled(WHOLE_MS)
  },
  'cut the network of the first database': async ({ cluster }) => {
    const machine = await leaderOf(cluster)
    machine.cut()
    await otherLeads(cluster, machine)
    machine.mend()
    await cluster.databases.settled(WHOLE_MS)
  },
  'cut the network of a node': async ({ cluster }) => {
    const machine = cluster.apps[1]
    machine.cut()
    await wait(AWAY_MS)
    machine.mend()
    await cluster.isWhole()
  },
  'replace the nodes one by one': async ({ cluster }) => {
    for (const machine of cluster.apps) {
      await cluster.endApp(machine, 'SIGTERM')
      await cluster.startApp(machine)
      await cluster.isWhole()
    }
  },
}

async function leaderOf({ databases }) {
  const { leader } = await databases.state()
  return databases.machines.find(({ name }) => name === leader)
}

function otherLeads({ databases }, { name }) {
  return until('another database leads', async () => {
    const { leader } = await databases.state()
    return leader !== undefined && leader !== name
  })
}

function end(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself, together with the one before it.
  }
}
