import { dateTime, longText, text } from '../fields/index.ts'
import { decisionStatuses } from '../status/statusTable.ts'
import { defineType } from './defineType.ts'

/** What was chosen for a dossier, and why (G1, F2.16). The numbers it was taken on stay as they were then (F4.6). */
export const decision = defineType('decision', {
  icon: 'gavel',
  colour: 'groen',
  edge: 'DECISIONS',
  parents: { dossier: ['DECISIONS'] },
  roles: ['Besluit'],
  autoOpen: false,
  holdsAny: false,
  taggable: false,
  screen: { sections: [], links: 'free', searched: 'all' },
  ownCalls: true,
  statuses: decisionStatuses,
  signature: 'author',
  dateField: 'date',
  fields: {
    name: text({ max: 200, search: 'name' }),
    // The match that was chosen.
    match: text({ required: true, max: 80, hidden: true }),
    reason: longText({ required: true, search: 'other' }),
    dissent: longText(),
    people: text({ max: 400 }),
    date: dateTime({ required: true }),
    // The decision that it comes after, and why (F2.16).
    replaces: text({ max: 80, hidden: true }),
    replaceReason: longText({ max: 2000 }),
    // Scores, weights, seed and method, as JSON (F2.10).
    result: longText({ hidden: true, readOnly: true }),
  },
  short: ['name', 'match', 'status', 'date'],
  columns: ['name', 'organisation', 'status', 'date'],
})
