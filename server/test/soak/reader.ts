import { setTimeout as wait } from 'node:timers/promises'
import type { Seed } from './product.ts'

const AGAIN_MS = 50
/** A read that takes longer has failed for whoever waits for it. */
const GIVE_UP_MS = 10_000

/** Somebody who reads a list and a card again and again, until `isOver`; answers the longest time without an answer, ms. */
export async function watchReads(url: string, { space, token }: Seed, isOver: () => boolean): Promise<number> {
  const gap = longestGap()
  const read = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    await response.text()
    return response.status === 200
  }
  while (!isOver()) {
    const isRead = await Promise.all([
      read('/api/space/search', { feed: 'lead', page: 1, page_size: 20 }),
      read(`/api/space/${space}`, { depth: 0 }),
    ]).catch(() => [false])
    if (isRead.every(Boolean)) gap.mark()
    await wait(AGAIN_MS)
  }
  return gap.longest()
}

/** The longest time between two marks, ms. */
export function longestGap() {
  let last = performance.now()
  let most = 0
  const mark = () => {
    const now = performance.now()
    most = Math.max(most, now - last)
    last = now
  }
  return {
    mark,
    longest: () => {
      mark()
      return most
    },
  }
}
