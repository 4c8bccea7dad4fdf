import type { glance as nl } from '../nl/glance.ts'
import type { SameKeys } from '../sameKeys.ts'

export const glance = {
  today: 'Today',
  todos_one: 'todo for today or overdue',
  todos_other: 'todos for today or overdue',
  appointments_one: 'appointment today',
  appointments_other: 'appointments today',
  matches: {
    centre_one: 'match to deliver',
    centre_other: 'matches to deliver',
    supplier_one: 'dossier to answer',
    supplier_other: 'dossiers to answer',
    enduser_one: 'proposal without an answer',
    enduser_other: 'proposals without an answer',
  },
  messages_one: 'unread message',
  messages_other: 'unread messages',
  late_one: 'dossier past its planning',
  late_other: 'dossiers past their planning',
  unreadTitle: 'Suppliers read this, not read over',
  lateTitle: 'Past their planning',
  lateNone: 'Every dossier is on schedule.',
  lateMore: 'Show more dossiers',
  trends: 'The last 30 days',
  trend: {
    requests: 'New requests',
    offered: 'Offered to you',
    open: 'Matches under way',
    delivered: 'Delivered',
    won: 'Won',
  },
  trendAll: 'View all',
  more: '{{count}} more than the 30 days before',
  fewer: '{{count}} fewer than the 30 days before',
  same: 'The same as the 30 days before',
  points: 'Per 30 days, oldest first: {{points}}.',
} as const satisfies SameKeys<typeof nl>
