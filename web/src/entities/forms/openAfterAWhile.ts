import { AUTO_OPEN_DELAY_MS } from '@schakel/domain'

/** How a page that was to open by itself came out. */
export type OpeningEnd = 'opened' | 'stopped'

/** A page that is about to open by itself. */
export interface Opening {
  readonly stop: () => void
  /** Tells how it came out; answers how to stop listening. */
  readonly onEnd: (listener: (end: OpeningEnd) => void) => () => void
}

/**
 * Opens something after 2 seconds (S4.14), unless one has gone on by then: pressed a key or anything else, or is on at something over which it
 * would open (`isBusy`). Escape stops it at once.
 */
export function openAfterAWhile(open: () => void, isBusy: () => boolean = () => false): Opening {
  let hasGoneOn = false
  const listeners = new Set<(end: OpeningEnd) => void>()
  const finish = (how: OpeningEnd) => {
    clearTimeout(timer)
    removeEventListener('keydown', onKey)
    removeEventListener('pointerdown', goOn, { capture: true })
    for (const listener of listeners) listener(how)
  }
  const goOn = () => {
    hasGoneOn = true
  }
  const onKey = ({ key, repeat }: KeyboardEvent) => {
    if (key === 'Escape') finish('stopped')
    // The key that saved it may still be held.
    else if (!repeat) goOn()
  }
  const timer = setTimeout(() => {
    const stays = hasGoneOn || isBusy()
    finish(stays ? 'stopped' : 'opened')
    if (!stays) open()
  }, AUTO_OPEN_DELAY_MS)
  addEventListener('keydown', onKey)
  addEventListener('pointerdown', goOn, { capture: true })
  return {
    stop: () => finish('stopped'),
    onEnd(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
