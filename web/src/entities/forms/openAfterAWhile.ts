import { AUTO_OPEN_DELAY_MS } from '@schakel/domain'

/** How a page that was to open by itself came out. */
export type OpeningEnd = 'opened' | 'stopped'

/** A page that is about to open by itself. */
export interface Opening {
  readonly stop: () => void
  /** Tells how it came out; answers how to stop listening. */
  readonly onEnd: (listener: (end: OpeningEnd) => void) => () => void
}

/** Opens something after 2 seconds (S4.14); Escape stops it. */
export function openAfterAWhile(open: () => void): Opening {
  const listeners = new Set<(end: OpeningEnd) => void>()
  const finish = (how: OpeningEnd) => {
    clearTimeout(timer)
    removeEventListener('keydown', onKey)
    for (const listener of listeners) listener(how)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') finish('stopped')
  }
  const timer = setTimeout(() => {
    finish('opened')
    open()
  }, AUTO_OPEN_DELAY_MS)
  addEventListener('keydown', onKey)
  return {
    stop: () => finish('stopped'),
    onEnd(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
