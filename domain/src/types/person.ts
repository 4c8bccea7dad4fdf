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
    name: text({ required: true, min: NAME_MIN, search: 'name', identifies: 'name' }),
    gender: oneOf(['male', 'female', 'unknown'], { required: true, default: 'unknown', identifies: false }),
    jobtitle: text({ max: 120, search: 'other', identifies: false }),
    email: email({ search: 'other', identifies: 'email' }),
    phone: phone({ search: 'other', identifies: 'phone' }),
    mobile: phone({ search: 'other', identifies: 'phone' }),
    dob: date({ birth: true, single: true, identifies: false }),
    address: address(),
    since: date({ identifies: false }),
    drinks: integer({ max: 1000, identifies: false }),
    bob: flag({ identifies: false }),
    description: longText({ search: 'other', identifies: false }),
    notes: longText({ identifies: false }),
  },
  short: ['jobtitle', 'email', 'phone', 'mobile', 'gender'],
  withheld: ['notes', 'dob', 'drinks', 'bob', 'since', 'address', 'description'],
  columns: ['name', 'jobtitle', 'organisation', 'email', 'phone', 'mobile'],
})
