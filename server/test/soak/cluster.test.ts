import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const command = fileURLToPath(new URL('../../../scripts/cluster.mjs', import.meta.url))

// The embedded database has no cluster. Etcd, three databases and three nodes have to start, which a slow machine takes its time for.
test.runIf(inject('template').kind === 'postgres')(
  'D17.1: a cluster loses nothing that it acknowledged when a node is killed',
  { timeout: 420_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [command, '--soak', '--rounds', '1'])
    expect(stdout.trim().split('\n').at(-1)).toMatch(/(nothing lost and nothing half.*|The cluster is left out: .+)$/)
  },
)
