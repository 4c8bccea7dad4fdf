import { integer, longText, oneOf, text } from '../fields/index.ts'
import { templateStatuses } from '../status/statusTable.ts'
import { dossierKinds } from './closedLists.ts'
import { defineType } from './defineType.ts'

/** A set of requirements that a space keeps ready for its dossiers (G1, F1.1). Its rows are `requirement` items under it. */
export const template = defineType('template', {
  icon: 'list-check',
  colour: 'petrol',
  edge: 'TEMPLATES',
  parents: { space: ['TEMPLATES'] },
  roles: ['Eisenlijst'],
  autoOpen: true,
  holdsAny: false,
  taggable: false,
  screen: { sections: ['centre'], links: 'free', searched: 'centre' },
  statuses: templateStatuses,
  fields: {
    name: text({ required: true, search: 'name' }),
    name_en: text(),
    kind: oneOf(dossierKinds, { required: true }),
    about: longText({ max: 2000, search: 'other' }),
    about_en: longText({ max: 2000 }),
    // Rises with each edition that the product ships (F1.1); a set of one's own stays at 1.
    // The set of the product that it was made from, such as `ERP` (F1.1).
    shipped: text({ max: 10, hidden: true, readOnly: true }),
    version: integer({ min: 1, default: 1, hidden: true, readOnly: true }),
  },
  short: ['name_en', 'kind', 'status', 'version'],
  // Read by those who may choose a set: the end-users and members of the space, once it is published (F1.3, F1.4).
  card: ['name', 'name_en', 'avatar', 'color', 'kind', 'about', 'about_en', 'version', 'shipped', 'status'],
  columns: ['name', 'kind', 'status'],
})
