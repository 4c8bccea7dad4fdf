/** The database of this browser in which lies what somebody last saw (features/offline). */
export const SEEN = 'schakel.seen'

/**
 * Throws away what this browser kept of what somebody saw: at every end of a session. Another page that has it open lets go of it, and
 * keeps nothing more.
 */
export function forgetSeen(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    try {
      const request = indexedDB.deleteDatabase(SEEN)
      request.onsuccess = done
      request.onerror = done
      request.onblocked = done
    } catch {
      // A browser that keeps nothing.
      done()
    }
  })
}
