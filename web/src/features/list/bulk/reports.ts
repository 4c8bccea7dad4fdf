import type { BulkAnswer } from '@schakel/domain/calls'
import { valueStore } from '../../../ui/valueStore.ts'

/** What was refused of a bulk or of its undo, and what was done of it, both in words. */
export interface Report {
  readonly title: string
  readonly done: string | undefined
  readonly refused: BulkAnswer['refused']
}

const store = valueStore<readonly Report[]>([])

/** The one that is shown, of those that wait. */
export const reports = { now: () => store.now()[0], subscribe: store.subscribe }

/** Shows what was refused, wherever one is by then: the list that it was asked in may be another one meanwhile. */
export function openReport(report: Report): void {
  store.set([...store.now(), report])
}

/** Goes on to the next report, if there is one. */
export function closeReport(): void {
  store.set(store.now().slice(1))
}

/** Shows none any more. */
export function dropReports(): void {
  store.set([])
}
