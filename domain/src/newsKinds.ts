/** Of what one may want mail, in the order in which a screen asks it (D13, S2.8). */
export const mailedKinds = ['mention', 'message', 'status', 'due', 'reminder', 'answers', 'weigh', 'follow'] as const
export type MailedKind = (typeof mailedKinds)[number]

/** What one is told of (D13): that a supplier probes is told on screen alone. */
export const notificationKinds = [...mailedKinds, 'probing'] as const
export type NotificationKind = (typeof notificationKinds)[number]
