import { email, integer, kvk, longText, object, phone, text, website, zipcode } from '../fields/index.ts'

/** A postal address (S3.11, D4.1). */
export const address = () =>
  object({
    street: text({ max: 120, identifies: 'street' }),
    zipcode: zipcode({ identifies: 'zipcode' }),
    city: text({ max: 80, search: 'other', identifies: 'city' }),
  })

/** What organisations, suppliers and leads have in common (S3.11). */
export const organisationFields = {
  name: text({ required: true, search: 'name', identifies: 'name' }),
  website: website({ search: 'other', identifies: 'website' }),
  email: email({ search: 'other', identifies: 'email' }),
  phone: phone({ search: 'other', identifies: 'phone' }),
  address: address(),
  description: longText({ search: 'other', identifies: false }),
  kvk: kvk({ identifies: 'number' }),
  vat: text({ max: 20, identifies: 'number' }),
}

/** Number of people employed (D4.4); a supplier reads a class of sizes instead (D7). */
export const employees = (required: boolean) =>
  integer({ required, max: 1_000_000, identifies: false, anonymous: 'hide' })
