import type { BulkAnswer } from '@schakel/domain/calls'

/** What was refused of a bulk or of its undo, and what was done of it, both in words. */
export interface Report {
  readonly title: string
  readonly done: string | undefined
  readonly refused: BulkAnswer['refused']
}

type Listener = () => void
let waiting: readonly Report[] = []
const listeners = new Set<Listener>()

function set(next: readonly Report[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Shows what was refused, wherever one is by then: the list that it was asked in may be another one meanwhile. */
export function openReport(report: Report): void {
  set([...waiting, report])
}

/** Goes on to the next report, if there is one. */
export function closeReport(): void {
  set(waiting.slice(1))
}

/** Shows none any more. */
export function dropReports(): void {
  set([])
}

/** For BulkReportHost alone. */
export const reports = {
  now: () => waiting[0],
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
