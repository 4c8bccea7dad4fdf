import type { EqualWeight, LeastShift } from '@schakel/domain/decision'
import { numberWith } from '../../ui/format.ts'

/** A percent as exact as it has to be: filled in as it stands there it gives level, however far suppliers lie apart (F2.7, F2.12). */
export function exactly(percent: number): string {
  return numberWith(2, 1)(percent)
}

/** What a criterion weighs after the least shift, when that moves it (F2.12b). */
export function shiftedTo(shift: LeastShift | undefined, { criterion }: EqualWeight): number | undefined {
  const isMoved = shift?.moves.some(({ from, to }) => from === criterion || to === criterion)
  return isMoved ? shift?.weights[criterion] : undefined
}

/** How far a weight is from level; what cannot be comes last. */
export function farness({ from, to }: EqualWeight): number {
  return to === undefined ? 2 : Math.abs(to - from)
}
