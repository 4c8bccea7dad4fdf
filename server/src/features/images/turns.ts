import type { Viewer } from '@schakel/domain'
import { limitEach, limitTurns, turnsOfEach } from '../../http/limitTurns.ts'

/** Pictures that are unpacked at the same time: each may take some 200 MB while it is (D15). */
const AT_ONCE = 2
/** Pictures that may be on their way or waiting, 10 MB each at most. */
export const UNDERWAY_MAX = 24
/** And of one person, of which one is unpacked at a time: the pictures of all others find a place beside them (D21.1). */
const MINE_MAX = 8

const inTurn = limitTurns(AT_ONCE, UNDERWAY_MAX)
const ownPlace = limitEach(MINE_MAX)
const ownTurn = turnsOfEach()

/** Works on a picture of somebody when it is their turn. Throws TooMany for who has too many that wait, Busy where all have. */
export function worked<T>({ _id }: Pick<Viewer, '_id'>, work: () => Promise<T>): Promise<T> {
  return ownPlace(_id, () => ownTurn(_id, () => inTurn(work)))
}
