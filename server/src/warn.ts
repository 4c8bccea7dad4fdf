/** Tells the one who runs the server, on standard error, what failed in work that nobody waits for. */
export function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error))
}
