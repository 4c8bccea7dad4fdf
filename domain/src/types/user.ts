import { email, oneOf, phone, text, username } from '../fields/index.ts'
import { password } from '../fields/password.ts'
import { NAME_MIN } from '../limits.ts'
import { accountFeeds, accountRoles } from './closedLists.ts'
import { defineType } from './defineType.ts'
import { organisationTypes, under } from './parents.ts'

/** Someone with an account (S3.3, D19.1). */
export const user = defineType('user', {
  icon: 'user-circle',
  colour: 'indigo',
  edge: 'MEMBERS',
  parents: under(organisationTypes, 'MEMBERS'),
  roles: ['Eigenaar', 'Aanmaker', 'Leverancier', 'Eindgebruiker', 'Beheerder'],
  roleRequired: true,
  autoOpen: false,
  fields: {
    name: text({ required: true, min: NAME_MIN, search: 'name' }),
    username: username({ required: true, addOnly: true, search: 'other' }),
    email: email({ required: true, search: 'other' }),
    phone: phone({ search: 'other' }),
    role: oneOf(accountRoles, { required: true, default: 'members', superWrite: true }),
    _feed: oneOf(accountFeeds, { superWrite: true }),
    _pass: password({ writeOnly: true }),
    scope: text({ max: 200, superWrite: true, hidden: true }),
  },
  short: ['role'],
  columns: ['name', 'username', 'email', 'role'],
})
