import type { Viewer } from '@schakel/domain'
import { limitTurns, limitUnderway, turnsOfEach } from '../../http/limitTurns.ts'

/** Pictures that are unpacked at the same time: each may take some 200 MB while it is (D15). */
const AT_ONCE = 2
/** Pictures that may be on their way or waiting, 10 MB each at most. */
export const UNDERWAY_MAX = 24
/** And of one person, of which one is unpacked at a time: the pictures of all others find a place beside them (D21.1). */
export const MINE_MAX = 8

/** Works on a picture that is on its way. */
export const underway = limitUnderway(UNDERWAY_MAX, MINE_MAX)
const inTurn = limitTurns(AT_ONCE, UNDERWAY_MAX)
const ownTurn = turnsOfEach()

/** Unpacks a picture of somebody when it is their turn. */
export function worked<T>({ _id }: Pick<Viewer, '_id'>, work: () => Promise<T>): Promise<T> {
  return ownTurn(_id, () => inTurn(work))
}
