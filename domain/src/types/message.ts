import { dateTime, richText, text } from '../fields/index.ts'
import { messageStatuses } from '../status/statusTable.ts'
import { defineType } from './defineType.ts'
import { organisationTypes, under } from './parents.ts'

/** A message to people, organisations or a whole space (S3.9). */
export const message = defineType('message', {
  icon: 'mail',
  colour: 'petrol',
  edge: 'TO',
  // The edge runs from the message to its recipient, so what is a parent elsewhere is the addressee here.
  parents: under(['user', ...organisationTypes], 'TO'),
  roles: ['Bericht'],
  autoOpen: false,
  holdsAny: true,
  taggable: false,
  isPlaceless: true,
  timeline: ['itself'],
  screen: { sections: [], links: 'never', searched: 'all', isSmall: true, isFaceless: true, isAddressed: true },
  signature: 'from',
  statuses: messageStatuses,
  dateField: 'date',
  fields: {
    name: text({ required: true, search: 'name' }),
    description: richText({ search: 'other' }),
    date: dateTime({ hidden: true, past: true, default: (now: Date) => now.toISOString() }),
  },
  short: ['date', 'status'],
  columns: ['name', 'date', 'status'],
})
