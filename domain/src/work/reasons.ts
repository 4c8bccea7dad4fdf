import type { ViewerKind } from '../access/viewer.ts'

/** The groups of what is somebody's to do, in their order. */
export const workGroups = ['late', 'today', 'week', 'later', 'undated'] as const
export type WorkGroup = (typeof workGroups)[number]

/**
 * Why something is somebody's to do: a todo that is theirs, or one that they gave to others, with a date; an appointment of today; a match
 * that waits for them; requirements to answer; a round of weighing to which they were invited; what a supplier reads and nobody read over; a
 * dossier of theirs that is late; a message that they have not read, and a remark that names them and that they have not seen.
 */
export const workReasons = [
  'todo',
  'given',
  'appointment',
  'deliver',
  'offer',
  'answer',
  'requirements',
  'weigh',
  'review',
  'late',
  'message',
  'mention',
] as const
export type WorkReason = (typeof workReasons)[number]

/** So many lines of each group are told; all of them are counted. */
export const WORK_GROUP_MAX = 100

const everybody = ['todo', 'given', 'appointment', 'message', 'mention'] as const
const centre: readonly WorkReason[] = [...everybody, 'deliver', 'review', 'late']
const reasons: Readonly<Record<ViewerKind, readonly WorkReason[]>> = {
  super: centre,
  staff: centre,
  supplier: [...everybody, 'offer', 'requirements'],
  enduser: [...everybody, 'answer', 'weigh'],
  member: [...everybody, 'weigh'],
}

/** What may be to do for a kind of person (S2.2, D6): late dossiers for the centre, what was offered for a supplier, answers and weighing for who asks. */
export function workFor(kind: ViewerKind): readonly WorkReason[] {
  return reasons[kind]
}
