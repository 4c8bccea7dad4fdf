import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
// Its settings alone: a start installs no test programs.
import type {} from 'vitest/config'
import { chunkNames, noCycles } from './chunks.ts'
import { classNames } from './classNames.ts'
import { domainParts } from './domainParts.ts'
import { icons } from './icons.ts'
import { partsTable } from './partsTable.ts'
import { precompress } from './precompress.ts'
import { preloadBase } from './preloadBase.ts'
import { serviceWorker } from './serviceWorker.ts'

const server = process.env.SCHAKEL_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    icons(),
    domainParts(),
    classNames(),
    react(),
    noCycles(),
    preloadBase(),
    partsTable(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    target: 'es2023',
    // The measure of what a screen loads reads this.
    manifest: true,
    // Below this a module would be inlined as data:, which the page's policy refuses.
    assetsInlineLimit: 0,
    // Every browser of that target fetches such a file by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { importIsUndefined: false },
      // Each part names those that it may need: a letter less of each is half a kilobyte less to load first.
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [{ name: chunkNames(), includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    // A world of its own for each file, in a process that has the program's packages ready.
    pool: 'vmForks',
    setupFiles: [`${import.meta.dirname}/test/setup.ts`],
    include: ['{src,test}/**/*.test.{ts,tsx}', '*.test.ts'],
    css: false,
    testTimeout: 30_000,
    restoreMocks: true,
  },
})
