import { isCentre } from './questions.ts'
import type { Viewer, ViewerKind } from './viewer.ts'
import { may } from './viewerRights.ts'

/** The header by which a call is asked while impersonating another: the id of their account. */
export const SEE_AS = 'x-see-as'

/** The header by which a page says of whose session it thinks that it goes by: the id of that account. */
export const ACCOUNT = 'x-account'

/** Whom one may impersonate: never through those of who looks after others. */
export const lookable: readonly ViewerKind[] = ['supplier', 'enduser', 'member']

/**
 * Whether the viewer may impersonate somebody (D6): super users through those of every supplier, end-user and member, staff
 * where all that person can see lies within their space, which the store says: `isWithin`.
 */
export function mayLookAs(viewer: Viewer, whom: Pick<Viewer, 'kind'>, isWithin: boolean): boolean {
  if (!isCentre(viewer) || !lookable.includes(whom.kind)) return false
  return may(viewer, 'readEverything') || isWithin
}
