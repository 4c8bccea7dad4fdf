/** Under what the items that somebody looked at are remembered on this device; alone, since the first script needs no more of it. */
export const RECENT = 'schakel.recent'

/** Nothing of what anybody looked at is left on this device: who comes next is told nothing by it. */
export function forgetRecent(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(RECENT)) localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, nothing was.
  }
}
