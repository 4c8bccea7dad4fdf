import type { Viewer } from '@schakel/domain'
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

type Sender = Pick<Viewer, '_id'>
/** Takes a place for whoever sends. Throws TooMany for who has too many underway, Busy where all have. */
export type Enter = (who: Sender) => Promise<void>

/** Places for what is on its way, and how many of them one may have: work takes one once it is known whose it is, and keeps it until all is done. */
export function limitUnderway(all: number, each: number) {
  const places = limitTurns(all, 0)
  const ownPlaces = limitEach(each)
  async function entered(who: string, done: Promise<void>): Promise<void> {
    const inside = Promise.withResolvers<void>()
    const held = ownPlaces(who, () =>
      places(() => {
        inside.resolve()
        return done
      }),
    )
    await Promise.race([inside.promise, held])
  }
  return async function underway<T>(work: (enter: Enter) => Promise<T>): Promise<T> {
    const done = Promise.withResolvers<void>()
    try {
      return await work(({ _id }) => entered(_id, done.promise))
    } finally {
      done.resolve()
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
