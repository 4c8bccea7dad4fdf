let startedAlone = false
let isConnected = false
// A browser on a machine without a network says that it has none, also where the server is on that machine itself: once the line stands
// all the same, it is not believed before it says otherwise.
let isBelieved = true
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
  if (connected && !navigator.onLine) isBelieved = false
  tell()
}

/** Whether this device has a network, as far as its browser can be believed. */
export function hasNetwork(): boolean {
  return navigator.onLine || !isBelieved
}

/** Whether there is no connection: the device has none, or this page began without the server and it did not come back. */
export function isOffline(): boolean {
  return !hasNetwork() || (startedAlone && !isConnected)
}

// Once for all that watch: a screen has many of them.
window.addEventListener('online', () => {
  isBelieved = true
  tell()
})
window.addEventListener('offline', tell)

/** Calls whenever that may have changed; answers how to stop. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
