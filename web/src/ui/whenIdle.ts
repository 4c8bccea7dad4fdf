/** After this time the first paint is over even on a slow phone, ms. */
const AFTER_MS = 1500

/** Does something once the first screen stands; answers what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, AFTER_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: AFTER_MS })
  return () => cancelIdleCallback(handle)
}
