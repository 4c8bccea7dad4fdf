import type { AnyItem } from '@schakel/domain'
import { openerNow } from '../../ui/useReturnFocus.ts'
import { valueStore } from '../../ui/valueStore.ts'

/** What is to be linked to something else. */
export interface LinkRequest {
  readonly item: AnyItem
  readonly onLinked?: ((id: string) => void) | undefined
}

let opener: Element | null = null

/** For LinkHost alone. */
export const linkRequests = {
  ...valueStore<LinkRequest | undefined>(undefined),
  /** What opened it: there the keyboard goes back to. */
  opener: () => opener,
}

/** Opens the dialog that links an item to another one (S2.25). */
export function openLinkDialog(request: LinkRequest): void {
  opener = openerNow()
  linkRequests.set(request)
}

export function closeLinkDialog(): void {
  linkRequests.set(undefined)
}
