import { openerNow } from '../../ui/useReturnFocus.ts'

/** With which tag the tree opens. */
export interface TagTreeRequest {
  readonly tag?: string | undefined
}

type Listener = () => void
let current: TagTreeRequest | undefined
let opener: Element | null = null
const listeners = new Set<Listener>()

function set(request: TagTreeRequest | undefined): void {
  current = request
  for (const listener of listeners) listener()
}

/** Opens the tree of tags over whatever is on the screen (S2.32). */
export function openTagTree(request: TagTreeRequest = {}): void {
  opener = openerNow()
  set(request)
}

export function closeTagTree(): void {
  set(undefined)
}

/** For TagTreeHost alone. */
export const tagTreeRequests = {
  now: () => current,
  /** What opened it: there the keyboard goes back to. */
  opener: () => opener,
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
