import { TooMany } from './httpError.ts'

/** When to try again, seconds. */
const WAIT_S = 5

/** Too much of this is going on already (503). */
export class Busy extends Error {
  readonly statusCode = 503
  readonly retryAfter = WAIT_S
  constructor() {
    super('too much of this at once')
  }
}

/** Lets some pieces of work run at a time and some wait for their turn; who comes after those is told that it is busy. */
export function limitTurns(running: number, waiting: number) {
  const queue: (() => void)[] = []
  let free = running
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else {
      if (queue.length >= waiting) throw new Busy()
      // Who ends hands its place to the first who waits.
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** Lets some pieces of work of each run at a time, by whose they are; who begins more is told to wait (429). */
export function limitEach(running: number) {
  const mine = new Map<string, number>()
  return async function inPlace<T>(who: string, work: () => Promise<T>): Promise<T> {
    const held = mine.get(who) ?? 0
    if (held >= running) throw new TooMany(WAIT_S)
    mine.set(who, held + 1)
    try {
      return await work()
    } finally {
      const left = (mine.get(who) ?? 1) - 1
      if (left > 0) mine.set(who, left)
      else mine.delete(who)
    }
  }
}

/** Lets the pieces of work of each run one after another, by whose they are. */
export function turnsOfEach() {
  const last = new Map<string, Promise<unknown>>()
  return async function inTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(who) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(who, mine)
    try {
      return await mine
    } finally {
      if (last.get(who) === mine) last.delete(who)
    }
  }
}
