import {
  colour,
  date,
  dateTime,
  flag,
  integer,
  listOf,
  money,
  oneOf,
  richText,
  text,
  website,
} from '../fields/index.ts'
import { DEFAULT_PRICE, MASK_LENGTH_MAX, MASKS_MAX } from '../limits.ts'
import { workday } from '../planning/workday.ts'
import { dossierStatuses } from '../status/statusTable.ts'
import { dossierKinds } from './closedLists.ts'
import { defineType } from './defineType.ts'
import { employees } from './organisationFields.ts'
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
    employees: employees(false),
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
    // Words that suppliers do not read before disclosure, beside what the cards of the lead say (D7).
    masks: listOf({ word: text({ required: true, max: MASK_LENGTH_MAX }) }, { hidden: true, max: MASKS_MAX }),
    planning: listOf(
      {
        date: workday({ required: true }),
        diff: integer({ min: -3650, max: 3650 }),
        text: text({ required: true }),
        color: colour(),
        description: text({ max: 2000 }),
      },
      { hidden: true },
    ),
  },
  form: [
    {
      name: 'request',
      fields: ['name', 'users', 'employees', 'date', 'selection_date', 'implementation_date', 'existing', 'case'],
    },
    { name: 'money', fields: ['price', 'budget', 'license', 'implement'] },
    { name: 'more', fields: ['supplier', 'link'] },
  ],
  short: ['status', 'date', 'users', 'open', 'selection_date', 'price'],
  withheld: ['masks', 'planning', 'current', 'supplier', 'link'],
  columns: ['name', 'organisation', 'status', 'users', 'date', 'budget', 'selection_date', 'implementation_date'],
})
