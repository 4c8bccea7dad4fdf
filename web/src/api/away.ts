let startedAlone = false
let isConnected = false
const watchers = new Set<() => void>()

function tell(): void {
  for (const watch of watchers) watch()
}

/** This page began without the server, with what was kept. */
export function noteStartedAlone(): void {
  startedAlone = true
  tell()
}

/** Whether this page began without the server. */
export function hasStartedAlone(): boolean {
  return startedAlone
}

/** How the live line fares: where a page began without the server, it is the first to know that there is one again. */
export function noteLine(connected: boolean): void {
  if (connected === isConnected) return
  isConnected = connected
  tell()
}

/** Whether there is no connection: the device has none, or this page began without the server and it did not come back. */
export function isOffline(): boolean {
  return !navigator.onLine || (startedAlone && !isConnected)
}

// Once for all that watch: a screen has many of them.
window.addEventListener('online', tell)
window.addEventListener('offline', tell)

/** Calls whenever that may have changed; answers how to stop. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
