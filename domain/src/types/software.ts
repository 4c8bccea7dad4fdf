import { listOf, longText, oneOf, text, website } from '../fields/index.ts'
import { NAME_MIN } from '../limits.ts'
import { dossierKinds } from './closedLists.ts'
import { defineType } from './defineType.ts'

/** A product of the software catalogue (S3.5). */
export const software = defineType('software', {
  icon: 'apps',
  colour: 'indigo',
  edge: 'SOFTWARE',
  parents: { supplier: ['SOFTWARE'], lead: ['SOFTWARE'], organisation: ['SOFTWARE'] },
  roles: ['Gebruikt', 'Maakt'],
  rolesUnder: { supplier: ['Maakt'], lead: ['Gebruikt'], organisation: ['Gebruikt'] },
  roleRequired: true,
  autoOpen: false,
  holdsAny: true,
  taggable: true,
  isPlaceless: true,
  screen: {
    sections: ['side'],
    links: 'free',
    searched: 'all',
    page: 'facts',
    isSmall: true,
    standsAlone: true,
    isShallow: true,
  },
  fields: {
    name: text({ required: true, min: NAME_MIN, search: 'name' }),
    kinds: listOf({ kind: oneOf(dossierKinds, { required: true }) }, { max: 3 }),
    website: website({ search: 'other' }),
    description: longText({ search: 'other' }),
  },
  short: ['kinds', 'website'],
  columns: ['name', 'kinds', 'website'],
})
