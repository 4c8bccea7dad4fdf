import { test as plain } from '@playwright/test'

/**
 * A journey, at the end of which everybody in it closes their browser: left open, their pages would listen, fetch and draw on through
 * all the journeys after it.
 */
export const test = plain.extend<{ readonly everybodyLeaves: undefined }>({
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
