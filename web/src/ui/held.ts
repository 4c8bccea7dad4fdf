import { type SyntheticEvent, useEffect, useSyncExternalStore } from 'react'
import { isOffline, watchConnection } from '../api/away.ts'
import { isSeeing } from '../api/seeing.ts'
import { textOf } from '../texts/i18n.ts'
import { dropReason, keepReason, REASON } from './heldReason.ts'

/** Why nothing can be changed now: one looks through the eyes of another, or there is no connection. */
type Hold = 'seeing' | 'offline'

/** That a control changes something: at once, or by a queue that waits for the connection itself. */
export type Writes = 'now' | 'queued'

function holdOf(writes: Writes | undefined): Hold | undefined {
  if (!writes) return undefined
  if (isSeeing()) return 'seeing'
  return writes === 'now' && isOffline() ? 'offline' : undefined
}

/** Whether what writes waits, and why. The rights say what is drawn; this alone says whether it can be used now. */
export function useHold(writes: Writes | undefined): Hold | undefined {
  return useSyncExternalStore(watchConnection, () => holdOf(writes))
}

/** The reason in words. */
export function heldText(hold: Hold): string {
  return textOf(`common:held.${hold}`)
}

interface Free {
  readonly 'data-writes'?: Writes
}

interface Held extends Free {
  readonly 'data-held': Hold
  readonly 'aria-disabled': true
  readonly 'aria-describedby': string
  readonly onClick: (event: SyntheticEvent) => void
  readonly onChange: () => void
}

/**
 * What a control that writes is given after its own properties: while it waits it keeps its place, can be reached by the keyboard and says
 * why, and does nothing. Enter in a field of a form presses its button, so that the form waits as well and what was typed stays.
 */
export function useHeld(writes: Writes | undefined): Free | Held {
  const hold = useHold(writes)
  const words = writes && hold && heldText(hold)
  useEffect(() => {
    if (!words) return
    keepReason(words)
    return dropReason
  }, [words])
  if (!writes || !hold) return writes ? { 'data-writes': writes } : {}
  return {
    'data-writes': writes,
    'data-held': hold,
    'aria-disabled': true,
    'aria-describedby': REASON,
    onClick: refuse,
    onChange: () => undefined,
  }
}

function refuse(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
