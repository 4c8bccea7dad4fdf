import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Pictures of every screen instead of journeys; `npm run screenshots` runs it. */
export default defineConfig(journeys, {
  testDir: 'screenshots',
  testMatch: '*.look.ts',
  workers: 1,
  timeout: 30 * 60_000,
})
