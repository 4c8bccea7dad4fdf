import { vi } from 'vitest'

/** How long a test waits for what is to come, ms: the machine that runs it may be busy with others. */
export const PATIENCE_MS = 8000

/** Waits until a check passes, also where a test holds the clock; by itself Vitest gives up after a second. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, PATIENCE_MS)
}
