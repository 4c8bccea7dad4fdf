/** A field of the dossier or its lead that a note shows as it is now (S3.20, D10). */
export interface HashField {
  /** How the note keeps it: the owner and the path of the field. */
  readonly id: string
  readonly of: 'dossier' | 'lead'
  readonly path: readonly string[]
}

const dossierFields = [
  'users',
  'status',
  'date',
  'selection_date',
  'implementation_date',
  'existing',
  'price',
  'budget',
  'license',
  'implement',
]
const leadFields = [
  'name',
  'employees',
  'website',
  'email',
  'phone',
  'address.street',
  'address.zipcode',
  'address.city',
]

/**
 * The hash values (S3.20). A note keeps which field it is and never its value: so it shows what the field says now, and a reader who
 * may not read the field finds nothing of it in the text (D7).
 */
export const hashFields: readonly HashField[] = [
  ...dossierFields.map((path): HashField => ({ id: `dossier.${path}`, of: 'dossier', path: path.split('.') })),
  ...leadFields.map((path): HashField => ({ id: `lead.${path}`, of: 'lead', path: path.split('.') })),
]

/** The field that a `#` stands for. */
export function hashFieldOf(id: string): HashField | undefined {
  return hashFields.find((field) => field.id === id)
}
