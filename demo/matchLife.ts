import type { DossierLife } from './dossierLife.ts'
import type { Random } from './random.ts'

export type MatchStatus =
  | 'offered'
  | 'dismissed'
  | 'reserved'
  | 'delivered'
  | 'meeting'
  | 'mismatch'
  | 'match'
  | 'won'
  | 'lost'

/** What happens to one match: made on a day, then one status after another. */
export interface MatchLife {
  readonly made: number
  readonly changes: readonly { readonly day: number; readonly status: MatchStatus }[]
}

/** The matches of a dossier; when it is finished with a choice, one of those that got so far is won (S4.1). */
export function inventMatches(random: Random, life: DossierLife, count: number): MatchLife[] {
  const lives = Array.from({ length: count }, () => inventMatch(random, life))
  const finalists = lives.filter((match) => match.changes.at(-1)?.status === 'match')
  const winner = random.chance(0.9) ? finalists[0] : undefined
  return lives.map((match) => {
    if (life.stopped || !finalists.includes(match)) return match
    const decided = Math.max(life.done - random.between(1, 5), (match.changes.at(-1)?.day ?? 0) + 1)
    return {
      ...match,
      changes: [...match.changes, { day: decided, status: match === winner ? 'won' : 'lost' } as const],
    }
  })
}

function inventMatch(random: Random, life: DossierLife): MatchLife {
  const made = life.intake + random.between(1, 4)
  const changes: { day: number; status: MatchStatus }[] = []
  let day = made
  const goOn = (low: number, high: number, status: MatchStatus) => {
    day += random.between(low, high)
    changes.push({ day, status })
  }

  if (random.chance(0.06)) return { made, changes }
  goOn(1, 6, 'offered')
  if (random.chance(0.09)) return { made, changes }
  if (random.chance(0.14)) {
    goOn(1, 6, 'dismissed')
    return { made, changes }
  }
  if (random.chance(0.65)) goOn(1, 5, 'reserved')
  if (random.chance(0.05)) return { made, changes }
  goOn(1, 4, 'delivered')
  if (random.chance(0.08)) {
    goOn(4, 10, 'mismatch')
    return { made, changes }
  }
  if (random.chance(0.06)) return { made, changes }
  goOn(8, 18, 'meeting')
  goOn(5, 14, random.chance(0.7) ? 'match' : 'mismatch')
  return { made, changes }
}
