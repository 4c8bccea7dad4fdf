import { date, email, flag, integer, longText, oneOf, phone, text } from '../fields/index.ts'
import { NAME_MIN } from '../limits.ts'
import { defineType } from './defineType.ts'
import { address } from './organisationFields.ts'
import { organisationTypes, under } from './parents.ts'

/** A contact person (S3.4). */
export const person = defineType('person', {
  icon: 'user',
  colour: 'grijs',
  edge: 'CONTACTS',
  parents: under([...organisationTypes, 'dossier', 'activity'], 'CONTACTS'),
  roles: ['Contact', 'Case Manager', 'Eigenaar', 'Aanmaker', 'Leverancier', 'Eindgebruiker', 'admin'],
  autoOpen: false,
  fields: {
    name: text({ required: true, min: NAME_MIN, search: 'name' }),
    gender: oneOf(['male', 'female', 'unknown'], { required: true, default: 'unknown' }),
    jobtitle: text({ max: 120, search: 'other' }),
    email: email({ search: 'other' }),
    phone: phone({ search: 'other' }),
    mobile: phone({ search: 'other' }),
    dob: date({ birth: true }),
    address: address(),
    since: date(),
    drinks: integer({ max: 1000 }),
    bob: flag(),
    description: longText({ search: 'other' }),
    notes: longText(),
  },
  short: ['jobtitle', 'email', 'phone', 'mobile', 'gender'],
  withheld: ['notes', 'dob', 'drinks', 'bob', 'since', 'address', 'description'],
  columns: ['name', 'jobtitle', 'organisation', 'email', 'phone', 'mobile'],
})
