import type { bell as nl } from '../nl/bell.ts'
import type { SameKeys } from '../sameKeys.ts'

/** What the bell says before it is opened, and what following says; the other words of news come with what the bell opens. */
export const bell = {
  bell: 'Notifications',
  bell_unread_one: 'Notifications, {{count}} unread',
  bell_unread_other: 'Notifications, {{count}} unread',
  unfollow: 'Follow no more',
  follow: 'Follow',
  following: 'You follow this',
  followText: 'You are notified when something happens here',
  followingText: 'You are notified; click to stop',
  nowFollowed: 'You are notified when something happens here',
  followedNoMore: 'You do not follow this any more',
  follows: 'What you follow',
  followsText: 'You are notified of what happens there. Only you see this.',
  followsNone: 'You follow nothing yet. Press Follow on a card.',
  since: 'since',
  stop: 'Stop',
  stopOf: 'Stop following {{name}}',
} as const satisfies SameKeys<typeof nl>
