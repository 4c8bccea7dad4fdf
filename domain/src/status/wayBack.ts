import { type HistoryEntry, isPlanned, type Statused } from './history.ts'

/** Back to what was held before a status was chosen, and then, where the choice let a plan in, that plan again. */
interface WayBack {
  readonly back: Statused
  /** The second write: an entry that was let in cannot itself be sent back as a plan, what happened becomes none (D5.2). */
  readonly again: { readonly history: readonly HistoryEntry[] } | undefined
}

/** What takes a chosen status back, given the item as it was before (D5.2, D5.3). A plan whose day has come since is not made again. */
export function wayBack({ status, history }: Statused, chosen: string, now: Date): WayBack {
  const plans = history.filter((entry) => entry.status === chosen && isPlanned(entry, now))
  const held = history.filter((entry) => !plans.includes(entry))
  const future = plans.filter(({ date }) => Date.parse(date) > now.getTime())
  return {
    back: { status, history: held },
    again: future.length > 0 ? { history: [...held, ...future] } : undefined,
  }
}
