import { Stale } from '../storeError.ts'

/** How often it is tried because somebody changed the item in the same moment. */
export const TRIES = 5

/** Does it again, on what is there by then, as long as somebody else was just ahead; told which time it is. */
export async function retryStale<T>(work: (tried: number) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work(tried)
    } catch (error) {
      if (!(error instanceof Stale) || tried === TRIES) throw error
    }
  }
}
