import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'
import { readAllSources, testOnly } from './testOnly.mjs'

const domain = JSON.parse(readFileSync(join(root, 'domain', 'package.json'), 'utf8'))

test('D17.1: under src stands the product alone: what only tests import lies in a folder test', () => {
  const sources = readAllSources(root)
  expect(Object.keys(sources).length).toBeGreaterThan(2000)
  expect(testOnly(sources, domain)).toEqual([])
})

test('D17.1: a file that tests alone lead to is found, also by way of another; what the product leads to is not', () => {
  const sources = {
    'server/src/main.ts': "import './used.ts'\nnew URL('./worker.ts', import.meta.url)",
    'server/src/used.ts': "import type { A } from '@schakel/domain'",
    'server/src/worker.ts': '',
    'domain/src/index.ts': "export * from './a.ts'",
    'domain/src/a.ts': '',
    'server/src/used.test.ts': "import { help } from './testing.ts'",
    'server/src/testing.ts': "import { more } from './more.ts'",
    'server/src/more.ts': '',
    'server/test/world.ts': "import { other } from '../src/other.ts'",
    'server/src/other.ts': '',
  }
  expect(testOnly(sources, { exports: { '.': './src/index.ts' } })).toEqual([
    'server/src/testing.ts',
    'server/src/more.ts',
    'server/src/other.ts',
  ])
})
