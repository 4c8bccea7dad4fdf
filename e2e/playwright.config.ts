import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3199)
// Set in the environment, so that a journey finds the outbox of the server.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'schakel-e2e-'))
const baseURL = `http://localhost:${port}`

function installedBrowser(): string | undefined {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      // The next one may be there.
    }
  }
  return undefined
}

const executablePath = process.env.CHROMIUM_PATH ?? installedBrowser()

/** Journeys through the running product on the demo world, in one real browser, one after another since they share that world. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  // A journey is four people at work, with a look at every screen on the way.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  outputDir: join(tmpdir(), 'schakel-e2e-results'),
  use: {
    baseURL,
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
  webServer: {
    command: `${process.execPath} --max-semi-space-size=4 lib/server.ts`,
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      SCHAKEL_DEMO: '1',
      // The journeys of all browsers are those of a few accounts, as fast as a machine goes.
      RATE_LIMIT: '0',
      // The journey of logging in elsewhere opens this provider.
      OIDC_ISSUER: `http://127.0.0.1:${port + 1000}`,
      OIDC_CLIENT_ID: 'schakel',
      OIDC_CLIENT_SECRET: 'een geheim van de test',
      OIDC_NAME: 'Werkaccount',
      // It is Google as well, with a calendar that may be connected.
      GOOGLE_URL: `http://127.0.0.1:${port + 1000}`,
    },
  },
})
