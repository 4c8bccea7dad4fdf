import { date, dateTime, flag, integer, listOf, money, oneOf, richText, text, website } from '../fields/index.ts'
import { DEFAULT_PRICE } from '../limits.ts'
import { dossierStatuses } from '../status/statusTable.ts'
import { dossierKinds } from './closedLists.ts'
import { defineType } from './defineType.ts'
import { under } from './parents.ts'

/** A request for software (S3.10). */
export const dossier = defineType('dossier', {
  icon: 'folder',
  colour: 'blauw',
  edge: 'DOSSIERS',
  parents: under(['lead', 'organisation'], 'DOSSIERS'),
  roles: ['Aanvraag'],
  autoOpen: true,
  statuses: dossierStatuses,
  dateField: 'date',
  fields: {
    name: oneOf(dossierKinds, { required: true, addOnly: true, search: 'name' }),
    case: richText({ search: 'other' }),
    users: integer({ required: true, min: 1 }),
    date: dateTime(),
    selection_date: date(),
    implementation_date: date(),
    existing: text({ max: 400, search: 'other' }),
    price: money({ default: DEFAULT_PRICE }),
    budget: money({ default: DEFAULT_PRICE }),
    license: money({ default: DEFAULT_PRICE }),
    implement: money({ default: DEFAULT_PRICE }),
    supplier: text({ max: 200 }),
    link: website(),
    open: flag({ default: false }),
    current: flag({ hidden: true }),
    planning: listOf(
      {
        name: text({ required: true }),
        date: date({ required: true }),
        text: text(),
        color: text({ max: 12 }),
        description: text({ max: 2000 }),
      },
      { hidden: true },
    ),
  },
  form: [
    {
      name: 'request',
      fields: ['name', 'users', 'date', 'selection_date', 'implementation_date', 'existing', 'case'],
    },
    { name: 'money', fields: ['price', 'budget', 'license', 'implement'] },
    { name: 'more', fields: ['supplier', 'link', 'open'] },
  ],
  short: ['status', 'date', 'users', 'open', 'selection_date', 'price'],
  withheld: ['planning', 'current', 'supplier', 'link'],
  columns: ['name', 'organisation', 'status', 'users', 'date', 'budget', 'selection_date', 'implementation_date'],
})
