import { test as plain } from '@playwright/test'
import { startServer } from './start.ts'
import { worldOfWorker } from './world.ts'

/** A busy machine that begins two servers at once fills two demo worlds. */
const TO_BEGIN = 600_000

/**
 * A journey through the product of its worker, begun with the first of them. At the end everybody in it closes their browser: left open,
 * their pages would listen, fetch and draw on through all the journeys after it.
 */
export const test = plain.extend<{ readonly everybodyLeaves: undefined }, { readonly server: string }>({
  server: [
    // Playwright reads from the braces what a fixture needs.
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing.
    async ({}, use) => {
      const world = worldOfWorker()
      await using _server = await startServer(world)
      await use(world.url)
    },
    { scope: 'worker', auto: true, timeout: TO_BEGIN },
  ],
  baseURL: ({ server }, use) => use(server),
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
