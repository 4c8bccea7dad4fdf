import { definitionOf, isOrganisationType, personTypes, type TypeName, typeNames } from '../types/index.ts'
import {
  type Facts,
  isNotThemselves,
  isStillRequest,
  isTheirOrganisation,
  isTheirOwn,
  isThemselves,
  isUnderTheirs,
  owns,
} from './facts.ts'
import {
  allButSuperUsers,
  allButSuppliers,
  centre,
  everybody,
  parties,
  staff,
  superUsers,
  suppliers,
} from './questions.ts'
import type { Viewer, ViewerKind } from './viewer.ts'

/** One sentence of D6: who may do what, with which types, when. Of a right that has more rows one is enough. */
interface Row {
  readonly what: string
  readonly who: readonly ViewerKind[]
  /** The types it is about. */
  readonly on: readonly TypeName[]
  /** What must hold of the item; always when left out. */
  readonly when?: (viewer: Viewer, item: Facts) => boolean
  readonly rule: string
}

/** Whether items of a type are made and changed by calls of their own alone (F1.8, F2.14, F2.16). */
export function hasOwnCalls(type: TypeName): boolean {
  return definitionOf(type).ownCalls === true
}

const allBut = (...others: readonly TypeName[]): readonly TypeName[] =>
  typeNames.filter((type) => !hasOwnCalls(type) && !others.includes(type))

const all = allBut()
const tasks = ['todo', 'activity'] as const
const organisations = typeNames.filter((type) => isOrganisationType(type) && type !== 'space')
/** What others than staff change where it is theirs, beside what has a row of its own. */
const ordinary = allBut(
  'user',
  'comment',
  'message',
  'match',
  'space',
  'software',
  'tag',
  'template',
  'dossier',
  ...organisations,
)

export const itemRights = [
  { what: 'update', who: superUsers, on: all, rule: 'D6' },
  { what: 'update', who: staff, on: allBut('user', 'comment', 'message'), when: owns, rule: 'D6, D21.6' },
  { what: 'update', who: staff, on: ['comment'], when: isUnderTheirs, rule: 'S6.3' },
  { what: 'update', who: everybody, on: ['user'], when: isThemselves, rule: 'D19.1' },
  { what: 'update', who: everybody, on: ['comment'], when: isTheirOwn, rule: 'S6.4' },
  { what: 'update', who: everybody, on: ['message'], rule: 'D13' },
  { what: 'update', who: parties, on: tasks, when: isTheirOwn, rule: 'D19.5' },
  { what: 'update', who: parties, on: organisations, when: isTheirOrganisation, rule: 'D6' },
  {
    what: 'update',
    who: parties,
    on: ['dossier'],
    when: (viewer, item) => owns(viewer, item) && isStillRequest(viewer, item),
    rule: 'D6',
  },
  { what: 'update', who: parties, on: ordinary, when: owns, rule: 'D6' },
  { what: 'update', who: suppliers, on: ['match'], rule: 'D6' },

  { what: 'delete', who: superUsers, on: all, when: isNotThemselves, rule: 'D6' },
  { what: 'delete', who: staff, on: allBut('user', 'space', 'comment'), when: owns, rule: 'D6' },
  { what: 'delete', who: allButSuperUsers, on: ['comment'], when: isTheirOwn, rule: 'S6.4' },
  { what: 'delete', who: parties, on: ['person', 'todo', 'activity', 'file'], when: owns, rule: 'D6' },
  { what: 'delete', who: parties, on: tasks, when: isTheirOwn, rule: 'D19.5' },

  { what: 'restore', who: superUsers, on: all, rule: 'D2.5' },
  { what: 'restore', who: staff, on: allBut('user', 'space', 'comment', 'message'), when: owns, rule: 'D2.5, D21.6' },
  { what: 'restore', who: staff, on: ['comment', 'message'], rule: 'D2.5' },

  { what: 'correctHistory', who: centre, on: typeNames, when: owns, rule: 'D5.2' },
  { what: 'checkIn', who: centre, on: typeNames, when: owns, rule: 'D12' },
  { what: 'invite', who: centre, on: ['person'], when: owns, rule: 'D19.1' },

  { what: 'handOver', who: centre, on: ['todo', 'dossier'], when: isUnderTheirs, rule: 'D6, D8.7' },

  { what: 'readLog', who: superUsers, on: typeNames, rule: 'D6' },
  { what: 'readLog', who: staff, on: typeNames.filter((type) => type !== 'message'), when: owns, rule: 'D6, D13' },
  { what: 'exportPerson', who: everybody, on: personTypes, when: isThemselves, rule: 'D6' },
  { what: 'exportPerson', who: centre, on: personTypes, when: owns, rule: 'D6' },

  { what: 'editTemplate', who: centre, on: ['template'], when: owns, rule: 'F1.4' },
  { what: 'checkAnswers', who: centre, on: ['match'], when: owns, rule: 'F1.8, F1.11' },
  { what: 'markSeen', who: allButSuppliers, on: ['dossier'], when: owns, rule: 'F1.10' },
  { what: 'weigh', who: allButSuppliers, on: ['dossier'], when: owns, rule: 'F2.17' },
  { what: 'settleWeighing', who: centre, on: ['dossier'], when: owns, rule: 'F2.1, F2.6' },
  { what: 'closeDemo', who: centre, on: ['dossier'], when: owns, rule: 'F1.12' },
] as const satisfies readonly Row[]

export type ItemRight = (typeof itemRights)[number]['what']

const rows: readonly Row[] = itemRights

/** Whether the viewer has a right on an item that they read (D6). */
export function mayOn(viewer: Viewer, right: ItemRight, item: Facts): boolean {
  return rows.some(
    ({ what, who, on, when }) =>
      what === right && who.includes(viewer.kind) && on.includes(item.type) && (when?.(viewer, item) ?? true),
  )
}

/** The types of which a kind of viewer has a right, on some of their items or on all that they read. */
export function typesWith(kind: ViewerKind, right: ItemRight, { isFree = false } = {}): readonly TypeName[] {
  return typeNames.filter((type) =>
    rows.some(
      ({ what, who, on, when }) =>
        what === right && who.includes(kind) && on.includes(type) && !(isFree && when !== undefined),
    ),
  )
}
