import {
  allButStaff,
  allButSuppliers,
  centre,
  endusers,
  everybody,
  type Side,
  staff,
  superUsers,
  suppliers,
} from './questions.ts'
import type { ViewerKind } from './viewer.ts'

interface Row {
  readonly who: readonly ViewerKind[]
  readonly rule: string
}

/** What somebody may see or do whatever item it is about: what, who, rule. What depends on an item is in `itemRights.ts`. */
export const viewerRights = {
  // What is read
  readEverything: { who: superUsers, rule: 'D6' },
  readSpaceInFull: { who: staff, rule: 'D6' },
  readAsMemberOfSpaces: { who: allButStaff, rule: 'D6' },
  readAnonymised: { who: suppliers, rule: 'D7' },
  readPublicCards: { who: endusers, rule: 'D6' },
  readSuperFields: { who: superUsers, rule: 'D6, S6.3' },
  readOthersDemoSheets: { who: superUsers, rule: 'F1.12, D6' },
  readEvidence: { who: allButSuppliers, rule: 'G3' },
  // What is written
  writeEverything: { who: superUsers, rule: 'D6' },
  writeSuperFields: { who: superUsers, rule: 'D6, D19.1' },
  changeSharedViews: { who: superUsers, rule: 'D6' },
  moveAccounts: { who: superUsers, rule: 'D6' },
  restore: { who: centre, rule: 'D2.5' },
  undoImportsOfSpace: { who: staff, rule: 'D23.5' },
  retain: { who: superUsers, rule: 'D6' },
  answerRequirements: { who: suppliers, rule: 'F1.8' },
  writeNote: { who: allButSuppliers, rule: 'D7, S7.18' },
  talkInRooms: { who: allButSuppliers, rule: 'D13, D19.10' },
  // Screens and their parts
  listUsers: { who: superUsers, rule: 'D6, S6.3' },
  seeStatistics: { who: centre, rule: 'S2.21, S6.3' },
  seeStatisticsOfAllSpaces: { who: superUsers, rule: 'D6' },
  seeTrends: { who: [...centre, ...suppliers], rule: 'S2.2, D6' },
  seeItemMenu: { who: allButSuppliers, rule: 'S2.33, S6.5' },
  seePlanning: { who: allButSuppliers, rule: 'D19.5' },
  seeWeighing: { who: allButSuppliers, rule: 'F2.17' },
  seeOpenRequirements: { who: allButSuppliers, rule: 'F1.5' },
  compareMatches: { who: allButSuppliers, rule: 'D6, D20' },
  seeProfile: { who: [...centre, ...suppliers], rule: 'D6' },
  seeMatchPrice: { who: [...centre, ...suppliers, 'member'], rule: 'S2.31' },
  findLeads: { who: [...centre, ...endusers], rule: 'D6' },
  findSuppliers: { who: everybody.filter((kind) => kind !== 'member'), rule: 'D6' },
} as const satisfies Record<string, Row>

export type ViewerRight = keyof typeof viewerRights

/** Whether the viewer has a right that depends on no item (D6). */
export function may({ kind }: Side, right: ViewerRight): boolean {
  const who: readonly ViewerKind[] = viewerRights[right].who
  return who.includes(kind)
}
