import { dateTime, flag, integer, oneOf, text } from '../fields/index.ts'
import { weighingStatuses } from '../status/statusTable.ts'
import { weigherSides } from './closedLists.ts'
import { defineType } from './defineType.ts'
import { criterionPoints } from './weighingSetup.ts'

/**
 * How much each criterion counts for one person (G1, F2.5, F2.14). It becomes an item when the round is closed; until then it lies
 * where its author alone reads it (G8).
 */
export const weighing = defineType('weighing', {
  icon: 'scale',
  colour: 'indigo',
  edge: 'WEIGHINGS',
  parents: { dossier: ['WEIGHINGS'] },
  roles: ['Weging'],
  autoOpen: false,
  holdsAny: false,
  taggable: false,
  screen: { sections: [], links: 'free', searched: 'nobody' },
  isRow: true,
  ownCalls: true,
  statuses: weighingStatuses,
  signature: 'author',
  fields: {
    name: text({ max: 200 }),
    side: oneOf(weigherSides, { required: true }),
    round: integer({ min: 1 }),
    date: dateTime(),
    // Whether the others read whose it is, as was said at the invitation.
    named: flag({ default: true }),
    points: criterionPoints(),
  },
  short: ['name', 'side', 'round', 'date', 'named', 'points', 'status'],
  columns: ['name', 'side', 'date'],
})
