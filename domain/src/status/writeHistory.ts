import { Invalid } from '../errors.ts'
import {
  changeStatus,
  currentEntry,
  type HistoryEntry,
  isPlanned,
  isReachable,
  isResumable,
  type StatusActor,
  type Statused,
  type StatusPatch,
  settle,
  sortHistory,
} from './history.ts'
import type { StatusTable } from './statusTable.ts'

/** What a client sends back of a history, and the status beside it, if any (D5.3). */
interface SentHistory {
  readonly history: readonly HistoryEntry[]
  readonly status?: string | undefined
  /** No version came along (D2.3): the list may be older than what is kept. */
  readonly isBlind?: boolean | undefined
}

/**
 * A whole history as sent back by a client (D5.3): the list as read plus a new entry, or with entries left out (deleted)
 * or with another date (re-dated). Whoever adds or moves an entry without saying on which version leaves alone what is newer than all
 * they read: it may have come in between. Throws Invalid `historyPast` when the past is corrected by someone who may not, and
 * whatever `changeStatus` throws.
 */
export function writeHistory(
  table: StatusTable,
  item: Statused,
  sent: SentHistory,
  actor: StatusActor,
  now: Date,
): StatusPatch {
  const { kept, moved, deleted, created } = knownTo(sent, item.history, compare(item.history, sent.history))
  const picked = moved.filter(({ old, entry }) => isPlanned(old, now) && Date.parse(entry.date) <= now.getTime())
  const redated = moved.filter((move) => !picked.includes(move))
  assertMayCorrect([...deleted, ...redated.map(({ old }) => old)], actor, now)

  // Of equal dates the first one counts as newest, so what stays keeps the order in which it was stored.
  const corrected = sortHistory([...redated.map((move) => redate(move, now)), ...kept])
  const standing = [...corrected, ...picked.map(({ old }) => old)]
  if (currentEntry(corrected, now) === undefined && currentEntry(item.history, now) !== undefined) {
    throw Invalid.of('history', 'historyEntry')
  }
  assertPath(table, item.history, corrected, now)

  let patch = settle(table, { status: item.status, history: standing }, now)
  for (const { entry } of picked) {
    patch = changeStatus(table, patch, { status: entry.status, description: entry.description }, actor, now)
  }
  for (const entry of created) patch = changeStatus(table, patch, entry, actor, now)
  const wanted = sent.status
  const isSaid = wanted === item.status || wanted === patch.status || created.some((entry) => entry.status === wanted)
  return wanted === undefined || isSaid ? patch : changeStatus(table, patch, { status: wanted }, actor, now)
}

/** The entries of a kept history that were left out or moved by what a client sent back (D5.3). */
export function touchedEntries(before: readonly HistoryEntry[], sent: SentHistory): readonly HistoryEntry[] {
  const { moved, deleted } = knownTo(sent, before, compare(before, sent.history))
  return [...deleted, ...moved.map(({ old }) => old)]
}

interface Move {
  readonly old: HistoryEntry
  readonly entry: HistoryEntry
}

interface Comparison {
  readonly kept: readonly HistoryEntry[]
  readonly moved: readonly Move[]
  readonly deleted: readonly HistoryEntry[]
  readonly created: readonly HistoryEntry[]
}

/** Entries above all that were sent back are no deletions of someone who adds or moves one without a version. */
function knownTo({ isBlind }: SentHistory, before: readonly HistoryEntry[], found: Comparison): Comparison {
  const { kept, moved, deleted, created } = found
  if (!isBlind || (moved.length === 0 && created.length === 0)) return found
  const known = [...kept, ...moved.map(({ old }) => old)]
  const top = sortHistory(before).findIndex((entry) => known.includes(entry))
  const unknown = top < 0 ? before : sortHistory(before).slice(0, top)
  return {
    moved,
    created,
    kept: before.filter((entry) => kept.includes(entry) || (deleted.includes(entry) && unknown.includes(entry))),
    deleted: deleted.filter((entry) => !unknown.includes(entry)),
  }
}

// An entry is known by its status and date. Only its date may change here: its words and author stay as they were written.
function compare(before: readonly HistoryEntry[], after: readonly HistoryEntry[]): Comparison {
  const left = [...before]
  const take = (isIt: (old: HistoryEntry) => boolean) => {
    const index = left.findIndex(isIt)
    return index < 0 ? undefined : left.splice(index, 1)[0]
  }
  const added = after.filter((entry) => !take((old) => isSameEntry(old, entry)))
  const kept = before.filter((entry) => !left.includes(entry))
  const moved: Move[] = []
  const created: HistoryEntry[] = []
  for (const entry of added) {
    const old = take((candidate) => candidate.status === entry.status)
    if (old) moved.push({ old, entry })
    else created.push(entry)
  }
  return { kept, moved, deleted: left, created }
}

function isSameEntry(a: HistoryEntry, b: HistoryEntry): boolean {
  return a.status === b.status && Date.parse(a.date) === Date.parse(b.date)
}

function assertMayCorrect(touched: readonly HistoryEntry[], actor: StatusActor, now: Date): void {
  if (!actor.mayCorrect && touched.some((entry) => !isPlanned(entry, now))) throw Invalid.of('history', 'historyPast')
}

function redate({ old, entry }: Move, now: Date): HistoryEntry {
  const date = Date.parse(entry.date)
  // What happened cannot become a plan.
  if (Number.isNaN(date) || (!isPlanned(old, now) && date > now.getTime())) throw Invalid.of('history', 'date')
  return { ...old, date: new Date(date).toISOString(), ...(isPlanned(old, now) ? { planned: true } : {}) }
}

/** The statuses actually held, oldest first. */
function heldOf(history: readonly HistoryEntry[], now: Date): string[] {
  return sortHistory(history)
    .filter((entry) => entry.joined !== true && !isPlanned(entry, now))
    .map((entry) => entry.status)
    .reverse()
}

/** The steps of a path that the table does not allow: neither reachable nor a way back out of a pause (D5.1). */
function brokenSteps(table: StatusTable, held: readonly string[]): { from: string; to: string }[] {
  return held.slice(1).flatMap((to, index) => {
    const from = held[index] ?? ''
    const resumed = held.slice(0, index + 1).findLast((status) => !isResumable(table, status))
    const isResume = isResumable(table, from) && to === resumed
    return isReachable(table, from, to) || isResume ? [] : [{ from, to }]
  })
}

// Correcting history never skips the rule: it may not leave two statuses side by side that the table keeps apart (D5).
function assertPath(
  table: StatusTable,
  before: readonly HistoryEntry[],
  after: readonly HistoryEntry[],
  now: Date,
): void {
  const [held, heldBefore] = [heldOf(after, now), heldOf(before, now)]
  const knownBroken = brokenSteps(table, heldBefore)
  for (const { from, to } of brokenSteps(table, held)) {
    const isOld = knownBroken.some((step) => step.from === from && step.to === to)
    if (!isOld) throw Invalid.of('history', 'notReachable', { from, to })
  }
  const first = held[0]
  if (first !== undefined && first !== heldBefore[0] && first !== table.start) {
    throw Invalid.of('history', 'notReachable', { from: table.start, to: first })
  }
}
