import type { list as nl } from '../nl/list.ts'
import type { SameKeys } from '../sameKeys.ts'

export const list = {
  title: 'Lists',
  status: 'Status',
  anyStatus: 'All statuses',
  sort: 'Order',
  sorts: {
    changed: 'Changed last',
    created: 'Newest first',
    name: 'By name',
    date: 'Latest date first',
    due: 'Soonest date first',
  },
  empty: 'Nothing in this list yet',
  emptyText: 'Add something, or choose another list.',
  emptyFiltered: 'Nothing with this status',
  showAll: 'Show all statuses',
} as const satisfies SameKeys<typeof nl>
