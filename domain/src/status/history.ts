import { Invalid } from '../errors.ts'
import type { StatusTable } from './statusTable.ts'

/** Who made a history entry, as the server fills it in (D5.3). */
export interface HistoryUser {
  readonly _id: string
  readonly name: string
  readonly avatar?: string | undefined
  readonly organisation?: { readonly _id: string; readonly name: string } | undefined
}

/** One line of an item's history (S3.14); a date after the server's clock makes it a plan. */
export interface HistoryEntry {
  readonly status: string
  /** ISO 8601 UTC. */
  readonly date: string
  /** The reason (S4.8). */
  readonly description?: string | undefined
  readonly user?: HistoryUser | undefined
  /** Written as a plan: it stays one after its day has come, until someone picks, moves or deletes it (S4.6, S4.10). */
  readonly planned?: boolean | undefined
  /** Came from an item that was joined to this one: it is kept to be read, and counts for no status (D23.5). */
  readonly joined?: boolean | undefined
  /** What happened besides a change of status: the server adds it to what is read, and ignores it in what is sent (D22.1). */
  readonly event?: HistoryEvent | undefined
  /** The match that an event is about, and its supplier. */
  readonly match?: string | undefined
  readonly supplier?: { readonly _id?: string; readonly name?: string } | undefined
  /** Of a match that was shown: whether staff had read what the supplier reads (D20.9). */
  readonly reviewed?: boolean | undefined
}

/** The name was disclosed or hidden again (D22.1), or a match was made visible, or came back from the trash hidden (D20.9). */
export const historyEvents = ['disclosed', 'concealed', 'shown', 'unshown'] as const
export type HistoryEvent = (typeof historyEvents)[number]

/** Whether an entry tells of a status, and not of a disclosure (D22.1). */
export function isStatusEntry(entry: { readonly event?: unknown }): boolean {
  return entry.event === undefined
}

/** The status part of an item. */
export interface Statused {
  readonly status: string
  readonly history: readonly HistoryEntry[]
}

/** Whoever changes a status: their name for the entry, and whether they may correct the past (D5.2). */
export interface StatusActor {
  readonly user: HistoryUser | undefined
  readonly mayCorrect: boolean
}

/** A chosen status: `date` absent means now. */
export interface StatusChoice {
  readonly status: string
  readonly date?: string | undefined
  readonly description?: string | undefined
}

/** Whether an entry is a plan by the given clock: nobody has made it happen yet (D5.2). */
export function isPlanned(entry: HistoryEntry, now: Date): boolean {
  return entry.planned === true || Date.parse(entry.date) > now.getTime()
}

/** Whether an entry says what the item itself was: it is no plan, and came from no other item (D5.2, D23.5). */
function isHeld(entry: HistoryEntry, now: Date): boolean {
  return entry.joined !== true && !isPlanned(entry, now)
}

/** Newest first; of equal dates the one added last comes first (S4.10). */
export function sortHistory(history: readonly HistoryEntry[]): HistoryEntry[] {
  return [...history].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
}

/** The entry that makes up the current status: the newest of its own that is not a plan. */
export function currentEntry(history: readonly HistoryEntry[], now: Date): HistoryEntry | undefined {
  return sortHistory(history).find((entry) => isHeld(entry, now))
}

/** The status held before a resumable one, when the item now stands in one (D5.1). */
export function resumeTarget(table: StatusTable, item: Statused, now: Date): string | undefined {
  if (!isResumable(table, item.status)) return undefined
  return sortHistory(item.history).find((entry) => isHeld(entry, now) && !isResumable(table, entry.status))?.status
}

/** Whether one may go back from a status to the one before it (D5.1). */
export function isResumable(table: StatusTable, status: string): boolean {
  return table.resumable?.includes(status) ?? false
}

/** Whether the table lets an item go from one status to the next (S4.1-S4.3, D5.1). */
export function isReachable(table: StatusTable, from: string, to: string): boolean {
  const entry = table.entries[to]
  if (!entry || from === to) return false
  return entry.from === undefined || entry.from.includes(from)
}

/** The statuses one may choose now, in the table's order (S4.7, D5.1). What is planned is not planned twice: it is picked or moved. */
export function offeredStatuses(table: StatusTable, item: Statused, now: Date): string[] {
  const own = item.history.filter((entry) => entry.joined !== true)
  const planned = new Set(own.filter((entry) => isPlanned(entry, now)).map((entry) => entry.status))
  const held = new Set(table.mayReturn ? [] : own.map((entry) => entry.status))
  const offered = Object.keys(table.entries).filter(
    (status) => isReachable(table, item.status, status) && !held.has(status) && !planned.has(status),
  )
  const resume = resumeTarget(table, item, now)
  return resume === undefined || planned.has(resume) || offered.includes(resume) ? offered : [resume, ...offered]
}

function withoutPlan(history: readonly HistoryEntry[], status: string, now: Date): readonly HistoryEntry[] {
  return history.filter((entry) => entry.status !== status || !isPlanned(entry, now))
}

/** Whether one may choose a status for now (S4.4, D5.1); one that is planned is then picked. */
export function isChoosable(table: StatusTable, { status, history }: Statused, to: string, now: Date): boolean {
  return offeredStatuses(table, { status, history: withoutPlan(history, to, now) }, now).includes(to)
}

/** What a status change does to an item. */
export interface StatusPatch extends Statused {
  /** Fields named after a status, holding the date it was last reached (S4.5); null when it no longer was. */
  readonly dates: Readonly<Record<string, string | null>>
}

function datesOf(table: StatusTable, history: readonly HistoryEntry[], now: Date): Record<string, string | null> {
  const dates: Record<string, string | null> = {}
  for (const status of Object.keys(table.entries)) {
    dates[status] = sortHistory(history).find((entry) => entry.status === status && isHeld(entry, now))?.date ?? null
  }
  return dates
}

/** What a history says of an item: its status and the dates of its statuses, the history newest first (S4.5, S4.10). */
export function settle(table: StatusTable, item: Statused, now: Date): StatusPatch {
  const sorted = sortHistory(item.history)
  return {
    // An item that came in with a status and no history keeps it until something happens to it.
    status: currentEntry(sorted, now)?.status ?? item.status,
    history: sorted,
    dates: datesOf(table, sorted, now),
  }
}

function assertKnown(table: StatusTable, status: string): void {
  if (!Object.hasOwn(table.entries, status)) {
    throw Invalid.of('status', 'choice', { options: Object.keys(table.entries).join(', ') })
  }
}

function assertReason(table: StatusTable, choice: StatusChoice): void {
  if (table.entries[choice.status]?.prompt && !choice.description?.trim()) {
    throw Invalid.of('history', 'reasonRequired', { status: choice.status })
  }
}

/** The history of a new item: the start entry, and one more when another status was chosen that follows the start (S4.11, D5). */
export function startStatus(
  table: StatusTable,
  choice: StatusChoice | undefined,
  actor: StatusActor,
  now: Date,
): StatusPatch {
  const start: HistoryEntry = { status: table.start, date: now.toISOString(), user: actor.user }
  const started = settle(table, { status: table.start, history: [start] }, now)
  if (choice === undefined || choice.status === table.start) return started
  return changeStatus(table, started, choice, actor, now)
}

/**
 * Choosing a status (S4.4-S4.6, D5.2): up to now it is dated now and becomes current; later it only adds a plan.
 * Choosing a status that is planned picks the plan. Throws Invalid `notReachable`, `reasonRequired` or `choice`.
 */
export function changeStatus(
  table: StatusTable,
  item: Statused,
  choice: StatusChoice,
  actor: StatusActor,
  now: Date,
): StatusPatch {
  assertKnown(table, choice.status)
  const chosen = choice.date === undefined ? now.getTime() : Date.parse(choice.date)
  if (Number.isNaN(chosen)) throw Invalid.of('history', 'date')
  const isPlan = chosen > now.getTime()
  const planned = item.history.find((entry) => entry.status === choice.status && isPlanned(entry, now))
  const others = isPlan ? item.history : withoutPlan(item.history, choice.status, now)
  if (!offeredStatuses(table, { status: item.status, history: others }, now).includes(choice.status)) {
    throw Invalid.of('status', 'notReachable', { from: item.status, to: choice.status })
  }
  const description = choice.description?.trim() || (isPlan ? undefined : planned?.description)
  assertReason(table, { ...choice, description })
  const entry: HistoryEntry = {
    status: choice.status,
    date: new Date(isPlan ? chosen : now).toISOString(),
    ...(description ? { description } : {}),
    user: actor.user,
    ...(isPlan ? { planned: true } : {}),
  }
  return settle(table, { status: item.status, history: [entry, ...others] }, now)
}
