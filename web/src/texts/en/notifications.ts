import type { notifications as nl } from '../nl/notifications.ts'
import type { SameKeys } from '../sameKeys.ts'

export const notifications = {
  title: 'Notifications',
  none: 'You are all caught up',
  noneText:
    'Here you read who mentions you, which messages you get, which status changes and what is still to be done.',
  allRead: 'Mark all as read',
  read: 'Read',
  readOf: 'Mark notifications about {{name}} as read',
  unread: 'unread',
  mention: '{{name}} mentioned you',
  message: 'Message from {{name}}',
  messageNew: 'New message',
  status: 'Status is now {{status}}',
  statusBy: '{{name}} set the status to {{status}}',
  due: 'Has to be done {{when}}',
  late: 'Should have been done {{when}}',
  reminder: 'You wanted to be reminded of this',
  answers: {
    changed_one: '{{count}} requirement has changed: {{rows}}',
    changed_other: '{{count}} requirements have changed: {{rows}}',
    reopened_one: 'You can answer {{count}} requirement again: {{rows}}',
    reopened_other: 'You can answer {{count}} requirements again: {{rows}}',
    half: 'The term for answering is half over: until {{due}}',
    most: 'The term for answering is nearly over: until {{due}}',
    over: 'The term for answering ended on {{due}}',
  },
  weigh: {
    invited: 'You are invited to weigh',
    again: 'Your weighing is not submitted yet',
    still: 'Your weighing is still waited for',
  },
  probing: {
    refused: 'Tried far more often than usual to change what it may not. Is this supplier finding out who is asking?',
    renamed: 'Renamed itself or its people far more often than usual. Is this supplier finding out who is asking?',
    searched: 'Searched far more often than usual. Is this supplier finding out who is asking?',
  },
  happened_one: 'Something happened that you follow',
  happened_other: '{{count}} things happened',
  someone: 'Someone',
  more_one: 'and {{count}} more before that',
  more_other: 'and {{count}} more before that',
} as const satisfies SameKeys<typeof nl>
