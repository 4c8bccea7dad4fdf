import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the work behind an open call takes on a server that is not overloaded, ms. */
const SAME_MS = 300

/** Answers at the same moment whether there was something to do or nothing: the time must not tell which it was. */
export async function inSameTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), pause(SAME_MS)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}

/** The same for what is refused alone: how soon must not tell why. What goes well is told as soon as it is there. */
export async function refusedInSameTime<T>(work: () => Promise<T>): Promise<T> {
  const since = performance.now()
  try {
    return await work()
  } catch (error) {
    await pause(Math.max(0, SAME_MS - (performance.now() - since)))
    throw error
  }
}
