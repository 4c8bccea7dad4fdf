import { existsSync } from 'node:fs'
import { defaultExclude, defineConfig } from 'vitest/config'
import { LongFirst } from './vitest.sequence.ts'

/** Tests of the server that are the same on every database: they run once, on the embedded one. */
const onlyEmbedded = [
  'src/config.test.ts',
  'src/secret.test.ts',
  'src/store/database/{checkpoints,openPglite,syncedFolder,upkeep}.test.ts',
  'src/backup/{daily,older}.test.ts',
  'test/{fullDisk,start}.test.ts',
  // Minutes by themselves: every call in every way, answered by the same code and the same SQL. What differs between the two, their locks and
  // plans and what they send back, the tests of the store ask on both.
  'test/security/{everyCall,seeAs}.test.ts',
  // A minute by itself; what it asks of SQL is asked on both by the other tests of security. A long hunt says itself on which.
  ...(process.env.INTERFERENCE === undefined ? ['test/security/interference/*.test.ts'] : []),
]

/** Tests of what is built on the store: where a PostgreSQL runs the same tests they run on that alone. */
const onStore = [
  'src/features/**',
  'test/security/{choiceReaders,everyEvent,hostile,otherSpace,ownRights,taint,words}.test.ts',
]

const leftOut =
  process.env.SERVER_TEST_ENGINE === 'postgres' ? onlyEmbedded : process.env.SERVER_TESTS === 'engine' ? onStore : []

export default defineConfig({
  test: {
    // Two at a time: each file of the server has a database in memory, and small machines run this too.
    maxWorkers: 2,
    // A process of the web that holds this much when a file is done ends: the worlds of its files stay in it. Vitest reads it here alone.
    vmMemoryLimit: '1GB',
    passWithNoTests: true,
    sequence: { sequencer: LongFirst },
    projects: [
      // Properties are tried on hundreds of random cases, which takes a busy machine a while.
      {
        test: {
          name: 'domain',
          root: 'domain',
          include: ['{src,test}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['../vitest.setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...defaultExclude, ...leftOut],
          environment: 'node',
          setupFiles: ['../vitest.setup.ts'],
          globalSetup: ['test/template.ts'],
          pool: 'forks',
          // What the server keeps, it keeps per store or per database: its tests share a process, with the program and the engine in it.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // What is waited for comes in its own time on a busy machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { test: { name: 'demo', root: 'demo', include: ['**/*.test.ts'], environment: 'node', testTimeout: 20_000 } },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.mjs'],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      // Its tests are described beside its build.
      ...(existsSync('web/vite.config.ts')
        ? [{ extends: './web/vite.config.ts', test: { name: 'web', root: 'web' } }]
        : []),
    ],
  },
})
