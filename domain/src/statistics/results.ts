import type { matchStatuses } from '../status/statusTable.ts'

/** What a match counts as (S3.18, D11.2). */
export const results = ['pending', 'delivered', 'match', 'mismatch', 'won', 'lost'] as const
export type Result = (typeof results)[number]

interface Outcome {
  readonly counts: readonly Result[]
  /** From delivery on the list price of the lead is due (D7). */
  readonly costs: boolean
}

/** What each status of a match counts as (S3.18, D11.2): what was won or lost was a match first. */
export const outcomes: Readonly<Record<keyof (typeof matchStatuses)['entries'], Outcome>> = {
  registered: { counts: ['pending'], costs: false },
  offered: { counts: ['pending'], costs: false },
  reserved: { counts: ['pending'], costs: false },
  dismissed: { counts: ['mismatch'], costs: false },
  delivered: { counts: ['delivered'], costs: true },
  meeting: { counts: ['pending'], costs: true },
  mismatch: { counts: ['mismatch'], costs: true },
  match: { counts: ['match'], costs: true },
  won: { counts: ['match', 'won'], costs: true },
  lost: { counts: ['match', 'lost'], costs: true },
}

/** What a status counts as; nothing for one that no table knows. */
export function outcomeOf(status: string | null): Outcome {
  const known = Object.entries(outcomes).find(([name]) => name === status)
  return known?.[1] ?? { counts: [], costs: false }
}

/** The statuses that end a match, with or without somebody who won: until one of these it is under way. */
export const matchEnds = Object.entries(outcomes).flatMap(([status, { counts }]) =>
  counts.some((result) => result === 'match' || result === 'mismatch') ? [status] : [],
)
