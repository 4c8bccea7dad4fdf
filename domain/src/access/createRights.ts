import { type TypeName, typeNames } from '../types/index.ts'
import { type Facts, owns } from './facts.ts'
import { hasOwnCalls, mayOn } from './itemRights.ts'
import { askers, endusers, members, parties, staff, superUsers, suppliers } from './questions.ts'
import type { Viewer, ViewerKind } from './viewer.ts'

/** Where something new would hang, as the viewer reads that; nothing where it would hang nowhere. */
type Parent = Facts | undefined

/** Who may make what, under which parent. Of more rows one is enough. */
interface Row {
  readonly who: readonly ViewerKind[]
  readonly makes: readonly TypeName[]
  /** What must hold of the parent; always when left out. */
  readonly when?: (viewer: Viewer, parent: Parent) => boolean
  readonly rule: string
}

const allBut = (...others: readonly TypeName[]): readonly TypeName[] =>
  typeNames.filter((type) => type !== 'match' && !hasOwnCalls(type) && !others.includes(type))

const hangsNowhere = (_: Viewer, parent: Parent): boolean => parent === undefined
const underTheirs = (viewer: Viewer, parent: Parent): boolean => parent !== undefined && owns(viewer, parent)
const underWhatTheyEdit = (viewer: Viewer, parent: Parent): boolean =>
  parent !== undefined && mayOn(viewer, 'update', parent)
const under =
  (...types: readonly TypeName[]) =>
  (_: Viewer, parent: Parent): boolean =>
    parent !== undefined && types.includes(parent.type)
const toSomebody = (_: Viewer, parent: Parent): boolean => parent !== undefined
const toNoSpace = (_: Viewer, parent: Parent): boolean => parent !== undefined && parent.type !== 'space'
/** A lead that writes to a supplier of which it reads the card alone would tell who it is (D7). */
const toNoSpaceNorCard = (_: Viewer, parent: Parent): boolean =>
  parent !== undefined && parent.type !== 'space' && !parent.isLimited

export const createRights: readonly Row[] = [
  { who: superUsers, makes: allBut(), rule: 'D6, D19.1' },
  { who: staff, makes: allBut('user', 'message', 'tag'), when: underTheirs, rule: 'D6, D19.1' },
  { who: parties, makes: ['person', 'todo', 'activity', 'comment', 'file'], when: underTheirs, rule: 'D6' },
  { who: askers, makes: ['dossier'], when: underTheirs, rule: 'D6' },
  // A new tag hangs on whatever one may hang an old one on.
  { who: staff, makes: ['tag'], when: underWhatTheyEdit, rule: 'D23.3' },
  { who: staff, makes: ['tag'], when: under('tag'), rule: 'D23.3' },
  // Without a place it is for oneself.
  { who: staff, makes: ['tag', 'todo', 'activity'], when: hangsNowhere, rule: 'D8.7' },
  { who: parties, makes: ['todo', 'activity'], when: hangsNowhere, rule: 'D8.7' },
  // Whoever reads a match, a remark or a message may say something on it.
  { who: [...staff, ...parties], makes: ['comment'], when: under('match', 'comment', 'message'), rule: 'D6, D13' },
  { who: suppliers, makes: ['todo', 'activity'], when: under('match', 'dossier'), rule: 'D6' },
  { who: staff, makes: ['message'], when: toSomebody, rule: 'D13' },
  { who: [...suppliers, ...members], makes: ['message'], when: toNoSpace, rule: 'D13' },
  { who: endusers, makes: ['message'], when: toNoSpaceNorCard, rule: 'D7, D13' },
]

/** The types the add button offers to this kind of viewer (S2.21). */
export function creatableTypes(kind: ViewerKind): readonly TypeName[] {
  return typeNames.filter((type) => createRights.some(({ who, makes }) => who.includes(kind) && makes.includes(type)))
}

/** Whether the viewer may make an item of a type under a parent they read; without parent only super users and staff (tags, a space of a super user). */
export function mayCreate(viewer: Viewer, type: TypeName, parent: Facts | undefined): boolean {
  return createRights.some(
    ({ who, makes, when }) => who.includes(viewer.kind) && makes.includes(type) && (when?.(viewer, parent) ?? true),
  )
}
