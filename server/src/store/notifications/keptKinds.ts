import type { NotificationKind } from '@schakel/domain'

/** News that is kept as a row of `notifications` and may be mailed; what else there is is found by itself at each read (D13). */
export const mailedKept = ['mention', 'status', 'answers', 'weigh', 'reminder'] as const satisfies NotificationKind[]

/** All news that is kept as a row: read or not, it says so itself. */
export const keptKinds = [...mailedKept, 'probing'] as const satisfies NotificationKind[]
