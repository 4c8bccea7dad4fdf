import { isPersonType } from '../types/index.ts'
import type { Facts } from './facts.ts'
import { mayOn } from './itemRights.ts'
import { isCentre, type Side } from './questions.ts'
import type { Viewer } from './viewer.ts'
import { may } from './viewerRights.ts'

/** Who did what with an item is for the staff who look after it and for super users; who read a message is its reader's alone (D6, D13). */
export function mayReadLog(viewer: Viewer, item: Facts): boolean {
  return mayOn(viewer, 'readLog', item)
}

/** Whether the viewer may have all that is kept of somebody as a file: everybody their own, and who looks after them (D6). */
export function mayExportPerson(viewer: Viewer, item: Facts): boolean {
  return mayOn(viewer, 'exportPerson', item)
}

/** Whether the viewer may erase somebody for good: a contact by staff who look after them, an account by super users, oneself by nobody (D6). */
export function mayErasePerson(viewer: Viewer, item: Facts): boolean {
  return isCentre(viewer) && isPersonType(item.type) && mayOn(viewer, 'delete', item)
}

/** Whether the viewer says how long things are kept. */
export function mayRetain(viewer: Side): boolean {
  return may(viewer, 'retain')
}
