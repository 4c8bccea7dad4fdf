import { longText } from '../fields/index.ts'
import { organisationStatuses } from '../status/statusTable.ts'
import { defineType } from './defineType.ts'
import { headings, organisationFields } from './organisationFields.ts'
import { under } from './parents.ts'

/** Any other organisation, such as a member of the knowledge centre (S3.11). */
export const organisation = defineType('organisation', {
  icon: 'building',
  colour: 'petrol',
  edge: 'MEMBERS',
  parents: under(['space'], 'MEMBERS'),
  roles: ['Lid'],
  autoOpen: true,
  holdsAny: true,
  taggable: true,
  timeline: ['own', 'changes'],
  screen: { sections: ['space'], links: 'free', searched: 'all' },
  importable: true,
  statuses: organisationStatuses,
  fields: {
    ...organisationFields,
    description: longText({
      required: true,
      search: 'other',
      identifies: false,
      import: headings.description,
      importMissing: 'Geïmporteerd',
    }),
  },
  short: ['status', 'address'],
  // Why the centre gave it a status is the centre's own.
  withheld: ['history'],
  columns: ['name', 'status', 'address.city', 'email', 'phone', 'website'],
})
