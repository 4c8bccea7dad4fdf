import {
  colour,
  date,
  dateTime,
  flag,
  integer,
  listOf,
  longText,
  money,
  oneOf,
  richText,
  text,
  website,
} from '../fields/index.ts'
import { DEFAULT_PRICE, MASK_LENGTH_MAX, MASKS_MAX, STEP_DAYS_MAX } from '../limits.ts'
import { workday } from '../planning/workday.ts'
import { dossierStatuses } from '../status/statusTable.ts'
import { dossierKinds } from './closedLists.ts'
import { defineType } from './defineType.ts'
import { employees } from './organisationFields.ts'
import { under } from './parents.ts'
import { weighingSetup } from './weighingSetup.ts'

/** A request for software (S3.10). */
export const dossier = defineType('dossier', {
  icon: 'folder',
  colour: 'blauw',
  edge: 'DOSSIERS',
  parents: under(['lead', 'organisation'], 'DOSSIERS'),
  roles: ['Aanvraag'],
  autoOpen: true,
  holdsAny: true,
  taggable: true,
  timeline: ['own', 'changes'],
  screen: { sections: ['main', 'space'], links: 'free', searched: 'all', page: 'full', isQuick: true, isShallow: true },
  statuses: dossierStatuses,
  dateField: 'date',
  amountField: 'budget',
  fields: {
    name: oneOf(dossierKinds, { required: true, addOnly: true, search: 'name', anonymous: 'redact' }),
    case: richText({ search: 'other', anonymous: 'redact' }),
    users: integer({ required: true, min: 1, anonymous: 'keep' }),
    employees: employees(false),
    date: dateTime({ anonymous: 'keep' }),
    selection_date: date({ anonymous: 'keep' }),
    implementation_date: date({ anonymous: 'keep' }),
    existing: text({ max: 400, search: 'other', anonymous: 'redact' }),
    price: money({ default: DEFAULT_PRICE, anonymous: 'hide' }),
    budget: money({ default: DEFAULT_PRICE, anonymous: 'keep' }),
    license: money({ default: DEFAULT_PRICE, anonymous: 'keep' }),
    implement: money({ default: DEFAULT_PRICE, anonymous: 'keep' }),
    supplier: text({ max: 200, anonymous: 'hide' }),
    link: website({ anonymous: 'hide' }),
    open: flag({ default: false, anonymous: 'hide' }),
    current: flag({ hidden: true, anonymous: 'keep' }),
    // The requirements: their version since they were frozen, why it rose, and until when suppliers answer (F1.5, F1.8).
    set_version: integer({ hidden: true, readOnly: true, anonymous: 'keep' }),
    set_date: dateTime({ hidden: true, readOnly: true, anonymous: 'keep' }),
    set_reason: longText({ max: 2000, hidden: true, readOnly: true, anonymous: 'hide' }),
    answers_due: date({ hidden: true, anonymous: 'keep' }),
    // How it is weighed up (F2): written by calls of its own.
    weighing_setup: weighingSetup(),
    // Words that suppliers do not read before disclosure, beside what the cards of the lead say (D7).
    masks: listOf(
      { word: text({ required: true, max: MASK_LENGTH_MAX }) },
      { hidden: true, max: MASKS_MAX, anonymous: 'hide' },
    ),
    planning: listOf(
      {
        date: workday({ required: true }),
        diff: integer({ min: -STEP_DAYS_MAX, max: STEP_DAYS_MAX }),
        text: text({ required: true }),
        color: colour(),
        description: text({ max: 2000 }),
      },
      { hidden: true, anonymous: 'hide' },
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
  withheld: ['masks', 'planning', 'current', 'supplier', 'link', 'set_reason', 'weighing_setup'],
  columns: ['name', 'organisation', 'status', 'users', 'date', 'budget', 'selection_date', 'implementation_date'],
})
