/** How often a server that only reads is asked whether it writes again, ms. */
const AGAIN_MS = 3000

let isReading = false
let timer: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()

/** Each answer of the server says whether nothing can be written for now: no database leads, and another one answers what is read. */
export function noteAnswer({ headers }: Response): void {
  const now = headers.get('x-only-reading') !== null
  if (now === isReading) return
  isReading = now
  clearInterval(timer)
  // Also where nobody does anything: the word goes as soon as it is over.
  timer = now ? setInterval(() => void fetch('/readyz').then(noteAnswer, () => undefined), AGAIN_MS) : undefined
  for (const watch of watchers) watch()
}

/** Whether nothing can be written for now. */
export function isOnlyReading(): boolean {
  return isReading
}

/** Calls whenever that changes; answers how to stop. */
export function watchReading(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
