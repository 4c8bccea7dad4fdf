import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// Set in the environment, so that every worker has its world in it.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'schakel-e2e-'))

function installedBrowser(): string | undefined {
  for (const name of [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      // The next one may be there.
    }
  }
  return undefined
}

const executablePath = process.env.CHROMIUM_PATH ?? installedBrowser()

/**
 * Journeys through the running product on the demo world, in a real browser. Each worker walks them on a server and a world of its own
 * (`lib/journey.ts`), a file at a time; a server that runs already is one world.
 */
export default defineConfig({
  testDir: '.',
  workers: process.env.E2E_REUSE === '1' ? 1 : Number(process.env.E2E_WORKERS ?? 1),
  fullyParallel: false,
  retries: 0,
  // A journey is four people at work, with a look at every screen on the way, beside another one on a busy machine.
  timeout: 360_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  outputDir: join(tmpdir(), 'schakel-e2e-results'),
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    // Each journey is a first visit, after which the worker would fetch the whole program: offline.spec.ts follows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
