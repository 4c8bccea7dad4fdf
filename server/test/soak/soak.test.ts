import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const command = fileURLToPath(new URL('../../../scripts/soak.mjs', import.meta.url))
const engine = inject('template').kind === 'pglite' ? 'embedded' : 'postgres'

// A slow machine needs some seconds for every start.
test('D2.4: what was acknowledged survives a kill in the middle of writing, whole and once', {
  timeout: 300_000,
}, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [command, '--rounds', '5', '--engine', engine])
  expect(stdout.trim().split('\n').at(-1)).toMatch(/(nothing lost and nothing half|PostgreSQL is left out: .+)$/)
})
