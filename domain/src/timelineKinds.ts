/** What a timeline tells of, in the order of its filters. */
export const timelineKinds = ['change', 'status', 'comment', 'activity', 'message', 'file', 'disclosure'] as const
export type TimelineKind = (typeof timelineKinds)[number]
