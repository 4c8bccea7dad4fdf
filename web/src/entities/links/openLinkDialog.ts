import type { AnyItem } from '@schakel/domain'
import { openerNow } from '../../ui/useReturnFocus.ts'

/** What is to be linked to something else. */
export interface LinkRequest {
  readonly item: AnyItem
  readonly onLinked?: ((id: string) => void) | undefined
}

type Listener = () => void
let current: LinkRequest | undefined
let opener: Element | null = null
const listeners = new Set<Listener>()

function set(request: LinkRequest | undefined): void {
  current = request
  for (const listener of listeners) listener()
}

/** Opens the dialog that links an item to another one (S2.25). */
export function openLinkDialog(request: LinkRequest): void {
  opener = openerNow()
  set(request)
}

export function closeLinkDialog(): void {
  set(undefined)
}

/** For LinkHost alone. */
export const linkRequests = {
  now: () => current,
  /** What opened it: there the keyboard goes back to. */
  opener: () => opener,
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
