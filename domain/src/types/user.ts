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
  holdsAny: true,
  taggable: false,
  screen: { sections: ['side'], links: 'fixed', searched: 'all', page: 'facts', isSmall: true, isShallow: true },
  fields: {
    name: text({ required: true, min: NAME_MIN, search: 'name', identifies: 'name' }),
    username: username({ required: true, addOnly: true, search: 'other', identifies: 'name' }),
    email: email({ required: true, search: 'other', identifies: 'email' }),
    phone: phone({ search: 'other', identifies: 'phone' }),
    role: oneOf(accountRoles, { required: true, default: 'members', superWrite: true, identifies: false }),
    _feed: oneOf(accountFeeds, { superWrite: true, identifies: false }),
    _pass: password({ writeOnly: true, identifies: false }),
    scope: text({ max: 200, superWrite: true, hidden: true, identifies: false }),
  },
  short: ['role'],
  columns: ['name', 'username', 'email', 'role'],
})
