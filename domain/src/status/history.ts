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
}

/** The status part of an item. */
export interface Statused {
  readonly status: string
  readonly history: readonly HistoryEntry[]
}

/** Whoever changes a status: their name for the entry, and whether they may correct the past (D5.2). */
export interface StatusActor {
  readonly user: HistoryUser
  readonly mayCorrect: boolean
}

/** A chosen status: `date` absent means now. */
export interface StatusChoice {
  readonly status: string
  readonly date?: string | undefined
  readonly description?: string | undefined
}

/** Whether an entry is still a plan by the given clock. */
export function isPlanned(entry: HistoryEntry, now: Date): boolean {
  return Date.parse(entry.date) > now.getTime()
}

/** Newest first; of equal dates the one added last comes first (S4.10). */
export function sortHistory(history: readonly HistoryEntry[]): HistoryEntry[] {
  return [...history].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
}

/** The entry that makes up the current status: the newest that is not a plan. */
export function currentEntry(history: readonly HistoryEntry[], now: Date): HistoryEntry | undefined {
  return sortHistory(history).find((entry) => !isPlanned(entry, now))
}

/** The status held before a resumable one, when the item now stands in one (D5.1). */
export function resumeTarget(table: StatusTable, item: Statused, now: Date): string | undefined {
  const resumable: readonly string[] = table.resumable ?? []
  if (!resumable.includes(item.status)) return undefined
  return sortHistory(item.history).find((entry) => !isPlanned(entry, now) && !resumable.includes(entry.status))?.status
}

/** Whether the table lets an item go from one status to the next (S4.1-S4.3, D5.1). */
export function isReachable(table: StatusTable, from: string, to: string): boolean {
  const entry = table.entries[to]
  if (!entry || from === to) return false
  return entry.from === undefined || entry.from.includes(from)
}

/** The statuses one may choose now, in the table's order (S4.7, D5.1). */
export function offeredStatuses(table: StatusTable, item: Statused, now: Date): string[] {
  const held = new Set(table.mayReturn ? [] : item.history.map((entry) => entry.status))
  const offered = Object.keys(table.entries).filter(
    (status) => isReachable(table, item.status, status) && !held.has(status),
  )
  const resume = resumeTarget(table, item, now)
  return resume === undefined || offered.includes(resume) ? offered : [resume, ...offered]
}

/** What a status change does to an item. */
export interface StatusPatch extends Statused {
  /** Fields named after a status, holding the date it was last reached (S4.5); null when it no longer was. */
  readonly dates: Readonly<Record<string, string | null>>
}

function datesOf(table: StatusTable, history: readonly HistoryEntry[], now: Date): Record<string, string | null> {
  const dates: Record<string, string | null> = {}
  for (const status of Object.keys(table.entries)) {
    dates[status] =
      sortHistory(history).find((entry) => entry.status === status && !isPlanned(entry, now))?.date ?? null
  }
  return dates
}

function settle(table: StatusTable, history: readonly HistoryEntry[], now: Date): StatusPatch {
  const sorted = sortHistory(history)
  return {
    status: currentEntry(sorted, now)?.status ?? table.start,
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
  const started = settle(table, [start], now)
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
  const others = planned && !isPlan ? item.history.filter((entry) => entry !== planned) : item.history
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
  }
  return settle(table, [entry, ...others], now)
}

function sameEntry(a: HistoryEntry, b: HistoryEntry): boolean {
  return a.status === b.status && Date.parse(a.date) === Date.parse(b.date)
}

/** The path of statuses actually held, oldest first, as `a>b` steps. */
function stepsOf(history: readonly HistoryEntry[], now: Date): [string, string][] {
  const held = sortHistory(history)
    .filter((entry) => !isPlanned(entry, now))
    .reverse()
  return held.slice(1).map((entry, index) => [held[index]?.status ?? '', entry.status])
}

// Correcting history never skips the rule: a correction may not leave two statuses side by side that the table keeps apart (D5).
function assertPath(
  table: StatusTable,
  before: readonly HistoryEntry[],
  after: readonly HistoryEntry[],
  now: Date,
): void {
  const known = new Set(stepsOf(before, now).map(([from, to]) => `${from}>${to}`))
  const resumable: readonly string[] = table.resumable ?? []
  for (const [from, to] of stepsOf(after, now)) {
    if (known.has(`${from}>${to}`) || isReachable(table, from, to) || resumable.includes(from)) continue
    throw Invalid.of('history', 'notReachable', { from, to })
  }
  const first = stepsOf(after, now)[0]?.[0] ?? currentEntry(after, now)?.status
  const firstBefore = stepsOf(before, now)[0]?.[0] ?? currentEntry(before, now)?.status
  if (first !== undefined && first !== firstBefore && first !== table.start) {
    throw Invalid.of('history', 'notReachable', { from: table.start, to: first })
  }
}

interface Correction {
  readonly added: readonly HistoryEntry[]
  readonly removed: readonly HistoryEntry[]
  readonly kept: readonly HistoryEntry[]
}

function compare(before: readonly HistoryEntry[], after: readonly HistoryEntry[]): Correction {
  const left = [...before]
  const added: HistoryEntry[] = []
  const kept: HistoryEntry[] = []
  for (const entry of after) {
    const index = left.findIndex((old) => sameEntry(old, entry))
    const [old] = index < 0 ? [] : left.splice(index, 1)
    if (!old) {
      added.push(entry)
      continue
    }
    // Only the plan's or the entry's place may change here; its words and its author stay as they were written.
    kept.push(old)
  }
  return { added, removed: left, kept }
}

/**
 * A whole history as sent back by a client (D5.3): the list as read plus a new entry, or with entries left out (deleted)
 * or with another date (re-dated). `status` is the status that was sent with it, if any.
 * Throws Invalid `historyPast` when the past is corrected by someone who may not, and whatever `changeStatus` throws.
 */
export function writeHistory(
  table: StatusTable,
  item: Statused,
  sent: { readonly history: readonly HistoryEntry[]; readonly status?: string | undefined },
  actor: StatusActor,
  now: Date,
): StatusPatch {
  const { added, removed, kept } = compare(item.history, sent.history)
  const moved = added.flatMap((entry) => {
    const old = removed.find((candidate) => candidate.status === entry.status)
    return old ? [{ old, entry }] : []
  })
  const created = added.filter((entry) => !moved.some((move) => move.entry === entry))
  const deleted = removed.filter((entry) => !moved.some((move) => move.old === entry))
  const picked = moved.filter(({ old, entry }) => isPlanned(old, now) && Date.parse(entry.date) <= now.getTime())
  const redated = moved.filter((move) => !picked.includes(move))

  const touchesPast = [...deleted, ...redated.map((move) => move.old)].some((entry) => !isPlanned(entry, now))
  if (touchesPast && !actor.mayCorrect) throw Invalid.of('history', 'historyPast')
  // The past cannot become a plan, nor can everything be erased: an item always has had a first status.
  if (redated.some(({ old, entry }) => !isPlanned(old, now) && isPlanned(entry, now)))
    throw Invalid.of('history', 'date')
  if (redated.some(({ entry }) => Number.isNaN(Date.parse(entry.date)))) throw Invalid.of('history', 'date')

  const corrected = sortHistory([
    ...kept,
    ...redated.map(({ old, entry }) => ({ ...old, date: new Date(entry.date).toISOString() })),
    ...picked.map(({ old }) => old),
  ])
  if (!corrected.some((entry) => !isPlanned(entry, now)) && item.history.some((entry) => !isPlanned(entry, now))) {
    throw Invalid.of('history', 'historyEntry')
  }
  assertPath(table, item.history, corrected, now)

  let patch = settle(table, corrected, now)
  for (const { entry } of picked)
    patch = changeStatus(table, patch, { status: entry.status, description: entry.description }, actor, now)
  for (const entry of created) patch = changeStatus(table, patch, entry, actor, now)
  const wanted = sent.status
  const isSaid = wanted === item.status || wanted === patch.status || created.some((entry) => entry.status === wanted)
  if (wanted !== undefined && !isSaid) patch = changeStatus(table, patch, { status: wanted }, actor, now)
  return patch
}
