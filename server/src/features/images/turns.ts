import type { Viewer } from '@schakel/domain'
import { limitEach, limitTurns, turnsOfEach } from '../../http/limitTurns.ts'

/** Pictures that are unpacked at the same time: each may take some 200 MB while it is (D15). */
const AT_ONCE = 2
/** Pictures that may be on their way or waiting, 10 MB each at most. */
export const UNDERWAY_MAX = 24
/** And of one person, of which one is unpacked at a time: the pictures of all others find a place beside them (D21.1). */
export const MINE_MAX = 8

const places = limitTurns(UNDERWAY_MAX, 0)
const ownPlaces = limitEach(MINE_MAX)
const inTurn = limitTurns(AT_ONCE, UNDERWAY_MAX)
const ownTurn = turnsOfEach()

type Sender = Pick<Viewer, '_id'>
/** Takes a place for whoever sends. Throws TooMany for who has too many underway, Busy where all have. */
export type Enter = (who: Sender) => Promise<void>

/** Works on a picture that is on its way: it takes a place once it is known whose it is, and keeps it until all is done. */
export async function underway<T>(work: (enter: Enter) => Promise<T>): Promise<T> {
  const done = Promise.withResolvers<void>()
  try {
    return await work(({ _id }) => entered(_id, done.promise))
  } finally {
    done.resolve()
  }
}

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

/** Unpacks a picture of somebody when it is their turn. */
export function worked<T>({ _id }: Sender, work: () => Promise<T>): Promise<T> {
  return ownTurn(_id, () => inTurn(work))
}
