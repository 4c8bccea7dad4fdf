import type { TypeName } from '../types/index.ts'
import { homeOf, type Viewer } from './viewer.ts'
import { may } from './viewerRights.ts'

/** What a right depends on, as the server (or a screen) knows it of an item. */
export interface Facts {
  readonly id: string
  readonly type: TypeName
  readonly status?: string | undefined
  /** Statuses already held, planned ones left out. */
  readonly held?: readonly string[]
  /** It is the viewer's organisation or hangs under it (containment, any depth). */
  readonly isUnderHome: boolean
  /** The viewer is read-limited here: an anonymised dossier, a public card. */
  readonly isLimited: boolean
  /** The viewer or the viewer's organisation is among its owners. */
  readonly isOwner: boolean
}

/** The word behind most sentences: super users all, staff what lies under their space, others what is theirs (S6.2, D6). */
export function owns(viewer: Viewer, item: Facts): boolean {
  if (may(viewer, 'writeEverything') || isThemselves(viewer, item)) return true
  return (item.isUnderHome || item.isOwner) && !item.isLimited
}

// The "when" of the table of rights: each holds of an item that the viewer reads.
export const isTheirOwn = (_: Viewer, item: Facts): boolean => item.isOwner
export const isUnderTheirs = (_: Viewer, item: Facts): boolean => item.isUnderHome
export const isThemselves = (viewer: Viewer, item: Facts): boolean => item.id === viewer._id
export const isNotThemselves = (viewer: Viewer, item: Facts): boolean => item.id !== viewer._id
export const isTheirOrganisation = (viewer: Viewer, item: Facts): boolean => item.id === homeOf(viewer)
/** A request is the lead's until it reached `match`, also when it went back (D6). */
export const isStillRequest = (_: Viewer, { status, held }: Facts): boolean =>
  (status === 'request' || status === 'intake') && !held?.includes('match')
