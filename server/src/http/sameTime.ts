import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the work behind an open call takes on a server that is not overloaded, ms. */
const SAME_MS = 300

/** Answers at the same moment whether there was something to do or nothing: the time must not tell which it was. */
export async function inSameTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), pause(SAME_MS)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}

/**
 * What goes well is told as soon as it is there; what else came of it is told at one moment, `ms` after it began, not sooner and not later:
 * how long it took must not tell what was found. Throws what the work threw until then, or `late`.
 */
export async function refusedAtOneMoment<T>(work: Promise<T>, ms: number, late: Error): Promise<T> {
  let reason: unknown = late
  const moment = pause(ms, undefined, { ref: false }).then(() => {
    throw reason
  })
  return Promise.race([
    work.catch((error: unknown) => {
      reason = error
      return moment
    }),
    moment,
  ])
}
