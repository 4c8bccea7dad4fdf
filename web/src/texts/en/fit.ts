import type { fit as nl } from '../nl/fit.ts'
import type { SameKeys } from '../sameKeys.ts'

export const fit: SameKeys<typeof nl> = {
  title: 'Suppliers that fit',
  lead: 'Ordered by software, industry, requirements, company size, results, region, workload and response time. Who supplies other software stands at the end. This says whom to ask; who fits is told later by the answers and their evidence.',
  find: 'Add suppliers',
  hide: 'Hide suppliers',
  filter: 'Filter by name or reason',
  none: 'There are no suppliers to choose from yet',
  noneText: 'Add a supplier to your space and it will stand here.',
  noneFiltered: 'No supplier matches “{{term}}”',
  equal: 'equal',
  equalText: 'As many points as another supplier: only the name decides which stands first.',
  matched: 'Already a match',
  points: '{{points}} of {{max}} points',
  why: 'Why?',
  whyOf: 'Why {{name}} has {{points}} points',
  choose: 'Choose {{name}}',
  chosen_one: '{{count}} chosen',
  chosen_other: '{{count}} chosen',
  add: 'Add as match',
  clear: 'Clear choice',
  added_one: '{{count}} match added',
  added_other: '{{count}} matches added',
  failed: 'Not added: {{names}}',
  more: 'Show more suppliers ({{count}})',
  reasonPoints: '{{points}} of {{max}}',
}
