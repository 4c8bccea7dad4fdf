import { definitionOf, edges, isEdgeName, isOrganisationType, type TypeName, typeNames } from '../types/index.ts'
import { homeOf, type Viewer, type ViewerKind } from './viewer.ts'

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
  if (viewer.kind === 'super' || item.id === viewer._id) return true
  return (item.isUnderHome || item.isOwner) && !item.isLimited
}

const overseas: readonly ViewerKind[] = ['super', 'staff']

/** Super users and staff: the knowledge centre itself. */
export function isCentre(viewer: Pick<Viewer, 'kind'>): boolean {
  return overseas.includes(viewer.kind)
}

/** Whether items of a type are made and changed by calls of their own alone (F1.8, F2.14, F2.16). */
export function hasOwnCalls(type: TypeName): boolean {
  return definitionOf(type).ownCalls === true
}

// Which types each kind may make, wherever the parent lets it (D6, D19.1).
const creatable: Readonly<Record<ViewerKind, readonly TypeName[]>> = {
  super: typeNames.filter((type) => type !== 'match' && !hasOwnCalls(type)),
  staff: typeNames.filter((type) => type !== 'match' && type !== 'user' && !hasOwnCalls(type)),
  enduser: ['person', 'dossier', 'todo', 'activity', 'comment', 'message', 'file'],
  supplier: ['person', 'todo', 'activity', 'comment', 'message', 'file'],
  member: ['person', 'dossier', 'todo', 'activity', 'comment', 'message', 'file'],
}

/** The types the add button offers to this kind of viewer (S2.21). */
export function creatableTypes(kind: ViewerKind): readonly TypeName[] {
  return creatable[kind]
}

/** Whether the viewer may make an item of a type under a parent they read; without parent only super users and staff (tags, a space of a super user). */
export function mayCreate(viewer: Viewer, type: TypeName, parent: Facts | undefined): boolean {
  if (!creatable[viewer.kind].includes(type)) return false
  if (viewer.kind === 'super') return true
  if (type === 'message') {
    // A lead that writes to a supplier of which it reads the card alone would tell who it is (D7).
    const tells = viewer.kind === 'enduser' && parent?.isLimited === true
    return parent !== undefined && !tells && (isCentre(viewer) || parent.type !== 'space')
  }
  if (parent === undefined) return type === 'tag' || type === 'todo' || type === 'activity'
  if (type === 'comment') {
    // Whoever reads a match, a remark or a message may say something on it.
    return owns(viewer, parent) || parent.type === 'match' || parent.type === 'comment' || parent.type === 'message'
  }
  if (viewer.kind === 'supplier' && (type === 'todo' || type === 'activity')) {
    return owns(viewer, parent) || parent.type === 'match' || parent.type === 'dossier'
  }
  // A new tag hangs on whatever one may hang an old one on (D23.3).
  if (type === 'tag') return parent.type === 'tag' || (viewer.kind === 'staff' && mayUpdate(viewer, parent))
  // Staff hang products under suppliers and tags anywhere in their space; the catalogue itself is everyone's of staff.
  return owns(viewer, parent)
}

/** Whether the viewer may change anything of an item (`writableFields` says what). */
export function mayUpdate(viewer: Viewer, item: Facts): boolean {
  if (hasOwnCalls(item.type)) return false
  if (viewer.kind === 'super' || item.id === viewer._id) return true
  if (item.type === 'user') return false
  if (item.type === 'comment') return item.isOwner || (viewer.kind === 'staff' && item.isUnderHome)
  if (item.type === 'message') return true
  // Software and tags are read and used by all staff, and changed by the space that made them (D21.6).
  if (viewer.kind === 'staff') return owns(viewer, item)
  if (isOwnTask(item)) return true
  if (item.type === 'match') return viewer.kind === 'supplier'
  if (item.type === 'space' || item.type === 'software' || item.type === 'tag' || item.type === 'template') return false
  if (item.type === 'dossier') return owns(viewer, item) && isStillRequest(item)
  if (isOrganisationType(item.type)) return item.id === homeOf(viewer)
  return owns(viewer, item)
}

// What a supplier keeps on a dossier is its own, though it reads the dossier in a limited form (D19.5).
function isOwnTask(item: Facts): boolean {
  return (item.type === 'todo' || item.type === 'activity') && item.isOwner
}

function isStillRequest(dossier: Facts): boolean {
  return (dossier.status === 'request' || dossier.status === 'intake') && !dossier.held?.includes('match')
}

const requestFields = ['name', 'users', 'case', 'existing', 'budget', 'date', 'selection_date', 'implementation_date']

/** The fields (and `status`, `history`) a viewer may write on an item; 'all' is every field that is not for super users alone. */
export function writableFields(viewer: Viewer, item: Facts): 'all' | readonly string[] {
  if (viewer.kind === 'super') return 'all'
  if (item.type === 'user') return ['name', 'phone', 'avatar', 'color', 'banner']
  // S6.3, S6.4: owners edit their own words; staff may only tick a remark off as done.
  if (item.type === 'comment') return item.isOwner ? ownWords(viewer) : ['finished']
  if (item.type === 'message') return item.isOwner ? 'all' : ['status', 'history']
  if (viewer.kind === 'staff') return 'all'
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
  if (viewer.kind !== 'supplier') return 'all'
  return Object.keys(definitionOf('comment').fields).filter((name) => name !== 'result')
}

/** The only steps a supplier may take itself: accept or refuse what was offered (D6). */
export function mayChooseStatus(viewer: Viewer, item: Facts, to: string): boolean {
  if (isCentre(viewer)) return owns(viewer, item) || item.type === 'message'
  if (item.type === 'match') {
    return viewer.kind === 'supplier' && item.status === 'offered' && (to === 'reserved' || to === 'dismissed')
  }
  if (item.type === 'message') return to === 'read'
  return item.type === 'activity' && (owns(viewer, item) || item.isOwner)
}

/** Deleted and re-dated entries of the past are corrections, for staff and super users (D5.2). */
export function mayCorrectHistory(viewer: Viewer, item: Facts): boolean {
  return isCentre(viewer) && owns(viewer, item)
}

const deletableByOthers: readonly TypeName[] = ['person', 'todo', 'activity', 'comment', 'file']

/** Whether the viewer may put an item in the trash; spaces and users only super users (D6). */
export function mayDelete(viewer: Viewer, item: Facts): boolean {
  if (hasOwnCalls(item.type)) return false
  if (viewer.kind === 'super') return item.id !== viewer._id
  if (item.type === 'user' || item.type === 'space') return false
  if (item.type === 'comment') return item.isOwner
  if (viewer.kind === 'staff') return owns(viewer, item)
  return deletableByOthers.includes(item.type) && (owns(viewer, item) || isOwnTask(item))
}

/** The types of which two can be made one (D17.2): a space is a world of its own, and an account is somebody's way in. */
export const mergeableTypes: readonly TypeName[] = ['lead', 'supplier', 'organisation', 'person']

/** Whether the viewer may make two items one: who looks after both, and could change the one and throw away the other. */
export function mayMerge(viewer: Viewer, keep: Facts, drop: Facts): boolean {
  return isCentre(viewer) && mergeableTypes.includes(keep.type) && mayUpdate(viewer, keep) && mayDelete(viewer, drop)
}

/** Whether the viewer may draw or remove an edge between two items they read. */
export function mayLink(viewer: Viewer, edge: string, parent: Facts, child: Facts): boolean {
  if (hasOwnCalls(child.type)) return false
  if (viewer.kind === 'super') return true
  if (edge === 'MEMBERS' && child.type === 'user') return false
  if (edge === 'SOFTWARE' || edge === 'TAGS') return viewer.kind === 'staff' && mayUpdate(viewer, parent)
  if (edge === 'OWNERS') {
    // Who could make himself the owner of another's words could change them.
    const isOthersWords = (parent.type === 'comment' || parent.type === 'message') && !parent.isOwner
    return viewer.kind === 'staff' && mayUpdate(viewer, parent) && !isOthersWords
  }
  if (edge === 'TO') return parent.isOwner && mayCreate(viewer, 'message', child)
  if (viewer.kind === 'staff') return owns(viewer, parent) && owns(viewer, child)
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
  return viewer.kind === 'super' || !contains || mayDelete(viewer, child)
}

/** Whether the viewer takes the attendance of an activity (D12): the centre, of what it looks after. */
export function mayCheckIn(viewer: Viewer, activity: Facts): boolean {
  return isCentre(viewer) && owns(viewer, activity)
}

/** Whether the viewer sees Stats (S2.21, S6.3). */
export function maySeeStatistics(viewer: Viewer): boolean {
  return isCentre(viewer)
}

/** Only super users list users (D6). */
export function mayListUsers(viewer: Viewer): boolean {
  return viewer.kind === 'super'
}

/** The trash is for staff and super users (D2.5). */
export function mayRestore(viewer: Viewer): boolean {
  return isCentre(viewer)
}

/** What the rights on a set of requirements depend on: the item that it belongs to, and whether it is frozen (F1.4, F1.5). */
export interface SheetFacts {
  /** The dossier, or the template. */
  readonly item: Facts
  readonly isFrozen: boolean
}

/** Whether the viewer changes the rows of a set: staff of what is theirs, the lead's people as long as they may edit the request (F1.4). */
export function mayEditRequirements(viewer: Viewer, { item }: SheetFacts): boolean {
  if (item.type === 'template') return isCentre(viewer) && owns(viewer, item)
  if (item.type !== 'dossier' || viewer.kind === 'supplier') return false
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
    viewer.kind !== 'supplier' &&
    set.item.type === 'dossier' &&
    owns(viewer, set.item) &&
    (set.isFrozen || !mayEditRequirements(viewer, set))
  )
}

/** The statuses of a match in which its supplier answers (F1.8). */
export const answerableStatuses: readonly string[] = ['offered', 'reserved', 'delivered', 'meeting', 'match']

/** Whether the viewer checks what a supplier answered, and reopens rows (F1.8, F1.11): staff of the dossier. */
export function mayCheckAnswers(viewer: Viewer, match: Facts): boolean {
  return isCentre(viewer) && match.type === 'match' && owns(viewer, match)
}

/** Whether the viewer weighs up a dossier and reads how it came out (F2.17): staff, and the people of who asks. */
export function mayWeigh(viewer: Viewer, dossier: Facts): boolean {
  return dossier.type === 'dossier' && viewer.kind !== 'supplier' && owns(viewer, dossier)
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
  return mayWeigh(viewer, dossier) && isCentre(viewer)
}
