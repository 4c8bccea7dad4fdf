import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { pinnedNode, root, tool } from './project.mjs'

/** The files of tests of the server that run with these settings. */
function filesWith(settings) {
  const parameters = [tool('vitest', 'vitest.mjs'), 'list', '--filesOnly', '--project', 'server']
  const output = execFileSync(pinnedNode(), parameters, {
    cwd: root,
    env: { ...process.env, SERVER_TESTS: '', SERVER_TEST_ENGINE: '', ...settings },
    encoding: 'utf8',
  })
  return output.split('\n').filter((line) => line.endsWith('.test.ts'))
}

test('D17.1: each test of the server runs on PostgreSQL or on the embedded engine, and those of the store on both', {
  timeout: 120_000,
}, () => {
  const all = filesWith({})
  const postgres = filesWith({ SERVER_TEST_ENGINE: 'postgres' })
  const embedded = filesWith({ SERVER_TESTS: 'engine' })
  expect([...new Set([...postgres, ...embedded])].toSorted()).toEqual(all.toSorted())
  const ofStore = all.filter((file) => /src\/store\/(read|write)\//.test(file))
  expect(ofStore.length).toBeGreaterThan(20)
  for (const file of ofStore) expect([postgres.includes(file), embedded.includes(file)], file).toEqual([true, true])
})
