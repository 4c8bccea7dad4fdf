import { setImmediate } from 'node:timers/promises'

/** How long rows may be read and checked in one go, ms: other people's requests go in between. */
const GO_MS = 10

/** Lets others have their turn, as often as that is due. */
export function createBreath(): () => Promise<void> {
  let breathed = performance.now()
  return async () => {
    if (performance.now() - breathed < GO_MS) return
    await setImmediate()
    breathed = performance.now()
  }
}
