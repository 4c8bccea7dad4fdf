import type { TypeName } from '../types/index.ts'
import { typesWith } from './itemRights.ts'
import type { ViewerKind } from './viewer.ts'

/** The types of which a kind of viewer takes items out of the trash (D2.5); what has calls of its own comes back over those alone. */
export function restorableTypes(kind: ViewerKind): readonly TypeName[] {
  return typesWith(kind, 'restore')
}

/** Those of which they take out all that they read, whosever it is; of the others what they own (D21.6). */
export function freelyRestorableTypes(kind: ViewerKind): readonly TypeName[] {
  return typesWith(kind, 'restore', { isFree: true })
}
