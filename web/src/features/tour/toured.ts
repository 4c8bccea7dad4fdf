import { useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { isSeeing } from '../../api/seeing.ts'
import type { ViewerUser } from '../../api/types.ts'

let isDone = false
const listeners = new Set<() => void>()

/** The tour was taken or declined: kept with the account, so that no other device offers it again. */
export function keepToured(): void {
  if (isDone) return
  isDone = true
  for (const listener of listeners) listener()
  if (isSeeing()) return
  call('/api/settings/save', { toured: true }).catch((error: unknown) =>
    console.warn('The tour is offered again', error),
  )
}

/** Whether the tour may still be offered to this person; never while somebody impersonates them. */
export function useIsNew({ settings }: ViewerUser): boolean {
  const isOver = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isDone,
  )
  return settings?.toured === false && !isOver && !isSeeing()
}

/** For tests: as after loading the page anew. */
export function forgetToured(): void {
  isDone = false
}
