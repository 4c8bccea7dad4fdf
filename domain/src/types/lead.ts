import { leadStatuses } from '../status/statusTable.ts'
import { defineType } from './defineType.ts'
import { employees, organisationFields } from './organisationFields.ts'
import { under } from './parents.ts'

/** An end-user organisation: the one that asks (S3.11). */
export const lead = defineType('lead', {
  icon: 'tools-kitchen-2',
  colour: 'oranje',
  edge: 'MEMBERS',
  parents: under(['space'], 'MEMBERS'),
  roles: ['Eindgebruiker'],
  autoOpen: true,
  holdsAny: true,
  taggable: true,
  timeline: ['own', 'changes'],
  screen: { sections: ['space'], links: 'free', searched: 'all' },
  importable: true,
  statuses: leadStatuses,
  fields: { ...organisationFields, employees: employees(true) },
  // S2.34: an end-user is entered in one go with its people and its request.
  form: [
    {
      name: 'basics',
      fields: ['name', 'employees', 'website', 'email', 'phone', 'address', 'kvk', 'vat', 'description'],
    },
    { name: 'contacts', child: 'person', many: true },
    { name: 'request', child: 'dossier', many: false },
  ],
  short: ['status', 'address', 'employees'],
  // Why the centre gave it a status is the centre's own.
  withheld: ['history'],
  columns: ['name', 'status', 'address.city', 'employees', 'email', 'phone', 'website'],
})
