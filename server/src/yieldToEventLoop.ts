import { setImmediate } from 'node:timers/promises'

/** How long a long piece of work goes on in one go, ms: other people’s requests come in between (D21.1). */
const GO_MS = 10

/** Lets others have their turn, as often as that is due. */
export function createYield(): () => Promise<void> {
  let yielded = performance.now()
  return async () => {
    if (performance.now() - yielded < GO_MS) return
    await setImmediate()
    yielded = performance.now()
  }
}
