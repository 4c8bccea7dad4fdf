import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const command = fileURLToPath(new URL('../../../scripts/cluster.mjs', import.meta.url))

// The embedded database has no cluster. It starts, is copied, put back and started again.
test.runIf(inject('template').kind === 'postgres')(
  'D17.1: a cluster whose table was dropped is back as of the moment before, files included',
  { timeout: 420_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [command, '--recover'])
    expect(stdout.trim().split('\n').at(-1)).toMatch(
      /^(Rows and files of before are back.*|The cluster is left out: .+)$/,
    )
  },
)
