import { type SyntheticEvent, useEffect, useSyncExternalStore } from 'react'
import { isOffline, watchConnection } from '../api/away.ts'
import { isSeeing } from '../api/seeing.ts'
import { translate } from '../texts/languageFiles.ts'
import { dropReason, keepReason, REASON } from './blockedReason.ts'

/** Why nothing can be changed now: one impersonates another, or there is no connection. */
type BlockedReason = 'seeing' | 'offline'

/** That a control changes something: at once, or by a queue that waits for the connection itself. */
export type Writes = 'now' | 'queued'

/** The reason at this moment, for what is asked once. */
export function blockedReasonNow(writes: Writes | undefined): BlockedReason | undefined {
  if (!writes) return undefined
  if (isSeeing()) return 'seeing'
  return writes === 'now' && isOffline() ? 'offline' : undefined
}

/** Whether what writes waits, and why. The rights say what is drawn; this alone says whether it can be used now. */
export function useBlockedReason(writes: Writes | undefined): BlockedReason | undefined {
  return useSyncExternalStore(watchConnection, () => blockedReasonNow(writes))
}

/** The reason in words. */
export function blockedText(reason: BlockedReason): string {
  return translate(`common:blocked.${reason}`)
}

interface Free {
  readonly 'data-writes'?: Writes
}

interface Blocked extends Free {
  readonly 'data-blocked': BlockedReason
  readonly 'aria-disabled': true
  readonly 'aria-describedby': string
  readonly onClick: (event: SyntheticEvent) => void
  readonly onChange: () => void
}

/**
 * What a control that writes is given after its own properties: while it waits it keeps its place, can be reached by the keyboard and says
 * why, and does nothing. Enter in a field of a form presses its button, so that the form waits as well and what was typed stays.
 */
export function useWriteBlocked(writes: Writes | undefined): Free | Blocked {
  const reason = useBlockedReason(writes)
  const words = writes && reason && blockedText(reason)
  useEffect(() => {
    if (!words) return
    keepReason(words)
    return dropReason
  }, [words])
  if (!writes || !reason) return writes ? { 'data-writes': writes } : {}
  return {
    'data-writes': writes,
    'data-blocked': reason,
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
