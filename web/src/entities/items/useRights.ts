import {
  type AnyItem,
  creatableTypes,
  definitionOf,
  edges,
  type Facts,
  isCentre,
  isObject,
  isPlanned,
  isStatusEntry,
  may,
  mayChooseStatus,
  mayCorrectHistory,
  mayCreate,
  mayDelete,
  mayOn,
  mayOpenLink,
  mayUnlink,
  mayUpdate,
  optionalText,
  type TypeName,
  type Viewer,
  type ViewerKind,
  writableFields,
} from '@schakel/domain'
import { isSeeing } from '../../api/seeing.ts'
import type { ViewerUser } from '../../api/types.ts'
import { useViewer } from '../viewer/viewer.tsx'
import type { LinkEnds } from './linkEnds.ts'
import { isItem } from './read.ts'

/** What the viewer may do with an item: asked as a courtesy, to show or to leave out; the server decides. */
export interface Rights {
  readonly update: boolean
  /** There is something in its form that they may write: whoever may only tick off or answer has no form to fill in. */
  readonly edit: boolean
  readonly remove: boolean
  /** Delete and re-date entries of the past (D5.2). */
  readonly correct: boolean
  /** The edit, open and delete menu: not for suppliers (S2.33). */
  readonly menu: boolean
  /** Ask a person to make an account; of the organisation the server knows more. */
  readonly invite: boolean
  readonly write: (field: string) => boolean
  readonly choose: (status: string) => boolean
  readonly create: (type: TypeName) => boolean
}

const none: Omit<Rights, 'menu'> = {
  update: false,
  edit: false,
  remove: false,
  correct: false,
  invite: false,
  write: () => false,
  choose: () => false,
  create: () => false,
}

/** What a kind of person may make; nothing while impersonating. */
export function creatableBy(kind: ViewerKind): readonly TypeName[] {
  return isSeeing() ? [] : creatableTypes(kind)
}

/** The rights of who has logged in on an item; `parent` is what it was read under, when it does not say itself where it belongs. */
export function useRights(item: AnyItem, parent?: AnyItem): Rights {
  return rightsOf(useViewer(), item, parent)
}

/** As `useRights`, for lists of items. */
export function rightsOf(user: ViewerUser, item: AnyItem, parent?: AnyItem): Rights {
  // Nothing is changed while impersonating: what would be refused is not drawn, and the banner says why.
  if (isSeeing()) return { ...none, menu: may(user, 'seeItemMenu') }
  const viewer: Viewer = { ...user, spaces: [], matchedSuppliers: [] }
  const facts = factsOf(viewer, item, parent)
  const fields = writableFields(viewer, facts)
  const update = mayUpdate(viewer, facts)
  return {
    update,
    edit: update && (fields === 'all' || formFields(item._type).some((name) => fields.includes(name))),
    remove: mayDelete(viewer, facts),
    correct: mayCorrectHistory(viewer, facts),
    menu: may(viewer, 'seeItemMenu'),
    invite: mayOn(viewer, 'invite', facts),
    write: (field) => update && (fields === 'all' || fields.includes(field)),
    choose: (status) => mayChooseStatus(viewer, facts, status),
    create: (type) => mayCreate(viewer, type, facts),
  }
}

/** What the viewer may do with a link between two items they read. */
export function linkRightsOf(user: ViewerUser, ends: LinkEnds): { open: boolean; unlink: boolean } {
  const { edge, parent, child, hasOther } = ends
  if (isSeeing()) return { open: false, unlink: false }
  const viewer: Viewer = { ...user, spaces: [], matchedSuppliers: [] }
  const [above, below] = [factsOf(viewer, parent, undefined), factsOf(viewer, child, parent)]
  return {
    open: mayOpenLink(viewer, edge, above, below),
    // Whoever sets loose what hangs nowhere else loses it from sight, and could not take that back.
    unlink:
      isCentreKind(viewer.kind) &&
      !kept.includes(edge) &&
      (hasOther || !edges[edge].contains) &&
      mayUnlink(viewer, edge, above, below),
  }
}

// What was said stands where it was said, and an account belongs to its organisation.
const kept: readonly string[] = ['COMMENTS', 'SUB', 'OWNERS', 'TO', 'MATCH']

function formFields(type: TypeName): readonly string[] {
  return definitionOf(type).form.flatMap((tab) => ('fields' in tab ? tab.fields : []))
}

/** Whether a kind of viewer belongs to the knowledge centre: super users and staff. */
export function isCentreKind(kind: ViewerKind): boolean {
  return isCentre({ kind })
}

/** What is known of an item on the screen, for the sentences of who may do what. */
export function factsOf(viewer: Viewer, item: AnyItem, parent: AnyItem | undefined): Facts {
  const isUnderHome = isUnder(viewer, item, parent)
  return {
    id: item._id,
    type: item._type,
    status: optionalText(item.status),
    held: item.history
      ?.filter((entry) => isStatusEntry(entry) && !isPlanned(entry, new Date()))
      .map((entry) => entry.status),
    isUnderHome,
    isLimited: !isUnderHome && !isCentreKind(viewer.kind),
    isOwner: isOwner(viewer, item),
  }
}

// Staff read the catalogue and the tags of everyone; theirs is what a space of theirs made (D21.6). What else staff read lies under their space; for the others the item says to which organisation it belongs.
function isUnder(viewer: Viewer, item: AnyItem, parent: AnyItem | undefined): boolean {
  if (isCentreKind(viewer.kind)) return !definitionOf(item._type).isPlaceless
  const home = viewer.organisation?._id
  if (home === undefined) return false
  if (item._id === home || item.organisation?._id === home) return true
  if (item.organisation !== undefined || parent === undefined) return false
  return isUnder(viewer, parent, undefined)
}

function isOwner(viewer: Viewer, item: AnyItem): boolean {
  // Of the spaces that own it one reads one's own and those below.
  if (may(viewer, 'readSpaceInFull') && (item._type === 'software' || item._type === 'tag'))
    return (item._owners ?? []).some(({ _id }) => _id?.startsWith('space/') || _id === viewer._id)
  const makers = [item.author, item.from, ...(item._owners ?? [])].filter(hasId).map(({ _id }) => _id)
  const home = viewer.organisation?._id
  return makers.includes(viewer._id) || (item._owners ?? []).filter(isItem).some(({ _id }) => _id === home)
}

function hasId(value: unknown): value is { readonly _id: string } {
  return isObject(value) && typeof value._id === 'string'
}
