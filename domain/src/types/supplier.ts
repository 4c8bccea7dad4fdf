import { flag, integer, listOf, longText, oneOf } from '../fields/index.ts'
import { organisationStatuses } from '../status/statusTable.ts'
import { dossierKinds, provinces, sizeClasses } from './closedLists.ts'
import { defineType } from './defineType.ts'
import { organisationFields } from './organisationFields.ts'
import { under } from './parents.ts'

/** A party that sells software (S3.11). */
export const supplier = defineType('supplier', {
  icon: 'truck-delivery',
  colour: 'paars',
  edge: 'MEMBERS',
  parents: under(['space'], 'MEMBERS'),
  roles: ['Leverancier'],
  autoOpen: true,
  holdsAny: true,
  taggable: true,
  timeline: ['own', 'changes'],
  screen: { sections: ['space'], links: 'free', searched: 'all', isShallow: true },
  importable: true,
  statuses: organisationStatuses,
  fields: {
    ...organisationFields,
    // What a supplier offers and to whom: the ground on which fit is counted.
    kinds: listOf({ kind: oneOf(dossierKinds, { required: true }) }, { max: 3 }),
    sizes: listOf({ size: oneOf(sizeClasses, { required: true }) }, { max: 4 }),
    regions: listOf({ province: oneOf(provinces, { required: true }) }, { max: 12 }),
    capacity: integer({ max: 1000 }),
    accepts: flag({ default: true }),
    note: longText({ superOnly: true, import: ['matchnotitie', 'matchnote', 'notitiematch'] }),
  },
  short: ['status', 'website', 'address'],
  card: ['name', 'avatar', 'banner', 'color', 'website', 'description', 'kinds'],
  columns: ['name', 'status', 'kinds', 'website', 'address.city', 'email', 'phone'],
})
