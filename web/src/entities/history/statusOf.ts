import {
  type AnyItem,
  currentEntry,
  definitionOf,
  type HistoryEntry,
  isPlanned,
  isStatusEntry,
  type Statused,
  type StatusTable,
} from '@schakel/domain'

/** The statuses of an item's type, if it has any. */
export function tableOf(item: Pick<AnyItem, '_type'>): StatusTable | undefined {
  return definitionOf(item._type).statuses
}

/** The status part of an item as it was read. */
export function statusedOf(item: AnyItem): Statused {
  const start = tableOf(item)?.start ?? ''
  return {
    status: typeof item.status === 'string' ? item.status : start,
    history: (item.history ?? []).filter(isStatusEntry),
  }
}

/** How an entry is told from the others: by its status and date (D5.3). */
export function entryKey(entry: HistoryEntry): string {
  return [entry.status, entry.date, entry.event, entry.match].filter(Boolean).join(' ')
}

/** Whether two entries are the same one. */
export function isSameEntry(a: HistoryEntry, b: HistoryEntry): boolean {
  return entryKey(a) === entryKey(b)
}

const DAY_MS = 86_400_000

/**
 * Where the date picker starts: today, or so many days after the item's date as the status is planned (S4.9). A match has no date of
 * its own and counts from today; a day that is over is no plan.
 */
export function startDate(table: StatusTable, item: AnyItem, status: string, now: Date): Date {
  const days = table.entries[status]?.planDays
  if (days === undefined) return now
  const field = definitionOf(item._type).dateField
  const dated = field === undefined ? undefined : item[field]
  const from = typeof dated === 'string' ? Date.parse(dated) : Number.NaN
  return new Date(Math.max(now.getTime(), (Number.isNaN(from) ? now.getTime() : from) + days * DAY_MS))
}

/** The place of the entry that makes up the current status in a sorted history; -1 for none. */
export function currentIndex(sorted: readonly HistoryEntry[], now: Date): number {
  return sorted.findIndex((entry) => isStatusEntry(entry) && entry.joined !== true && !isPlanned(entry, now))
}

/** When an item came to its status; nothing where the viewer does not read that. */
export function inStatusSince(item: AnyItem, now = new Date()): string | undefined {
  return tableOf(item) && currentEntry(statusedOf(item).history, now)?.date
}

/** Whole days since an item came to its status; nothing where the viewer does not read when that was. */
export function daysInStatus(item: AnyItem, now = new Date()): number | undefined {
  const since = inStatusSince(item, now)
  return since === undefined ? undefined : Math.floor((now.getTime() - Date.parse(since)) / DAY_MS)
}
