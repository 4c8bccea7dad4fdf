import type { TypeName } from '../types/index.ts'
import { type Facts, isCentre, mayDelete, owns } from './rights.ts'
import type { Viewer } from './viewer.ts'

/** Who did what with an item is for the staff who look after it and for super users; who read a message is its reader's alone (D6, D13). */
export function mayReadLog(viewer: Viewer, item: Facts): boolean {
  if (viewer.kind === 'super') return true
  return viewer.kind === 'staff' && owns(viewer, item) && item.type !== 'message'
}

/** The types of which an item is somebody. */
const personTypes: readonly TypeName[] = ['person', 'user']

/** Whether the viewer may have all that is kept of somebody as a file: everybody their own, and who looks after them (D6). */
export function mayExportPerson(viewer: Viewer, item: Facts): boolean {
  if (item.id === viewer._id || viewer.kind === 'super') return personTypes.includes(item.type)
  return viewer.kind === 'staff' && personTypes.includes(item.type) && owns(viewer, item)
}

/** Whether the viewer may erase somebody for good: a contact by staff who look after them, an account by super users, oneself by nobody (D6). */
export function mayErasePerson(viewer: Viewer, item: Facts): boolean {
  return isCentre(viewer) && personTypes.includes(item.type) && mayDelete(viewer, item)
}

/** Whether the viewer says how long things are kept. */
export function mayRetain(viewer: Viewer): boolean {
  return viewer.kind === 'super'
}
