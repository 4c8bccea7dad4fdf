import { email, integer, kvk, longText, object, phone, text, website, zipcode } from '../fields/index.ts'

/** A postal address (S3.11, D4.1). */
export const address = () =>
  object({ street: text({ max: 120 }), zipcode: zipcode(), city: text({ max: 80, search: 'other' }) })

/** What organisations, suppliers and leads have in common (S3.11). */
export const organisationFields = {
  name: text({ required: true, search: 'name' }),
  website: website({ search: 'other' }),
  email: email({ search: 'other' }),
  phone: phone({ search: 'other' }),
  address: address(),
  description: longText({ search: 'other' }),
  kvk: kvk(),
}

/** Number of people employed (D4.4). */
export const employees = (required: boolean) => integer({ required, max: 1_000_000 })
