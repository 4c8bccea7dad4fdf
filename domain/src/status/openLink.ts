import { Invalid } from '../errors.ts'
import { changeStatus, type HistoryEntry, type StatusActor } from './history.ts'
import { linkStatuses } from './statusTable.ts'

/** The properties of an edge, each with its `$` (D2.2). */
type EdgeProps = Readonly<Record<string, unknown>>

/**
 * Opening a link for the other party, or closing it again (S4.12, D5.3): adds `$status`, the time under the name of that status and an
 * entry of the history. Doing it twice changes nothing; `null` clears a time. Throws Invalid for another status.
 */
export function openLink(props: EdgeProps, status: unknown, actor: StatusActor, now: Date): EdgeProps {
  if (status === props.$status) return {}
  if (typeof status !== 'string') throw Invalid.of('$status', 'choice', options)
  const held = { status: statusOf(props), history: entriesOf(props.$history) }
  if (!Object.hasOwn(linkStatuses.entries, status)) throw Invalid.of('$status', 'choice', options)
  // What was never opened is closed already.
  if (status === held.status) return {}
  const patch = changeStatus(linkStatuses, held, { status }, actor, now)
  const dates = Object.entries(patch.dates).map(([name, date]) => [`$${name}`, date])
  return { $status: patch.status, $history: patch.history, ...Object.fromEntries(dates) }
}

/** Whether a link was opened for the other party, by the properties of its edge (S4.12). */
export function isOpenLink(props: EdgeProps): boolean {
  return props.$status === 'opened'
}

const options = { options: Object.keys(linkStatuses.entries).join(', ') }

function statusOf({ $status }: EdgeProps): string {
  return typeof $status === 'string' ? $status : linkStatuses.start
}

function entriesOf(history: unknown): readonly HistoryEntry[] {
  return Array.isArray(history) ? history : []
}
