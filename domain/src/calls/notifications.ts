import { z } from 'zod'
import { PAGE_SIZE_MAX } from '../limits.ts'
import { type MailedKind, notificationKinds } from '../newsKinds.ts'
import { refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, plainText, termInput, tokenInput } from './inputs.ts'

const group = 'notifications'

/** Why a supplier is told of what it is asked: rows changed, rows were reopened, or how much of the term is over (F1.5, F1.8, F1.14). */
const answersNews = ['changed', 'reopened', 'half', 'most', 'over'] as const

/** Why somebody of who asks is told of a weighing: they are invited, and twice that it is still theirs to do (F2.14). */
export const weighNews = ['invited', 'again', 'still'] as const

/** By what a supplier seems to be after who asks (D20.10). */
export const probingKinds = ['refused', 'renamed', 'searched'] as const
export type ProbingKind = (typeof probingKinds)[number]

const notificationAnswer = z
  .object({
    _id: z.string(),
    kind: z.enum(notificationKinds),
    at: z.iso.datetime(),
    read: z.boolean(),
    item: refAnswer.meta({ description: 'What it is about, in the form that the reader reads.' }),
    by: refAnswer.optional().meta({ description: 'Who did it, as far as the reader may know.' }),
    text: z.string().optional().meta({ description: 'Of a mention what was said.' }),
    status: z.string().optional().meta({ description: 'Of a change of status the new one.' }),
    probing: z
      .enum(probingKinds)
      .optional()
      .meta({ description: 'What a supplier did far more often than it is used to; for staff.' }),
    answers: z.enum(answersNews).optional().meta({
      description:
        'Of requirements that a supplier answers: rows changed or were reopened, or how much of the term is over.',
    }),
    weigh: z
      .enum(weighNews)
      .optional()
      .meta({ description: 'Of a weighing that is still to be submitted: invited, or reminded of it.' }),
    rows: z
      .array(z.string())
      .optional()
      .meta({ description: 'Keys of rows that changed or were reopened; the first ten of them.' }),
    count: z
      .int()
      .optional()
      .meta({ description: 'How many rows changed or were reopened; of what is followed how much happened.' }),
    due: z.string().optional().meta({ description: 'The last day on which is answered.' }),
    source: z.string().optional().meta({ description: 'Of a mention the remark.' }),
  })
  .meta({ id: 'Notification', description: 'Made when it is read: nothing is told that the reader may not read.' })

export type Notification = z.infer<typeof notificationAnswer>
export type MailedNotification = Notification & { readonly kind: MailedKind }

/** Whether one may want mail of it: that a supplier probes is told on screen alone. */
export function isMailed(one: Notification): one is MailedNotification {
  return one.kind !== 'probing'
}

/** Calls of the notification centre (D19.9), and whom one may mention. */
export const notificationCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/notifications/list',
    isRead: true,
    group,
    summary: 'What one is told of: mentions, messages, changes of status and todos that are due, newest first',
    body: z.object({ ...tokenInput }),
    answer: z.array(notificationAnswer),
    headers: { 'x-unread-count': 'How many of them were not read yet.' },
  }),
  read: defineCall({
    method: 'POST',
    path: '/api/notifications/read',
    group,
    summary: 'Mark some or all as read',
    body: z.object({
      ids: z.array(plainText(600)).max(PAGE_SIZE_MAX).nullish().meta({ description: 'All of them when left out.' }),
      ...tokenInput,
    }),
    answer: z.object({ unread: z.int() }),
  }),
  mentionable: defineCall({
    method: 'POST',
    path: '/api/mentions/list',
    isRead: true,
    group,
    summary: 'Whom one may mention on an item: accounts that read it and its contacts, as far as one knows them',
    body: z.object({ item: idInput, q: termInput, ...tokenInput }),
    answer: z.array(refAnswer),
    problems: [404],
  }),
}
