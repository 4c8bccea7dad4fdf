import { openerNow } from '../../ui/useReturnFocus.ts'
import { valueStore } from '../../ui/valueStore.ts'

/** With which tag the tree opens. */
export interface TagTreeRequest {
  readonly tag?: string | undefined
}

let opener: Element | null = null

/** For TagTreeHost alone. */
export const tagTreeRequests = {
  ...valueStore<TagTreeRequest | undefined>(undefined),
  /** What opened it: there the keyboard goes back to. */
  opener: () => opener,
}

/** Opens the tree of tags over whatever is on the screen (S2.32). */
export function openTagTree(request: TagTreeRequest = {}): void {
  opener = openerNow()
  tagTreeRequests.set(request)
}

export function closeTagTree(): void {
  tagTreeRequests.set(undefined)
}
