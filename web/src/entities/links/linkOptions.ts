import {
  type AnyItem,
  definitionOf,
  type EdgeName,
  edgesUnder,
  type Facts,
  mayLink,
  mayOpenLink,
  rolesUnder,
  type TypeName,
  typeNames,
  type Viewer,
} from '@schakel/domain'
import type { ViewerUser } from '../../api/types.ts'

/** One way to link two items: which edge, and which of the two is the parent. */
export interface LinkOption {
  readonly edge: EdgeName
  /** The item that the dialog is about is the parent. */
  readonly down: boolean
}

const DEFAULT_ROLE = 'Lid'

/** The ways in which this viewer may link an item to one of a type (S2.25, D3). */
export function optionsFor(viewer: ViewerUser, item: AnyItem, other: TypeName): readonly LinkOption[] {
  if (isNeverLinked(item._type) || isNeverLinked(other)) return []
  const down = edgesOver(item._type, other).map((edge): LinkOption => ({ edge, down: true }))
  const up = edgesOver(other, item._type).map((edge): LinkOption => ({ edge, down: false }))
  const ours = factsOf(item._id, item._type)
  const theirs = factsOf('', other)
  const who: Viewer = { ...viewer, spaces: [], matchedSuppliers: [] }
  return [...down, ...up].filter((option) =>
    option.down ? mayLink(who, option.edge, ours, theirs) : mayLink(who, option.edge, theirs, ours),
  )
}

// Words between people are said where they belong, and a match is an edge itself.
function isNeverLinked(type: TypeName): boolean {
  return definitionOf(type).screen.links === 'never'
}

/** Whether this viewer may open such a link for the other party (S4.12). */
export function mayOpenBy(viewer: ViewerUser, item: AnyItem, other: TypeName, { edge, down }: LinkOption): boolean {
  const ours = factsOf(item._id, item._type)
  const theirs = factsOf('', other)
  const who: Viewer = { ...viewer, spaces: [], matchedSuppliers: [] }
  return down ? mayOpenLink(who, edge, ours, theirs) : mayOpenLink(who, edge, theirs, ours)
}

/** The types that an item can be linked to. */
export function linkableTypes(viewer: ViewerUser, item: AnyItem): readonly TypeName[] {
  return typeNames.filter((type) => optionsFor(viewer, item, type).length > 0)
}

/** The edges by which a child may hang under a parent; a supplier under a dossier is a match (D19.2). */
function edgesOver(parent: TypeName, child: TypeName): readonly EdgeName[] {
  return parent === 'dossier' && child === 'supplier' ? ['MATCH'] : edgesUnder(child, parent)
}

/** The roles on such a link, the one it begins with first: 'Lid' where that is one (S5.8), else the type's own default. */
export function rolesOf(item: TypeName, other: TypeName, { edge, down }: LinkOption): readonly string[] {
  if (edge === 'MATCH' || edge === 'TAGS') return []
  const roles = down ? rolesUnder(other, item) : rolesUnder(item, other)
  return roles.includes(DEFAULT_ROLE) ? [DEFAULT_ROLE, ...roles.filter((role) => role !== DEFAULT_ROLE)] : roles
}

// What the viewer finds to link lies in their own world; the server looks at the very item.
function factsOf(id: string, type: TypeName): Facts {
  return { id, type, isUnderHome: true, isLimited: false, isOwner: false }
}
