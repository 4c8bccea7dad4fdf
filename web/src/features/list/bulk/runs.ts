import { valueStore } from '../../../ui/valueStore.ts'

/** How far a bulk is. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** A bulk under way; before each step it is looked at whether it goes on. */
export interface Run {
  isStopped: boolean
}

const store = valueStore<ReadonlyMap<Run, Progress>>(new Map())

/** How far the bulk is that began last of those under way, in whichever list: that may be made anew meanwhile. */
export const runs = { now: () => [...store.now().values()].at(-1), subscribe: store.subscribe }

/** Shows how far a bulk is; nothing when it is over. */
export function tellRun(run: Run, progress: Progress | undefined): void {
  const shown = new Map(store.now())
  if (progress) shown.set(run, progress)
  else shown.delete(run)
  store.set(shown)
}

/** Stops the bulk that is shown, once its step is done. */
export function stopRun(): void {
  const run = [...store.now().keys()].at(-1)
  if (run) run.isStopped = true
}
