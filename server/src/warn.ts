/** Tells the one who runs the server, on standard error, what failed in work that nobody waits for. */
export function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error))
}

const AGAIN_MS = 3_600_000

/**
 * Warns of work that is tried again and again: of a failure once, and again when it is another one than the last time or after an hour.
 * What differs in numbers alone is the same.
 */
export function seldomWarner(now: () => number = () => performance.now()): (error: unknown) => void {
  let last: { readonly kind: string; readonly at: number } | undefined
  return (error) => {
    const kind = String(error).replace(/\d+/g, '#')
    if (last?.kind === kind && now() - last.at < AGAIN_MS) return
    last = { kind, at: now() }
    warn(error)
  }
}
