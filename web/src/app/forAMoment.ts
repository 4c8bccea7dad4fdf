/** So long a screen is held for what it waits for, ms. */
const MOST_MS = 100

/** Done with the work, or when one would notice the wait. */
export function forAMoment(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, MOST_MS))])
}
