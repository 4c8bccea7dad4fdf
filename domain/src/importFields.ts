import { may, type ViewerKind } from './access/index.ts'

/** What a table can be imported as (D17.2). */
export const importTypes = ['lead', 'supplier', 'organisation', 'person'] as const
export type ImportType = (typeof importTypes)[number]

/**
 * The fields that a column can fill; nothing else of an item can be imported, so that no file gives a right, a role or an owner (D6).
 * `address.number` is appended to the street, `contact.` is the person that hangs under the organisation of a row.
 */
export const importFields = [
  'name',
  'website',
  'email',
  'phone',
  'address.street',
  'address.number',
  'address.zipcode',
  'address.city',
  'description',
  'status',
  'employees',
  'note',
  'tags',
  'kvk',
  'contact.name',
  'contact.first',
  'contact.infix',
  'contact.last',
  'contact.jobtitle',
  'contact.email',
  'contact.phone',
  'contact.mobile',
] as const
export type ImportField = (typeof importFields)[number]

/** Fields that only some types have; every other field is on all of them but a person. */
const fieldsOfSome: Readonly<Partial<Record<ImportField, readonly ImportType[]>>> = {
  employees: ['lead'],
  note: ['supplier'],
}

// Of a person `name` is the organisation that it is found under.
const fieldsOfPerson: readonly ImportField[] = [
  'contact.name',
  'contact.first',
  'contact.infix',
  'contact.last',
  'contact.jobtitle',
  'contact.email',
  'contact.phone',
  'contact.mobile',
  'address.street',
  'address.number',
  'address.zipcode',
  'address.city',
  'description',
  'name',
]

/** The fields that a column can fill of a type, for this kind of viewer; a supplier's note is for super users alone (D6). */
export function importFieldsOf(type: ImportType, kind: ViewerKind): readonly ImportField[] {
  if (type === 'person') return fieldsOfPerson
  return importFields.filter(
    (field) => (fieldsOfSome[field]?.includes(type) ?? true) && (field !== 'note' || may({ kind }, 'writeSuperFields')),
  )
}

/** The field without which nothing of a row can be made. */
export function importNameOf(type: ImportType): readonly ImportField[] {
  return type === 'person' ? ['contact.name', 'contact.first', 'contact.last'] : ['name']
}
