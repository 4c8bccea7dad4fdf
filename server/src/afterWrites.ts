import { warn } from './warn.ts'

/** What tells of the writes of this node. */
interface Writing {
  onChange(listener: () => void): () => unknown
}

interface Pace {
  /** So long after a write of this node, ms: what follows within it is done together. */
  readonly soonMs: number
  /** At the latest so long after the last time, ms: another process may have written and ended before it could do so itself. */
  readonly lateMs: number
}

/**
 * Does some work after the writes of this node, now, and once in a long while: a node where nothing happens asks the database next to
 * nothing. Work may answer in how many ms there is more to do. Answers how to stop.
 */
export function afterWrites(
  store: Writing,
  work: () => Promise<number | undefined>,
  { soonMs, lateMs }: Pace,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let due = Number.POSITIVE_INFINITY
  let running: Promise<void> | undefined
  let isStopped = false
  const round = async () => {
    due = Number.POSITIVE_INFINITY
    let next: number | undefined
    try {
      next = await work()
    } catch (error) {
      // What failed now is tried again in the next round.
      warn(error)
    }
    running = undefined
    within(Math.min(Math.max(next ?? lateMs, soonMs), lateMs))
  }
  /** Sees to it that a round begins by then. */
  function within(ms: number): void {
    const at = performance.now() + ms
    if (isStopped || at >= due) return
    due = at
    clearTimeout(timer)
    timer = setTimeout(() => {
      // One at a time; what is written while it runs is looked for after it.
      running = (running ?? Promise.resolve()).then(round)
    }, ms).unref()
  }
  const unhear = store.onChange(() => within(soonMs))
  running = round()
  return async () => {
    isStopped = true
    unhear()
    clearTimeout(timer)
    await running
  }
}
