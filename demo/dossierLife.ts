import type { Random } from './random.ts'

/** The days on which a dossier moves on, counted from its first day; what comes of it is cut off at today. */
export interface DossierLife {
  readonly intake: number
  readonly match: number
  readonly meeting: number
  readonly done: number
  /** Given up without a choice, soon after the first matches. */
  readonly stopped: boolean
  /** `days` null: it has not been taken up again. */
  readonly pause: { readonly from: number; readonly days: number | null } | null
}

/** What becomes of a dossier, which waits so many days before anybody takes it up. */
export function inventLife(random: Random, waits: number): DossierLife {
  const intake = waits + (random.chance(0.12) ? random.between(20, 50) : random.between(1, 6))
  const match = intake + random.between(6, 18)
  const meeting = match + random.between(20, 40)
  const fate = random.next()
  const stopped = fate < 0.08
  const paused = fate > 0.84
  return {
    intake,
    match,
    meeting,
    done: stopped ? match + random.between(8, 25) : meeting + random.between(25, 80),
    stopped,
    pause: paused
      ? { from: match + random.between(4, 16), days: random.chance(0.55) ? random.between(40, 110) : null }
      : null,
  }
}

/** A day of the plan as it came out: later by a pause, or never when the pause has no end or the dossier is done. */
export function lived(life: DossierLife, day: number): number | null {
  const { pause } = life
  if (day > life.done) return null
  if (!pause || day <= pause.from) return day
  return pause.days === null ? null : day + pause.days
}
