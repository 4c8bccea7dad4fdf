import { execFileSync } from 'node:child_process'

/** The bridge that joins all machines, and the address of this one on it: where the proxy and the store of files listen. */
const BRIDGE = 'schakel0'
const NET = '10.77.0'
export const gateway = `${NET}.1`

const ip = (...words) => execFileSync('ip', words, { stdio: 'pipe', encoding: 'utf8' })

/** Why this machine cannot have network namespaces of its own; undefined where it can. */
export function whyNoNetwork() {
  try {
    ip('netns', 'add', 'schakel-try')
    ip('netns', 'del', 'schakel-try')
    return undefined
  } catch (error) {
    return `network namespaces cannot be made (${String(error.stderr || error.message).trim()})`
  }
}

/** A network of its own in this machine, with a namespace for each machine: `{add, remove}`. Nothing leads out of it. */
export function makeNetwork() {
  removeNetwork()
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('addr', 'add', `${gateway}/24`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  return { add: addMachine, remove: removeNetwork }
}

/** One machine: its address, how a program is run in it, and its cable. */
function addMachine(name, number) {
  const space = `schakel-${name}`
  const cable = `sk-${name}`
  const address = `${NET}.${number}`
  ip('netns', 'add', space)
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  ip('link', 'set', cable, 'master', BRIDGE, 'up')
  ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  for (const device of ['eth0', 'lo']) ip('-n', space, 'link', 'set', device, 'up')
  return {
    name,
    address,
    /** What stands before a command so that it runs there. */
    inside: ['ip', 'netns', 'exec', space],
    pids: () => ip('netns', 'pids', space).split('\n').filter(Boolean).map(Number),
    cut: () => ip('link', 'set', cable, 'down'),
    mend: () => ip('link', 'set', cable, 'up'),
  }
}

/** Also what an earlier run left behind. */
function removeNetwork() {
  // A cable goes with its namespace, but not before what ran there is gone.
  for (const [, cable] of ip('-o', 'link', 'show').matchAll(/: (sk-\w+)@/g)) ip('link', 'del', cable)
  const spaces = ip('netns', 'list').matchAll(/^(schakel-\S+)/gm)
  for (const [, space] of spaces) {
    for (const pid of ip('netns', 'pids', space).split('\n').filter(Boolean)) kill(Number(pid))
    ip('netns', 'del', space)
  }
  try {
    ip('link', 'del', BRIDGE)
  } catch {
    // It was not there.
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
