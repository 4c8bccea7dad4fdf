import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two at a time: each file of the server has a database in memory, and small machines run this too.
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      { test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/template.ts'],
          pool: 'forks',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      { test: { name: 'demo', root: 'demo', include: ['**/*.test.ts'], environment: 'node' } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'], environment: 'node' } },
      // Its tests are described beside its build.
      ...(existsSync('web/vite.config.ts')
        ? [{ extends: './web/vite.config.ts', test: { name: 'web', root: 'web' } }]
        : []),
    ],
  },
})
