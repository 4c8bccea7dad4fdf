import type { EqualWeight, LeastShift } from '@schakel/domain/decision'

/** What a criterion weighs after the least shift, when that moves it (F2.12b). */
export function shiftedTo(shift: LeastShift | undefined, { criterion }: EqualWeight): number | undefined {
  const isMoved = shift?.moves.some(({ from, to }) => from === criterion || to === criterion)
  return isMoved ? shift?.weights[criterion] : undefined
}

/** How far a weight is from level; what cannot be comes last. */
export function farness({ from, to }: EqualWeight): number {
  return to === undefined ? 2 : Math.abs(to - from)
}
