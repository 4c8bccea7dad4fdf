import type { HistoryEntry, StatusActor, Statused } from '../src/status/history.ts'

/** The clock of the status tests. */
export const noon = new Date('2026-03-15T12:00:00.000Z')

const MINUTE_MS = 60_000

/** So many minutes after the clock of the tests, or before it. */
export const minutes = (count: number) => new Date(noon.getTime() + count * MINUTE_MS)

const user = { _id: 'user/els', name: 'Els Bakker', organisation: { _id: 'space/kc', name: 'Kenniscentrum' } }

/** Staff, who may correct the past. */
export const staff: StatusActor = { user, mayCorrect: true }
/** Someone who may change the status and not the past. */
export const supplier: StatusActor = { user: { _id: 'user/sam', name: 'Sam Visser' }, mayCorrect: false }

/** An item that went through these statuses, a minute apart, the last one a minute ago. */
export function heldItem(...statuses: readonly string[]): Statused {
  const history = statuses
    .map((status, index): HistoryEntry => ({ status, date: minutes(index - statuses.length).toISOString(), user }))
    .reverse()
  return { status: statuses.at(-1) ?? '', history }
}

/** The statuses of a history, newest first, plans in brackets. */
export function pathOf(history: readonly HistoryEntry[]): string[] {
  return history.map(({ status, planned }) => (planned ? `(${status})` : status))
}
