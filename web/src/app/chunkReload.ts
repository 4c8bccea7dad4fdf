const KEY = 'schakel.reloaded'
const PAUSE_MS = 60_000

/** A part of the program that is gone (a newer version was put in place): load the page anew, at most once per 60 s (S8.4). */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (now - last < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without storage we could not know of an earlier reload, and might go on for ever.
    return false
  }
  reload()
  return true
}

/** Watches for parts that fail to load. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}
