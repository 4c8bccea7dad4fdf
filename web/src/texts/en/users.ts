import type { users as nl } from '../nl/users.ts'
import type { SameKeys } from '../sameKeys.ts'

export const users = {
  title: 'Users',
  count_one: '{{shown}} account',
  count_other: '{{shown}} accounts',
  add: 'Add a user',
  search: 'Find by name, e-mail, organisation or role',
  found_one: '{{count}} user found',
  found_other: '{{count}} users found',
  none: 'No user found',
  columns: { name: 'Name', organisation: 'Organisation', role: 'Role', last: 'Last login' },
  nowhere: 'No organisation',
  never: 'Never yet',
  showAll_one: 'Show all {{shown}}',
  showAll_other: 'Show all {{shown}}',
  chart: 'Logins per week',
  period: 'Period',
  weeks_one: '{{count}} week',
  weeks_other: '{{count}} weeks',
  total_one: '{{shown}} login in {{weeks}} weeks',
  total_other: '{{shown}} logins in {{weeks}} weeks',
  logins: 'Logins',
  people: 'Different people',
  week: 'Week from',
  weekOf: 'Week from {{date}}',
  asTable: 'As a table',
} as const satisfies SameKeys<typeof nl>
