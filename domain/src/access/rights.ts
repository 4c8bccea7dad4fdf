import { definitionOf, edges, isEdgeName, isOrganisationType, type TypeName, typeNames } from '../types/index.ts'
import { mayCreate } from './createRights.ts'
import { type Facts, owns } from './facts.ts'
import { hasOwnCalls, mayOn } from './itemRights.ts'
import { isCentre, isSupplierSide } from './questions.ts'
import type { Viewer } from './viewer.ts'
import { may } from './viewerRights.ts'

/** Whether the viewer may change anything of an item (`writableFields` says what). D6, S6.4. */
export function mayUpdate(viewer: Viewer, item: Facts): boolean {
  return mayOn(viewer, 'update', item)
}

const requestFields = ['name', 'users', 'case', 'existing', 'budget', 'date', 'selection_date', 'implementation_date']

/** The fields (and `status`, `history`) a viewer may write on an item; 'all' is every field that is not for super users alone. */
export function writableFields(viewer: Viewer, item: Facts): 'all' | readonly string[] {
  if (may(viewer, 'writeEverything')) return 'all'
  if (item.type === 'user') return ['name', 'phone', 'avatar', 'color', 'banner']
  // S6.3, S6.4: owners edit their own words; staff may only tick a remark off as done.
  if (item.type === 'comment') return item.isOwner ? ownWords(viewer) : ['finished']
  if (item.type === 'message') return item.isOwner ? 'all' : ['status', 'history']
  if (isCentre(viewer)) return 'all'
  if (item.type === 'match') return ['status', 'history']
  if (item.type === 'dossier') return requestFields
  if (isOrganisationType(item.type)) {
    const definition = definitionOf(item.type)
    return Object.keys(definition.fields).filter((name) => name !== 'status' && name !== 'accepts')
  }
  return 'all'
}

// The answer to a match is the lead's to give: a supplier does not say yes in its place (D6).
function ownWords(viewer: Viewer): 'all' | readonly string[] {
  if (!isSupplierSide(viewer)) return 'all'
  return Object.keys(definitionOf('comment').fields).filter((name) => name !== 'result')
}

/** The only steps a supplier may take itself: accept or refuse what was offered (D6). */
export function mayChooseStatus(viewer: Viewer, item: Facts, to: string): boolean {
  if (isCentre(viewer)) return owns(viewer, item) || item.type === 'message'
  if (item.type === 'match') {
    return isSupplierSide(viewer) && item.status === 'offered' && (to === 'reserved' || to === 'dismissed')
  }
  if (item.type === 'message') return to === 'read'
  return item.type === 'activity' && (owns(viewer, item) || item.isOwner)
}

/** Deleted and re-dated entries of the past are corrections, for staff and super users (D5.2). */
export function mayCorrectHistory(viewer: Viewer, item: Facts): boolean {
  return mayOn(viewer, 'correctHistory', item)
}

/** Whether the viewer may put an item in the trash; spaces and users only super users (D6). */
export function mayDelete(viewer: Viewer, item: Facts): boolean {
  return mayOn(viewer, 'delete', item)
}

/** The types of which two can be made one (D17.2): a space is a world of its own, and an account is somebody's way in. */
export const mergeableTypes: readonly TypeName[] = typeNames.filter((type) => definitionOf(type).importable === true)

/** Whether the viewer may make two items one: who looks after both, and could change the one and throw away the other. */
export function mayMerge(viewer: Viewer, keep: Facts, drop: Facts): boolean {
  return isCentre(viewer) && mergeableTypes.includes(keep.type) && mayUpdate(viewer, keep) && mayDelete(viewer, drop)
}

/** Whether the viewer may draw or remove an edge between two items they read. */
export function mayLink(viewer: Viewer, edge: string, parent: Facts, child: Facts): boolean {
  if (hasOwnCalls(child.type)) return false
  if (may(viewer, 'writeEverything')) return true
  if (edge === 'MEMBERS' && child.type === 'user') return false
  if (edge === 'SOFTWARE' || edge === 'TAGS') return isCentre(viewer) && mayUpdate(viewer, parent)
  if (edge === 'OWNERS') {
    // Who could make himself the owner of another's words could change them.
    const isOthersWords = (parent.type === 'comment' || parent.type === 'message') && !parent.isOwner
    return isCentre(viewer) && mayUpdate(viewer, parent) && !isOthersWords
  }
  if (edge === 'TO') return parent.isOwner && mayCreate(viewer, 'message', child)
  if (isCentre(viewer)) return owns(viewer, parent) && owns(viewer, child)
  return edge !== 'MATCH' && edge !== 'MEMBERS' && owns(viewer, parent) && owns(viewer, child)
}

/** Whether the viewer may open a link for the other party, or close it again (S4.12): staff, over edges that join two parties' items. */
export function mayOpenLink(viewer: Viewer, edge: string, parent: Facts, child: Facts): boolean {
  const joins = edge === 'SOFTWARE' || (isEdgeName(edge) && edges[edge].contains)
  return isCentre(viewer) && joins && mayLink(viewer, edge, parent, child)
}

/** Whether the viewer may remove an edge: what one may not delete one may not set loose from its place either, where others would lose it. */
export function mayUnlink(viewer: Viewer, edge: string, parent: Facts, child: Facts): boolean {
  if (!mayLink(viewer, edge, parent, child)) return false
  const contains = isEdgeName(edge) && edges[edge].contains
  return may(viewer, 'writeEverything') || !contains || mayDelete(viewer, child)
}

/** Whether the viewer takes the attendance of an activity (D12): the centre, of what it looks after. */
export function mayCheckIn(viewer: Viewer, activity: Facts): boolean {
  return mayOn(viewer, 'checkIn', activity)
}

/** Whether the viewer sees Stats (S2.21, S6.3). */
export function maySeeStatistics(viewer: Viewer): boolean {
  return may(viewer, 'seeStatistics')
}

/** Only super users list users (D6). */
export function mayListUsers(viewer: Viewer): boolean {
  return may(viewer, 'listUsers')
}

/** The trash is for staff and super users (D2.5). */
export function mayRestore(viewer: Viewer): boolean {
  return may(viewer, 'restore')
}

/** What the rights on a set of requirements depend on: the item that it belongs to, and whether it is frozen (F1.4, F1.5). */
export interface SheetFacts {
  /** The dossier, or the template. */
  readonly item: Facts
  readonly isFrozen: boolean
}

/** Whether the viewer changes the rows of a set: staff of what is theirs, the lead's people as long as they may edit the request (F1.4). */
export function mayEditRequirements(viewer: Viewer, { item }: SheetFacts): boolean {
  if (item.type === 'template') return mayOn(viewer, 'editTemplate', item)
  if (item.type !== 'dossier' || isSupplierSide(viewer)) return false
  return isCentre(viewer) ? owns(viewer, item) : mayUpdate(viewer, item)
}

/** Whether the viewer freezes a set, or makes its next version (F1.5): who may edit it, and after the first version staff alone. */
export function mayFreezeRequirements(viewer: Viewer, set: SheetFacts): boolean {
  return set.item.type === 'dossier' && mayEditRequirements(viewer, set) && (!set.isFrozen || isCentre(viewer))
}

/** Whether the viewer may propose a row that staff then take over or not (F1.4): the lead's people, where they no longer edit. */
export function mayProposeRequirement(viewer: Viewer, set: SheetFacts): boolean {
  return (
    !isCentre(viewer) &&
    !isSupplierSide(viewer) &&
    set.item.type === 'dossier' &&
    owns(viewer, set.item) &&
    (set.isFrozen || !mayEditRequirements(viewer, set))
  )
}

/** The statuses of a match in which its supplier answers (F1.8). */
export const answerableStatuses: readonly string[] = ['offered', 'reserved', 'delivered', 'meeting', 'match']

/** Whether the viewer checks what a supplier answered, and reopens rows (F1.8, F1.11): staff of the dossier. */
export function mayCheckAnswers(viewer: Viewer, match: Facts): boolean {
  return mayOn(viewer, 'checkAnswers', match)
}

/**
 * Whether the viewer says of the answers to a dossier that they saw or tested what is claimed (F1.10): staff, and the people of who asks, also
 * when the request is no longer theirs to change, since demos come after that.
 */
export function mayMarkSeen(viewer: Viewer, dossier: Facts): boolean {
  return mayOn(viewer, 'markSeen', dossier)
}

/** Whether the viewer weighs up a dossier and reads how it came out (F2.17): staff, and the people of who asks. */
export function mayWeigh(viewer: Viewer, dossier: Facts): boolean {
  return mayOn(viewer, 'weigh', dossier)
}

/**
 * Whether the viewer invites people to weigh, closes a round and takes the decision (F2.14, F2.16): staff, and of who asks those with the
 * role `Eigenaar`.
 */
export function mayOrganiseWeighing(viewer: Viewer, dossier: Facts, role: string | undefined): boolean {
  return mayWeigh(viewer, dossier) && (isCentre(viewer) || role === WEIGHING_ROLE)
}

/** The role in who asks that organises a weighing (F2.14). */
export const WEIGHING_ROLE = 'Eigenaar'

/** Whether the viewer joins groups and rules on knock-outs that are partly met (F2.1, F2.6): staff of the dossier. */
export function maySettleWeighing(viewer: Viewer, dossier: Facts): boolean {
  return mayOn(viewer, 'settleWeighing', dossier)
}
